import * as Dialog from '@radix-ui/react-dialog';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import '../../styles/mend.css';

interface FullPageProps {
  title: string;
  text?: string | undefined;
  /** Stands before the title: the way back. */
  cancel: ReactNode;
  /** Stands behind the title: what ends the work well. */
  save: ReactNode;
  onClose: () => void;
  /** Finds what is to have the focus first. */
  first?: () => HTMLElement | null | undefined;
  children: ReactNode;
}

// The book behind it turns its pages by the same keys and by swiping.
const keepFromPage = (event: SyntheticEvent) => event.stopPropagation();
const keepKeysFromPage = (event: KeyboardEvent) => {
  if (event.key !== 'Escape') event.stopPropagation();
};
const opener = () => document.querySelector<HTMLElement>('.around-bar button, .reader button, .reader a');

/** A page in place of the reader, in its look: with a quiet bar above, and the focus held in it. */
export function FullPage({ title, text, cancel, save, onClose, first, children }: FullPageProps) {
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Content
          className="mend-page"
          {...(text === undefined ? { 'aria-describedby': undefined } : {})}
          onInteractOutside={(event) => event.preventDefault()}
          onKeyDown={keepKeysFromPage}
          onTouchStart={keepFromPage}
          onTouchEnd={keepFromPage}
          onOpenAutoFocus={(event) => {
            const wanted = first?.();
            if (!wanted) return;
            event.preventDefault();
            wanted.focus({ preventScroll: true });
            wanted.scrollIntoView({ block: 'center' });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener()?.focus({ preventScroll: true });
          }}
        >
          <div className="mend-bar">
            {cancel}
            <Dialog.Title className="mend-name">{title}</Dialog.Title>
            {save}
          </div>
          {text === undefined ? null : <Dialog.Description className="mend-note">{text}</Dialog.Description>}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

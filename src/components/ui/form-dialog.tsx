import * as Dialog from '@radix-ui/react-dialog';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';

interface FormDialogProps {
  title: string;
  text: string;
  onClose: () => void;
  /** Finds what opened the dialog; it gets the focus back. */
  opener: () => HTMLElement | null;
  /** The form, with its own way back. */
  children: ReactNode;
}

// A book behind the dialog turns its pages by the same keys and by swiping.
const keepFromPage = (event: SyntheticEvent) => event.stopPropagation();
const keepKeysFromPage = (event: KeyboardEvent) => {
  if (/^(Arrow|Page)/.test(event.key)) event.stopPropagation();
};

/** A form over the page. A tap beside it does nothing, because words would be lost; Escape is the way back. */
export function FormDialog({ title, text, onClose, opener, children }: FormDialogProps) {
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-scrim" />
        <Dialog.Content
          className="alert-dialog card"
          onInteractOutside={(event) => event.preventDefault()}
          onKeyDown={keepKeysFromPage}
          onTouchStart={keepFromPage}
          onTouchEnd={keepFromPage}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener()?.focus();
          }}
        >
          <Dialog.Title className="text-[22px]">{title}</Dialog.Title>
          <Dialog.Description className="text-ink2 mt-2">{text}</Dialog.Description>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

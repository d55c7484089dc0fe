import * as Dialog from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface RemoveDialogProps {
  title: string;
  /** Nowhere but on this device: removing it loses it. */
  isOnlyHere: boolean;
  onRemove: () => void;
  onCancel: () => void;
  /** Finds what opened the question; it gets the focus back. */
  opener: () => HTMLElement | null;
}

/** Asks before a story is taken off the device. Begins at the way back, and a tap beside it does nothing. */
export function RemoveDialog({ title, isOnlyHere, onRemove, onCancel, opener }: RemoveDialogProps) {
  const { t } = useTranslation(['stories']);
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root open onOpenChange={onCancel}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-scrim" />
        <Dialog.Content
          role="alertdialog"
          className="shelf-ask card"
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            keep.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener()?.focus();
          }}
        >
          <Dialog.Title className="text-[22px]">{t('shelf.removeTitle', { title })}</Dialog.Title>
          <Dialog.Description className="text-ink2 mt-2">
            {isOnlyHere ? t('shelf.removeOnlyHere') : t('shelf.removeText')}
          </Dialog.Description>
          <div className="shelf-ask-buttons">
            <button ref={keep} type="button" className="btn btn-secondary" onClick={onCancel}>
              {t('shelf.removeKeep')}
            </button>
            <button type="button" className="btn btn-danger" onClick={onRemove}>
              {t('shelf.removeYes')}
            </button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

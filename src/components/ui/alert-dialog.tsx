import * as Dialog from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';

interface AlertDialogProps {
  title: string;
  text: string;
  /** The way back; the dialog begins there. */
  cancelLabel: string;
  confirmLabel: string;
  onCancel: () => void;
  onConfirm: () => void;
  /** Finds what opened the question; it gets the focus back. */
  opener: () => HTMLElement | null;
  /** It has been confirmed and is being done. */
  isBusy?: boolean;
  /** What has to be filled in first. */
  children?: ReactNode;
}

/** Asks before something is lost. A tap beside it does nothing; Escape is the way back. */
export function AlertDialog({
  title,
  text,
  cancelLabel,
  confirmLabel,
  onCancel,
  onConfirm,
  opener,
  isBusy = false,
  children,
}: AlertDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root open onOpenChange={onCancel}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-scrim" />
        <Dialog.Content
          role="alertdialog"
          className="alert-dialog card"
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            cancel.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener()?.focus();
          }}
        >
          <Dialog.Title className="text-[22px]">{title}</Dialog.Title>
          <Dialog.Description className="text-ink2 mt-2">{text}</Dialog.Description>
          {children}
          <div className="alert-dialog-buttons">
            <button ref={cancel} type="button" className="btn btn-secondary" onClick={onCancel}>
              {cancelLabel}
            </button>
            <button
              type="button"
              className="btn btn-danger"
              aria-busy={isBusy}
              aria-disabled={isBusy}
              onClick={() => (isBusy ? undefined : onConfirm())}
            >
              {confirmLabel}
            </button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

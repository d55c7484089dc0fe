import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../lib/class-names.ts';

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  /** `bottom` comes up under the thumb with a scalloped hem, `end` from the side as the drawer. */
  side: 'bottom' | 'end';
  /** Finds what opened the sheet; it gets the focus back. */
  opener: () => HTMLElement | null;
  children: ReactNode;
}

function Hem() {
  const scallops = Array.from({ length: 13 }, (_, at) => `A15 12 0 0 1 ${(12 - at) * 30} 22`).join('');
  return (
    <svg className="sheet-hem" viewBox="0 0 390 40" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 8Q0 0 14 0H376Q390 0 390 8V22${scallops}Z`} fill="var(--surface3)" />
      <path
        d="M0 20H390"
        fill="none"
        stroke="var(--stitch)"
        strokeWidth="1.8"
        strokeDasharray="5 4"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** A panel over the page: traps focus, closes on Escape and outside, gives focus back to what opened it. */
export function Sheet({ open, onOpenChange, title, closeLabel, side, opener, children }: SheetProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-scrim" />
        <Dialog.Content
          className={cn('sheet', side === 'end' ? 'sheet-end' : 'sheet-bottom')}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            const content = event.currentTarget instanceof HTMLElement ? event.currentTarget : null;
            const first = content?.querySelector<HTMLElement>(
              'input, [role="radio"][aria-checked="true"], [role="radio"]',
            );
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener()?.focus();
          }}
        >
          {side === 'bottom' ? <Hem /> : null}
          <div className="mb-3 flex items-center justify-between">
            <Dialog.Title className="text-[25px] leading-[1.2]">{title}</Dialog.Title>
            <Dialog.Close className="icon-button -me-2" aria-label={closeLabel}>
              <X size={24} aria-hidden="true" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

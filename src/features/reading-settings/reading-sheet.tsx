import type { ReactNode } from 'react';

interface ReadingSheetProps {
  onClose: () => void;
  /** Rows that other features bring: voice, timer, sounds. */
  children: ReactNode;
}

/** How a story is read on this device: letters, light, pages, and what else goes on while it is read. */
export function ReadingSheet({ onClose: _onClose, children }: ReadingSheetProps) {
  return children;
}

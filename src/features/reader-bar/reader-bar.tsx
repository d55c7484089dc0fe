import type { OpenStory } from '../../lib/open-story.ts';

interface ReaderBarProps {
  open: OpenStory;
  /** Opens the reading sheet. */
  onSettings: () => void;
}

/** What a parent reaches from an open story: a bar that one tap shows on phones and tablets, a rail beside the book on desks. */
export function ReaderBar({ open: _open, onSettings: _onSettings }: ReaderBarProps) {
  return null;
}

import type { OpenStory } from '../../lib/open-story.ts';

/** What a parent may mend in a story of the own family, as rows of the reading sheet: its words, its pictures, all of it. */
export function MendRow({ open: _open, onClose: _onClose }: { open: OpenStory; onClose: () => void }) {
  return null;
}

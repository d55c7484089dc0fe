import type { OpenStory } from '../../lib/open-story.ts';

/** Read aloud, as a row of the reading sheet. */
export function ListenRow({ open: _open }: { open: OpenStory }) {
  return null;
}

import type { OpenStory } from '../../lib/open-story.ts';

/** Print it, or take it along as a book file: rows of the reading sheet. */
export function TakeAlongRow({ open: _open }: { open: OpenStory }) {
  return null;
}

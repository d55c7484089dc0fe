import type { OpenStory } from '../../lib/open-story.ts';

/** The voice, with what stops it and moves it by a sentence; nothing while it is silent. */
export function VoiceBar({ open: _open }: { open: OpenStory }) {
  return null;
}

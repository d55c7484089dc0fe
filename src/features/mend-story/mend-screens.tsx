import type { Mend } from '#shelf/mended';
import type { OpenStory } from '../../lib/open-story.ts';
import { MendEditor } from './mend-editor.tsx';
import type { Mending } from './mending.ts';
import { RefusedWords } from './refused-words.tsx';
import { Versions } from './versions.tsx';

interface MendScreensProps {
  open: OpenStory;
  /** What waits of the story, or was not taken. */
  mend: Mend | null | undefined;
  mending: Mending;
  onClose: () => void;
}

/** What stands in place of the reader while a story is mended. It comes when it is asked for. */
export function MendScreens({ open, mend, mending, onClose }: MendScreensProps) {
  const { story_id: storyId, parameters } = open.story;
  const lang = parameters.story_language;
  if (mending === 'editor') return <MendEditor open={open} onClose={onClose} />;
  if (mending === 'versions' && mend?.theirs)
    return <Versions mend={mend} theirs={mend.theirs} storyId={storyId} lang={lang} onClose={onClose} />;
  if (mending === 'refused' && mend?.state === 'refused')
    return <RefusedWords mend={mend} lang={lang} onClose={onClose} />;
  return null;
}

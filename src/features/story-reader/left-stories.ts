// Stories that were in the making when their page was left. At the next start their end is reported (PWA-16).
import { loadNamespaces, t } from 'i18next';
import * as v from 'valibot';
import { ApiError } from '../../lib/api.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { toast } from '../../lib/toast.ts';
import { TIMED_OUT, waitForStory } from './wait-for-story.ts';

const LEFT_KEY = 'stories_in_making';
const MOST = 20;
const LeftSchema = v.array(v.object({ story_id: v.string(), name: v.string() }));
type Left = v.InferOutput<typeof LeftSchema>;

function readLeft(): Left {
  try {
    return v.parse(LeftSchema, JSON.parse(readStored(LEFT_KEY) ?? '[]'));
  } catch {
    return [];
  }
}
const writeLeft = (left: Left) => writeStored(LEFT_KEY, left.length > 0 ? JSON.stringify(left.slice(-MOST)) : null);

/** Remembers a story until its end was seen. */
export function rememberLeft(storyId: string, name: string): void {
  const left = readLeft();
  if (!left.some(({ story_id }) => story_id === storyId)) writeLeft([...left, { story_id: storyId, name }]);
}

/** The end of this story was seen. */
export function forgetLeft(storyId: string): void {
  const left = readLeft();
  if (left.some(({ story_id }) => story_id === storyId)) writeLeft(left.filter(({ story_id }) => story_id !== storyId));
}

/** Reports the end of each remembered story with a link to it. Whatever takes too long is asked for at the next start. */
export async function reportLeftStories(open: (storyId: string) => void): Promise<void> {
  const left = readLeft().filter(({ story_id }) => !location.pathname.endsWith(story_id));
  if (left.length === 0) return;
  await loadNamespaces('stories');
  await Promise.all(
    left.map(async ({ story_id, name }) => {
      const action = { label: t('left.open', { ns: 'stories' }), onClick: () => open(story_id) };
      try {
        await waitForStory(story_id);
        // Whoever is looking at it need not be told.
        if (location.pathname.endsWith(story_id)) return;
        toast('success', t('left.ready', { ns: 'stories', name }), { action });
      } catch (cause) {
        // Without an answer, or with none in time, nothing is known yet.
        if (cause instanceof ApiError ? cause.status !== 404 : cause instanceof Error && cause.message === TIMED_OUT)
          return;
        if (!(cause instanceof ApiError)) toast('error', t('left.failed', { ns: 'stories', name }), { action });
      }
      forgetLeft(story_id);
    }),
  );
}

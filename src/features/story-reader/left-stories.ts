// Stories that were in the making when their page was left: at the next start their end is reported (PWA-16).
import { loadNamespaces, t } from 'i18next';
import { forgetLeft, readLeft, type LeftStory } from '#shelf/left-stories';
import { ApiError } from '../../lib/api.ts';
import { currentUser } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { countFailure } from '../../lib/count-failure.ts';
import { TIMED_OUT, waitForStory } from './wait-for-story.ts';

/** A child’s name is for its own family. */
const isOurs = ({ owner }: LeftStory) => owner === undefined || owner === currentUser()?.id;

/** Reports the end of each remembered story of this family with a link to it. Whatever takes too long is asked for at the next start. */
export async function reportLeftStories(open: (storyId: string) => void): Promise<void> {
  const left = (await readLeft()).filter((story) => isOurs(story) && !location.pathname.endsWith(story.story_id));
  if (left.length === 0) return;
  await loadNamespaces('stories');
  await Promise.all(
    left.map(async (story) => {
      const { story_id, name } = story;
      const action = { label: t('left.open', { ns: 'stories' }), onClick: () => open(story_id) };
      try {
        await waitForStory(story_id);
        // Somebody else may have signed in meanwhile.
        if (!isOurs(story)) return;
        // Whoever is looking at it need not be told.
        if (location.pathname.endsWith(story_id)) return;
        toast('success', t('left.ready', { ns: 'stories', name }), { action });
      } catch (cause) {
        if (!isOurs(story)) return;
        // Without an answer, or with none in time, nothing is known yet.
        if (cause instanceof ApiError ? cause.status !== 404 : cause instanceof Error && cause.message === TIMED_OUT)
          return;
        if (!(cause instanceof ApiError)) {
          toast('error', t('left.failed', { ns: 'stories', name }), { action });
          countFailure(cause instanceof Error ? cause.message : null);
        }
      }
      await forgetLeft(story_id);
    }),
  );
}

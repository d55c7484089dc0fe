import { STORY_ID, type GenerateAnswer } from '#contract/stories';
import type { Clock } from '../platform/clock.ts';
import type { Connection, Database } from '../platform/database.ts';
import { ApiFailure, retryAfter } from '../platform/errors.ts';
import type { Counted, RightsOf, Usage } from '../usage/usage.ts';
import { answerFor, assertRoom } from './generate-story.ts';
import { findStory } from './stories.store.ts';
import { assertOwner, assertReadable, type Asking } from './story-access.ts';
import { dropJob, enqueue } from './story-queue.store.ts';
import { MAX_RETRIES } from './story-waits.ts';

interface RetryNeeds {
  database: Database;
  clock: Clock;
  usage: Usage;
  rightsOf: RightsOf;
  maxQueued: number;
  wake: () => void;
}

/** Back into the queue under the same id; it costs no place of the day, at most three times. */
export function createRetry({ database, clock, usage, rightsOf, maxQueued, wake }: RetryNeeds) {
  return async (viewer: Counted, storyId: string): Promise<GenerateAnswer> => {
    const answer = await database.transaction().execute(async (transaction) => {
      const retries = await assertMayRetry(transaction, viewer, storyId);
      await assertRoom(transaction, viewer, { rightsOf, maxQueued });
      const now = clock.now();
      await dropJob(transaction, storyId);
      await enqueue(transaction, storyId, now);
      const story = await transaction
        .updateTable('stories')
        .set({
          status: 'pending',
          error: null,
          content: null,
          title: null,
          current_step: 0,
          retries: retries + 1,
          provider_micro_usd: 0,
          queued_at: now,
          updated_at: now,
        })
        .where('id', '=', storyId)
        .returningAll()
        .executeTakeFirstOrThrow();
      return answerFor(transaction, usage, viewer, story);
    });
    wake();
    return answer;
  };
}

/** How often it was tried again already. Throws what the access matrix and the story's state say against it. */
async function assertMayRetry(db: Connection, viewer: Asking, storyId: string): Promise<number> {
  const story = assertOwner(
    assertReadable(STORY_ID.test(storyId) ? await findStory(db, storyId) : undefined, viewer),
    viewer,
  );
  if (story.status === 'pending' || story.status === 'processing') throw new ApiFailure('story_busy');
  if (story.status !== 'failed') throw new ApiFailure('not_failed');
  if (story.retries >= MAX_RETRIES) throw new ApiFailure('rate_limited', { headers: retryAfter(86_400) });
  return story.retries;
}

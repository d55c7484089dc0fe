// The life of a story from the queue to its text (contract 6). Each move is one transaction.
import * as v from 'valibot';
import { STORY_FAILED, STORY_TOOK_TOO_LONG } from '#contract/errors';
import { PROGRESS_TOTAL_STEPS, type StoryText } from '#contract/stories';
import type { ToldFrom } from '#contract/story-requests';
import type { PlannedPicture } from '#illustrator/plan-pictures';
import type { Clock } from '../platform/clock.ts';
import type { Connection, Database } from '../platform/database.ts';
import type { HeroNameOf, Pictures } from '../pictures/pictures.ts';
import type { Usage } from '../usage/usage.ts';
import { findStory, recentlyTold } from './stories.store.ts';
import { parametersOf } from './story-answers.ts';
import {
  changeHeldStory,
  claimJob,
  closeJob,
  dropJob,
  overdueStories,
  releaseLease,
  renewLease,
  type Lease,
} from './story-queue.store.ts';
import { MAX_ATTEMPTS, type StoryWaits } from './story-waits.ts';

/** Steps of a story whose text is there; two more come as its pictures settle (contract 7). */
const TEXT_STORED_STEP = 7;
/** The family's memory reaches back this many stories. */
const REMEMBERED_STORIES = 10;
const PlacesSchema = v.object({ day: v.string(), subjects: v.array(v.string()) });
const KeysSchema = v.array(v.string());

export interface TakenStory {
  lease: Lease;
  parameters: ToldFrom;
  seed: string;
  told: string[];
}
interface FinishedStory {
  text: StoryText;
  /** What its pictures will show; a story without pictures has none. */
  pictures?: readonly PlannedPicture[] | undefined;
  plan: unknown;
  told: readonly string[];
}

export interface StoryQueue {
  take: (worker: string) => Promise<TakenStory | undefined>;
  keep: (lease: Lease) => Promise<boolean>;
  report: (lease: Lease, step: number, title?: string) => Promise<void>;
  /** Puts what is checked so far where it can be read. */
  show: (lease: Lease, text: StoryText) => Promise<void>;
  finish: (lease: Lease, story: FinishedStory) => Promise<boolean>;
  /** An attempt went wrong: another one later, or the end. */
  stumble: (lease: Lease) => Promise<void>;
  /** Another attempt would end no better. @param error what the story says of itself */
  giveUp: (lease: Lease, error: string) => Promise<void>;
  /** The server stops: whoever comes next may take it at once. */
  putBack: (lease: Lease) => Promise<void>;
  /** Fails what took too long or has nobody left; gives the ids. */
  sweep: () => Promise<string[]>;
}

interface QueueNeeds {
  database: Database;
  clock: Clock;
  usage: Usage;
  waits: StoryWaits;
  pictures: Pick<Pictures, 'plan'>;
}

export function createStoryQueue({ database, clock, usage, waits, pictures }: QueueNeeds): StoryQueue {
  const fail = async (transaction: Connection, id: string, quota: string | null, error: string) => {
    await transaction
      .updateTable('stories')
      .set({ status: 'failed', error, content: null, quota: null, updated_at: clock.now() })
      .where('id', '=', id)
      .execute();
    if (quota !== null) await usage.giveBack(transaction, v.parse(PlacesSchema, JSON.parse(quota)));
  };

  // The lease stands in another table than the story: only a transaction sees both at one moment.
  const change = (lease: Lease, changes: Parameters<typeof changeHeldStory>[2]) =>
    database.transaction().execute((transaction) => changeHeldStory(transaction, lease, changes));

  const end = (lease: Lease, error: string) =>
    database.transaction().execute(async (transaction) => {
      if (!(await closeJob(transaction, lease))) return;
      const story = await findStory(transaction, lease.story_id);
      if (story) await fail(transaction, story.id, story.quota, error);
    });

  return {
    take: (worker) =>
      database.transaction().execute(async (transaction) => {
        const lease = await claimJob(transaction, worker, clock.now(), waits.leaseMs);
        const story = lease && (await findStory(transaction, lease.story_id));
        if (!lease || !story) return undefined;
        await changeHeldStory(transaction, lease, { status: 'processing', current_step: 1, updated_at: clock.now() });
        const remembered = story.owner === null ? [] : await recentlyTold(transaction, story.owner, REMEMBERED_STORIES);
        return {
          lease,
          parameters: parametersOf(story),
          // Told again by hand it must not stumble over the very same story.
          seed: story.retries === 0 ? story.id : `${story.id}:${story.retries}`,
          told: remembered.flatMap((keys) => v.parse(KeysSchema, JSON.parse(keys))),
        };
      }),
    keep: (lease) => renewLease(database, lease, clock.now() + waits.leaseMs),
    report: (lease, step, title) =>
      change(lease, {
        current_step: step,
        updated_at: clock.now(),
        ...(title === undefined ? {} : { title }),
      }),
    show: (lease, text) =>
      change(lease, {
        title: text.title,
        content: JSON.stringify(text),
        updated_at: clock.now(),
      }),
    finish: (lease, { text, pictures: planned, plan, told }) =>
      database.transaction().execute(async (transaction) => {
        if (!(await closeJob(transaction, lease))) return false;
        const story = await findStory(transaction, lease.story_id);
        if (!story) return false;
        if (planned) await pictures.plan(transaction, story.id, planned);
        await transaction
          .updateTable('stories')
          .set({
            status: planned ? 'story_complete' : 'complete',
            title: text.title,
            content: JSON.stringify(text),
            plan: JSON.stringify(plan),
            told: JSON.stringify(told),
            current_step: planned ? TEXT_STORED_STEP : PROGRESS_TOTAL_STEPS,
            error: null,
            updated_at: clock.now(),
          })
          .where('id', '=', lease.story_id)
          .execute();
        return true;
      }),
    stumble: async (lease) => {
      if (lease.attempts < MAX_ATTEMPTS)
        return releaseLease(database, lease, { notBefore: clock.now() + waits.retryMs * lease.attempts, counts: true });
      await end(lease, STORY_FAILED);
    },
    giveUp: end,
    putBack: (lease) => releaseLease(database, lease, { notBefore: 0, counts: false }),
    sweep: () =>
      database.transaction().execute(async (transaction) => {
        const overdue = await overdueStories(transaction, clock.now(), waits.deadlineMs);
        for (const { id, quota, isLate } of overdue) {
          await dropJob(transaction, id);
          await fail(transaction, id, quota, isLate ? STORY_TOOK_TOO_LONG : STORY_FAILED);
        }
        return overdue.map(({ id }) => id);
      }),
  };
}

/** Moves a story with its pictures: it is complete when the last of them has settled, also when every one failed. */
export async function movePicturedStory(
  db: Connection,
  storyId: string,
  now: number,
  { all, open, cover }: { all: number; open: number; cover?: string },
): Promise<void> {
  const done = open === 0;
  await db
    .updateTable('stories')
    .set({
      status: done ? 'complete' : 'story_complete',
      current_step: done ? PROGRESS_TOTAL_STEPS : TEXT_STORED_STEP + Math.floor((2 * (all - open)) / all),
      updated_at: now,
      ...(cover === undefined ? {} : { cover }),
    })
    .where('id', '=', storyId)
    .where('status', '=', 'story_complete')
    .execute();
}

/** What a story's child is called, for who has it painted and must not say so. */
export const heroNamer =
  (db: Connection): HeroNameOf =>
  async (storyId) => {
    const row = await findStory(db, storyId);
    return row ? parametersOf(row).protagonist_name : '';
  };

// From a parent's press of the button to a story in the queue: every check, and then the row, its job and its place of
// the day in one transaction, so that a refusal leaves nothing behind.
import * as v from 'valibot';
import { GenerateAnswerSchema, isFinished, type GenerateAnswer, type StoryParameters } from '#contract/stories';
import { resolveParameters, type GenerateRequest } from '#contract/story-requests';
import { lookFromSeed } from '#illustrator/hero-look';
import type { Viewer } from '../identity/identity.ts';
import { isoTime, type Clock } from '../platform/clock.ts';
import type { Connection, Database } from '../platform/database.ts';
import { ApiFailure, retryAfter } from '../platform/errors.ts';
import { newId, type RandomBytes } from '../platform/ids.ts';
import type { Counted, RightsOf, Usage } from '../usage/usage.ts';
import { createPress } from '../platform/idempotency.ts';
import { countRunning, findStory, insertStory, newStoryRow, type StoryRow } from './stories.store.ts';
import type { AssertCurrent, Asking } from './story-access.ts';
import { parametersOf, statusOf } from './story-answers.ts';
import { countQueued, enqueue } from './story-queue.store.ts';

const CREATED = 201;
const ACCEPTED = 202;

export interface Generated {
  status: typeof CREATED | typeof ACCEPTED;
  answer: GenerateAnswer;
  isReplay: boolean;
}

export interface GenerateNeeds {
  database: Database;
  clock: Clock;
  random: RandomBytes;
  usage: Usage;
  rightsOf: RightsOf;
  assertCurrent: AssertCurrent;
  /** Counts the categories that a new story's choices stand for. */
  countChoices: (
    db: Connection,
    choices: Pick<StoryParameters, 'theme' | 'character' | 'setting' | 'age_group'>,
    viewer: Pick<Viewer, 'owner' | 'countedAs' | 'address'>,
  ) => Promise<void>;
  maxQueued: number;
  storyLanguages: readonly string[];
  /** Tells the worker of a new story. */
  wake: () => void;
  /** Resolves when the story has its text or has failed, or after these milliseconds. */
  settled: (storyId: string, ms: number) => Promise<void>;
  syncWaitMs: number;
}

/** Throws ApiFailure too_many_running or busy when there is no room for one more story in the making. */
export async function assertRoom(
  db: Connection,
  { owner, tier }: Counted,
  { rightsOf, maxQueued }: Pick<GenerateNeeds, 'rightsOf' | 'maxQueued'>,
): Promise<void> {
  if ((await countRunning(db, owner)) >= rightsOf(tier).atOnce)
    throw new ApiFailure('too_many_running', { headers: retryAfter(10) });
  if ((await countQueued(db)) >= maxQueued) throw new ApiFailure('busy', { headers: retryAfter(60) });
}

/** What generate and retry answer about a story. */
export async function answerFor(db: Connection, usage: Usage, viewer: Counted, row: StoryRow): Promise<GenerateAnswer> {
  const { status, progress } = statusOf(row);
  const parameters = parametersOf(row);
  const today = await usage.ofToday(db, viewer);
  return {
    story_id: row.id,
    status,
    created_at: isoTime(row.created_at),
    progress,
    parameters,
    include_images: parameters.include_images,
    ...today,
  };
}

/** Accepts stories into the queue. */
export function createGenerate(needs: GenerateNeeds) {
  const { database, clock, random, usage } = needs;

  const accept = async (
    transaction: Connection,
    viewer: Counted & Pick<Viewer, 'countedAs'>,
    parameters: StoryParameters,
  ): Promise<StoryRow> => {
    await assertRoom(transaction, viewer, needs);
    const places = await usage.take(transaction, viewer);
    const id = newId(random);
    const now = clock.now();
    await insertStory(
      transaction,
      newStoryRow({
        id,
        owner: viewer.owner,
        // the look stays as it was, however later versions would choose it
        parameters: JSON.stringify({ ...parameters, hero_look: parameters.hero_look ?? lookFromSeed(id) }),
        created_at: now,
        quota: JSON.stringify(places),
      }),
    );
    await enqueue(transaction, id, now);
    await needs.countChoices(transaction, parameters, viewer);
    return mustFind(transaction, id);
  };

  /**
   * Accepts a story, waits a little for its text when the caller wishes to, and answers.
   * Throws ApiFailure validation_failed, token_invalid, idempotency_conflict, too_many_running, busy, daily_limit_reached,
   * rate_limited.
   */
  return async (
    viewer: Counted & Asking & Pick<Viewer, 'countedAs'>,
    request: GenerateRequest,
    key: string | undefined,
  ): Promise<Generated> => {
    if (!needs.storyLanguages.includes(request.story_language)) {
      throw new ApiFailure('validation_failed', { body: { fields: { story_language: 'languageNotReady' } } });
    }
    const press = createPress(clock, { viewer: viewer.owner, key, asked: ['generate', request] });
    // Who may not have pictures gets none whatever he wishes (DECIDE-13: no error, the effective value).
    const wished = resolveParameters(request);
    const parameters = {
      ...wished,
      include_images: wished.include_images && needs.rightsOf(viewer.tier).allowsPictures,
    };
    const first = await database.transaction().execute(async (transaction): Promise<Generated> => {
      await needs.assertCurrent(transaction, viewer);
      const earlier = await press.earlier(transaction);
      if (earlier) {
        const answer = withName(v.parse(GenerateAnswerSchema, earlier.answer), wished.protagonist_name);
        return { status: earlier.status === CREATED ? CREATED : ACCEPTED, answer, isReplay: true };
      }
      const answer = await answerFor(transaction, usage, viewer, await accept(transaction, viewer, parameters));
      await press.keep(transaction, ACCEPTED, withName(answer, ''));
      return { status: ACCEPTED, answer, isReplay: false };
    });
    if (first.isReplay) return first;
    needs.wake();
    if (!request.sync) return first;
    await needs.settled(first.answer.story_id, needs.syncWaitMs);
    const story = await mustFind(database, first.answer.story_id);
    const answer = await answerFor(database, usage, viewer, story);
    // A text that is still growing is not a story yet.
    const status = isFinished(answer.status) ? CREATED : ACCEPTED;
    await press.keep(database, status, withName(answer, ''));
    return { status, answer, isReplay: false };
  };
}

/**
 * An answer is kept without the child's name, so that none outlives a story that is removed. Who asks again says it again:
 * the same press has the same body.
 */
const withName = (answer: GenerateAnswer, name: string): GenerateAnswer => ({
  ...answer,
  ...(answer.parameters ? { parameters: { ...answer.parameters, protagonist_name: name } } : {}),
});

async function mustFind(db: Connection, id: string): Promise<StoryRow> {
  const story = await findStory(db, id);
  if (!story) throw new Error('a story that was just stored is gone');
  return story;
}

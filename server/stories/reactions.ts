// What readers say of stories: likes, which count, and reports, which take a story out of the lists (DECIDE-44).
import { REPORTS_TO_HIDE, type LikeAnswer, type ReportRequest } from '#contract/reactions';
import { REPORT_ADDRESS_DAYS } from '#contract/retention';
import { STORY_ID } from '#contract/stories';
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { Connection, Database } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { storyInLog } from '../platform/log-cause.ts';
import { addLike, countLikes, dropLike } from './reactions.store.ts';
import { countReporters, hideStory, putReport } from './reports.store.ts';
import { findStory, type StoryRow } from './stories.store.ts';
import { assertReadable, type AssertCurrent, type Asking } from './story-access.ts';

/** A report counts with others for so long. */
export const REPORTS_COUNT_MS = REPORT_ADDRESS_DAYS * 86_400_000;

interface ReactionsNeeds {
  database: Database;
  clock: Clock;
  assertCurrent: AssertCurrent;
  /** Told once a story stands in the public lists no more. */
  onUnlisted: () => void;
  log: Logger;
}
export type Reactions = ReturnType<typeof createReactions>;

/** Likes and reports of stories. */
export function createReactions({ database, clock, assertCurrent, onUnlisted, log }: ReactionsNeeds) {
  const readable = async (transaction: Connection, storyId: string, asking: Asking): Promise<StoryRow> => {
    // What an account said goes with it, so nothing may come after that.
    await assertCurrent(transaction, asking);
    return assertReadable(STORY_ID.test(storyId) ? await findStory(transaction, storyId) : undefined, asking);
  };

  const changeLike = (
    storyId: string,
    asking: Asking,
    liked: boolean,
    change: (transaction: Connection) => Promise<void>,
  ): Promise<LikeAnswer> =>
    database.transaction().execute(async (transaction) => {
      const { visibility } = await readable(transaction, storyId, asking);
      if (visibility !== 'public') throw new ApiFailure('story_not_found');
      await change(transaction);
      return { liked, like_count: await countLikes(transaction, storyId) };
    });

  return {
    /** Likes a public story, also one that is hidden from the lists; again is no harm. Throws ApiFailure story_not_found, token_invalid. */
    like: (storyId: string, asking: Asking): Promise<LikeAnswer> =>
      changeLike(storyId, asking, true, (transaction) => addLike(transaction, storyId, asking.owner, clock.now())),

    /** Takes the like back; again is no harm. Throws ApiFailure story_not_found, token_invalid. */
    unlike: (storyId: string, asking: Asking): Promise<LikeAnswer> =>
      changeLike(storyId, asking, false, (transaction) => dropLike(transaction, storyId, asking.owner)),

    /**
     * Keeps what is wrong with a story that the caller may read, one word of each reader. Enough different readers hide it
     * from the lists, but none that came with the product: those are looked at. An owner's word about his own story is not
     * kept: he can change or remove it. Throws ApiFailure story_not_found, token_invalid.
     */
    report: async (
      storyId: string,
      asking: Asking & { address: string },
      { reason, details }: ReportRequest,
    ): Promise<void> => {
      const said = await database.transaction().execute(async (transaction) => {
        const story = await readable(transaction, storyId, asking);
        if (story.owner === asking.owner) return undefined;
        await putReport(transaction, storyId, asking.owner, {
          reason,
          details: details === undefined || details === '' ? null : details,
          address: asking.address,
          now: clock.now(),
        });
        const reporters = await countReporters(transaction, storyId, clock.now() - REPORTS_COUNT_MS);
        const isHiddenNow = story.is_seed === 0 && story.is_hidden === 0 && reporters >= REPORTS_TO_HIDE;
        if (isHiddenNow) await hideStory(transaction, storyId);
        return { reporters, is_hidden_now: isHiddenNow };
      });
      if (said?.is_hidden_now) onUnlisted();
      // What the reader wrote may be about anybody; it is read where it is kept.
      if (said) log.warn({ ...storyInLog(storyId), reason, ...said }, 'a story was reported');
    },
  };
}

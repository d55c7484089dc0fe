import type { Logger } from 'pino';
import { utcDay, type Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { forgetAnswersBefore, KEPT_FOR_MS } from '../platform/idempotency.store.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Usage } from '../usage/usage.ts';
import { forgetViewsBefore } from './story-views.store.ts';
import type { StoryNews } from './story-news.ts';
import type { Retention } from './retention.ts';
import type { StoryQueue } from './story-queue.ts';

/** Ends what nobody will end any more, and forgets what was kept long enough. */
export interface StorySweeper {
  start: () => void;
  sweep: () => Promise<void>;
  stop: () => void;
}

interface SweeperNeeds {
  database: Database;
  clock: Clock;
  queue: StoryQueue;
  usage: Usage;
  news: StoryNews;
  pictures: Pick<Pictures, 'sweep'>;
  /** Drops sessions and letters whose time is over. */
  forgetSessions: () => Promise<void>;
  /** Drops what was counted for rate limits whose window is over. */
  forgetCounts: () => Promise<void>;
  /** Drops who was counted for which category in hours gone by. */
  forgetCategoryCounts: (db: Database) => Promise<void>;
  /** Drops events of the page that came long enough ago. */
  forgetEvents: () => Promise<void>;
  /** Removes what is to be kept no longer, and what is left of it in the files. */
  retention: Retention;
  everyMs: number;
  /** Hears how many stories nobody ended. */
  onLate: (count: number) => void;
  log: Logger;
}

export function createStorySweeper({
  database,
  clock,
  queue,
  usage,
  news,
  pictures,
  forgetSessions,
  forgetCounts,
  forgetCategoryCounts,
  forgetEvents,
  retention,
  everyMs,
  onLate,
  log,
}: SweeperNeeds): StorySweeper {
  let timer: NodeJS.Timeout | undefined;
  const sweep = async () => {
    await Promise.all([sweepStories(), sweepPictures()]);
    await retention.sweep();
  };
  const sweepPictures = async () => {
    try {
      await pictures.sweep();
    } catch (error) {
      log.error({ err: error }, 'the pictures could not be swept');
    }
  };
  const sweepStories = async () => {
    try {
      const failed = await queue.sweep();
      if (failed.length > 0) {
        onLate(failed.length);
        log.warn({ count: failed.length }, 'stories failed that took too long');
      }
      for (const id of failed) news.tell(id);
      await forgetAnswersBefore(database, clock.now() - KEPT_FOR_MS);
      await forgetViewsBefore(database, utcDay(clock.now()));
      await usage.forget(database);
      await forgetSessions();
      await forgetCounts();
      await forgetCategoryCounts(database);
      await forgetEvents();
    } catch (error) {
      log.error({ err: error }, 'the stories could not be swept');
    }
  };
  return {
    sweep,
    start: () => {
      timer = setInterval(() => void sweep(), everyMs);
      void sweep();
    },
    stop: () => clearInterval(timer),
  };
}

// Takes stories from the queue and has them told, a few at a time. It keeps nothing that the database does not know.
import type { Logger } from 'pino';
import type { StoryNews } from './story-news.ts';
import type { StoryQueue, TakenStory } from './story-queue.ts';
import type { StoryWaits } from './story-waits.ts';
import { storyRequest, textOf, type Storyteller } from './storyteller.ts';

/** Title known; text told and being looked over (contract 7). A teller that writes in parts reports those between. */
const PLANNED_STEP = 2;
const CHECKED_STEP = 6;

export interface StoryWorker {
  start: () => void;
  /** There is something to do. */
  wake: () => void;
  /** Takes nothing new, gives what runs its time, puts back the rest. */
  drain: () => Promise<void>;
  /** Whether it looked into the queue lately. */
  isAlive: () => boolean;
}

interface WorkerNeeds {
  name: string;
  queue: StoryQueue;
  news: StoryNews;
  storyteller: Storyteller;
  waits: StoryWaits;
  log: Logger;
}

export function createStoryWorker({ name, queue, news, storyteller, waits, log }: WorkerNeeds): StoryWorker {
  const running = new Map<AbortController, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let state: 'new' | 'working' | 'stopping' = 'new';
  let isLooking = false;
  let mustLookAgain = false;
  let lookedAt = performance.now();

  const hasRoom = () => state === 'working' && running.size < waits.atOnce;
  const look = async () => {
    if (isLooking) {
      mustLookAgain = true;
      return;
    }
    isLooking = true;
    try {
      do {
        mustLookAgain = false;
        while (hasRoom()) {
          const taken = await queue.take(name);
          lookedAt = performance.now();
          if (!taken) break;
          // The server may have begun to stop while the queue was asked.
          if (hasRoom()) begin(taken);
          else await queue.putBack(taken.lease);
        }
      } while (mustLookAgain);
      if (running.size >= waits.atOnce) lookedAt = performance.now();
    } catch (error) {
      log.error({ err: error }, 'the story queue cannot be read');
    } finally {
      isLooking = false;
    }
  };
  const wake = () => void look();

  const begin = (taken: TakenStory) => {
    const abort = new AbortController();
    const work = tellOne(taken, abort)
      .catch((error: unknown) => log.error({ err: error }, 'a story could not be put away'))
      .finally(() => {
        running.delete(abort);
        news.tell(taken.lease.story_id);
        wake();
      });
    running.set(abort, work);
  };

  const tellOne = async ({ lease, parameters, seed, told }: TakenStory, abort: AbortController) => {
    const renewal = setInterval(() => {
      queue.keep(lease).then(
        (isHeld) => isHeld || abort.abort(),
        (error: unknown) => log.error({ err: error }, 'a lease could not be renewed'),
      );
    }, waits.renewMs);
    const report = async (step: number, title?: string) => {
      if (!abort.signal.aborted) await queue.report(lease, step, title);
    };
    try {
      const telling = storyteller.tell(storyRequest(parameters), seed, told, { report, signal: abort.signal });
      const tale = await Promise.race([telling, aborted(abort.signal)]);
      await report(PLANNED_STEP, tale.title);
      await report(CHECKED_STEP);
      await queue.finish(lease, { text: textOf(tale), shown: tale, plan: tale.plan, told: tale.told });
    } catch (error) {
      if (state === 'stopping') await queue.putBack(lease);
      else if (!abort.signal.aborted) {
        log.warn({ err: error, attempt: lease.attempts }, 'a story could not be told');
        await queue.stumble(lease);
        setTimeout(wake, waits.retryMs * lease.attempts).unref();
      }
    } finally {
      clearInterval(renewal);
    }
  };

  return {
    start: () => {
      state = 'working';
      timer = setInterval(wake, waits.pollMs);
      wake();
    },
    wake,
    drain: async () => {
      state = 'stopping';
      clearInterval(timer);
      await Promise.race([
        Promise.allSettled(running.values()),
        new Promise((resolve) => setTimeout(resolve, waits.drainMs).unref()),
      ]);
      for (const abort of running.keys()) abort.abort();
      await Promise.allSettled(running.values());
    },
    isAlive: () => state === 'working' && performance.now() - lookedAt < waits.pollMs * 5 + 5000,
  };
}

/** Rejects when nobody waits for the work any more; a teller that never answers must not hold a place for ever. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('nobody waits for this story any more')), { once: true });
  });

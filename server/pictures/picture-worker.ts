// Takes pictures from the queue and has them painted, a few at a time. It keeps nothing that the database does not know.
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Painter } from './painter.ts';
import type { PictureFiles } from './picture-files.ts';
import type { PictureQueue, TakenPicture } from './picture-queue.ts';
import type { PictureWaits } from './picture-waits.ts';

export interface PictureWorker {
  start: () => void;
  /** There is something to do. */
  wake: () => void;
  /** Takes nothing new, gives what runs its time, puts back the rest. */
  drain: () => Promise<void>;
}

interface WorkerNeeds {
  name: string;
  queue: PictureQueue;
  painter: Painter;
  files: PictureFiles;
  waits: PictureWaits;
  /** Something about a story changed. */
  tellNews: (storyId: string) => void;
  log: Logger;
}

/** A picture that is made again gets another address, so what browsers keep for ever stays true. */
const newVersion = () => randomBytes(6).toString('base64url');

export function createPictureWorker({ name, queue, painter, files, waits, tellNews, log }: WorkerNeeds): PictureWorker {
  const running = new Map<AbortController, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let isWorking = false;
  let looking: Promise<void> | undefined;
  let mustLookAgain = false;

  const hasRoom = () => isWorking && running.size < waits.atOnce;
  const lookIntoQueue = async () => {
    do {
      mustLookAgain = false;
      while (hasRoom()) {
        const taken = await queue.take(name);
        if (!taken) break;
        if (hasRoom()) begin(taken);
        else await queue.putBack(taken.lease);
      }
    } while (mustLookAgain);
  };
  const wake = () => {
    mustLookAgain = true;
    looking ??= lookIntoQueue()
      .catch((error: unknown) => log.error({ err: error }, 'the queue of pictures cannot be read'))
      .finally(() => {
        looking = undefined;
      });
  };

  const begin = (taken: TakenPicture) => {
    const abort = new AbortController();
    const work = paintOne(taken, abort)
      .catch((error: unknown) => log.error({ err: error }, 'a picture could not be put away'))
      .finally(() => {
        running.delete(abort);
        tellNews(taken.lease.story_id);
        wake();
      });
    running.set(abort, work);
    tellNews(taken.lease.story_id);
  };

  const paintOne = async ({ lease, picture }: TakenPicture, abort: AbortController) => {
    const renewal = setInterval(() => {
      queue.keep(lease).then(
        (isHeld) => isHeld || abort.abort(),
        (error: unknown) => log.error({ err: error }, 'a lease could not be renewed'),
      );
    }, waits.renewMs);
    try {
      const version = newVersion();
      const painted = await Promise.race([painter.paint(picture), aborted(abort.signal)]);
      await files.store(lease.story_id, version, painted);
      await queue.finish(lease, version);
    } catch (error) {
      if (!isWorking) return await queue.putBack(lease);
      if (abort.signal.aborted) return;
      log.warn({ err: error, attempt: lease.attempts, image: lease.id }, 'a picture could not be painted');
      await queue.stumble(lease);
    } finally {
      clearInterval(renewal);
    }
  };

  return {
    start: () => {
      isWorking = true;
      timer = setInterval(wake, waits.pollMs);
      wake();
    },
    wake,
    drain: async () => {
      isWorking = false;
      clearInterval(timer);
      await looking;
      const time = new Promise((resolve) => setTimeout(resolve, waits.drainMs).unref());
      await Promise.race([Promise.allSettled(running.values()), time]);
      for (const abort of running.keys()) abort.abort();
      await Promise.allSettled(running.values());
      painter.close();
    },
  };
}

/** Rejects when nobody waits for the picture any more; a painter that never answers must not hold a place for ever. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('nobody waits for this picture any more')), { once: true });
  });

// Has pictures painted, a few at a time.
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { createLeasedWorker, type LeasedWorker } from '../platform/leased-worker.ts';
import { CannotPaint, type Painter } from './painter.ts';
import type { PictureFiles } from './picture-files.ts';
import type { PictureQueue, TakenPicture } from './picture-queue.ts';
import type { PictureWaits } from './picture-waits.ts';

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

export function createPictureWorker({ name, queue, painter, files, waits, tellNews, log }: WorkerNeeds): LeasedWorker {
  const paintOne = async ({ lease, heroName, readPicture }: TakenPicture, signal: AbortSignal) => {
    const painted = await painter.paint(readPicture(), signal, { storyId: lease.story_id, heroName });
    if (signal.aborted) return;
    const version = newVersion();
    let isKept = false;
    try {
      await files.store(lease.story_id, version, painted);
      isKept = await queue.finish(lease, version);
    } finally {
      // nobody's any more: the story is gone, or somebody else paints it
      if (!isKept) await files.removeVersion(lease.story_id, version);
    }
  };

  const worker = createLeasedWorker<TakenPicture>({
    what: 'pictures',
    take: () => queue.take(name),
    keep: ({ lease }) => queue.keep(lease),
    putBack: ({ lease }) => queue.putBack(lease),
    work: paintOne,
    stumble: async ({ lease }, error) => {
      log.warn({ err: error, attempt: lease.attempts, image: lease.id }, 'a picture could not be painted');
      if (error instanceof CannotPaint) return queue.giveUp(lease, error.ends);
      const wait = await queue.stumble(lease);
      setTimeout(() => worker.wake(), wait).unref();
    },
    onChange: ({ lease }) => tellNews(lease.story_id),
    waits,
    log,
  });
  return {
    ...worker,
    drain: async () => {
      await worker.drain();
      painter.close();
    },
  };
}

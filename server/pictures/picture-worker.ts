// Has pictures painted, a few at a time.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';
import { createLeasedWorker, type LeasedWorker } from '../platform/leased-worker.ts';
import type { Tracing } from '../platform/tracing.ts';
import { CannotPaint, type Painter } from './painter.ts';
import type { PaintedPicture, PictureFiles } from './picture-files.ts';
import { PictureStoreFailure } from './picture-store-failure.ts';
import type { PictureQueue, TakenPicture } from './picture-queue.ts';
import { MAX_PICTURE_ATTEMPTS } from './pictures.store.ts';
import type { PictureWaits } from './picture-waits.ts';

/** What the child of a story is called; nothing where the story is gone. */
export type HeroNameOf = (storyId: string) => Promise<string>;

interface WorkerNeeds {
  name: string;
  queue: PictureQueue;
  painter: Painter;
  files: PictureFiles;
  waits: PictureWaits;
  heroNameOf: HeroNameOf;
  /** Something about a story changed. */
  tellNews: (storyId: string) => void;
  metrics: Metrics;
  tracing: Tracing;
  log: Logger;
}

/** What our own illustrator is called where others are counted, too. */
const BUILTIN = 'builtin';

/** A picture that is made again gets another address, so what browsers keep for ever stays true. */
const newVersion = () => randomBytes(6).toString('base64url');

export function createPictureWorker(needs: WorkerNeeds): LeasedWorker {
  const { name, queue, painter, files, waits, heroNameOf, tellNews, metrics, tracing, log } = needs;
  /** What stays goes with its story. It is not why the attempt went wrong. */
  const removeVersion = (storyId: string, version: string) =>
    files
      .removeVersion(storyId, version)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'the files of a picture that is nobody’s could not be removed'),
      );
  /**
   * Stores what is painted. A store that is away has it once it is back: to paint it anew would cost as much again and bring it
   * no nearer. The deadline of pictures ends the wait.
   */
  const store = async (storyId: string, version: string, painted: PaintedPicture, signal: AbortSignal) => {
    for (let tries = 1; ; tries++) {
      try {
        return await files.store(storyId, version, painted);
      } catch (error) {
        if (!(error instanceof PictureStoreFailure && error.isAway)) throw error;
        if (tries === 1) log.warn({ err: error }, 'a painted picture waits for its store');
        await pause(waits.storeAgainMs, undefined, { signal });
      }
    }
  };
  const paintOne = async ({ lease, readPicture }: TakenPicture, signal: AbortSignal) => {
    const storyId = lease.story_id;
    const sitter = { storyId, heroName: await heroNameOf(storyId) };
    const start = performance.now();
    const painted = await painter.paint(readPicture(), signal, sitter);
    metrics.picturePainted(painted.painter ?? BUILTIN, (performance.now() - start) / 1000);
    if (signal.aborted) return;
    const version = newVersion();
    let isKept = false;
    try {
      await store(lease.story_id, version, painted, signal);
      isKept = await queue.finish(lease, version);
      if (isKept) metrics.pictureEnded('painted');
    } finally {
      // nobody's any more: the story is gone, or somebody else paints it
      if (!isKept) await removeVersion(lease.story_id, version);
    }
  };

  const worker = createLeasedWorker<TakenPicture>({
    what: 'pictures',
    storyOf: ({ lease }) => lease.story_id,
    take: () => queue.take(name),
    keep: ({ lease }) => queue.keep(lease),
    putBack: ({ lease }) => queue.putBack(lease),
    work: paintOne,
    stumble: async ({ lease }, error) => {
      log.warn({ err: error, attempt: lease.attempts, image: lease.id }, 'a picture could not be painted');
      metrics.jobStumbled('pictures');
      if (error instanceof CannotPaint) {
        metrics.pictureEnded(error.ends);
        return queue.giveUp(lease, error.ends);
      }
      if (lease.attempts >= MAX_PICTURE_ATTEMPTS) metrics.pictureEnded('failed');
      const wait = await queue.stumble(lease);
      setTimeout(() => worker.wake(), wait).unref();
    },
    onChange: ({ lease }) => tellNews(lease.story_id),
    waits,
    tracing,
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

// Takes jobs from a queue and does a few of them at a time. It keeps nothing that the database does not know: a worker that
// dies loses its lease, and somebody else takes the job.
import type { Logger } from 'pino';
import { causedBy, causedByNobody, storyInLog } from './log-cause.ts';
import type { Tracing } from './tracing.ts';

export interface LeasedWorker {
  start: () => void;
  /** There is something to do. */
  wake: () => void;
  /** Takes nothing new, gives what runs its time, puts back the rest. */
  drain: () => Promise<void>;
  /** Whether it looked into the queue lately. */
  isAlive: () => boolean;
}

export interface WorkerWaits {
  renewMs: number;
  /** How often an idle worker looks for jobs that nobody told it of. */
  pollMs: number;
  /** What running jobs get when the server is asked to stop. */
  drainMs: number;
  /** Jobs at once in this process. */
  atOnce: number;
}

interface Needs<Job> {
  /** What the jobs are called in the log. */
  what: string;
  /** The story that a job is about. */
  storyOf: (job: Job) => string;
  take: () => Promise<Job | undefined>;
  /** Renews the lease; false when it is somebody else's by now. */
  keep: (job: Job) => Promise<boolean>;
  /** For whoever comes next, at once; this attempt did not count. */
  putBack: (job: Job) => Promise<void>;
  /** Does the job and puts its end away. @param signal aborted when nobody waits for it any more */
  work: (job: Job, signal: AbortSignal) => Promise<void>;
  /** The attempt went wrong. */
  stumble: (job: Job, error: unknown) => Promise<void>;
  /** A job was taken up, or let go. */
  onChange: (job: Job) => void;
  waits: WorkerWaits;
  tracing: Tracing;
  log: Logger;
}

export function createLeasedWorker<Job>(needs: Needs<Job>): LeasedWorker {
  const { waits, tracing, log } = needs;
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
          const job = await needs.take();
          lookedAt = performance.now();
          if (job === undefined) break;
          // The server may have begun to stop while the queue was asked.
          if (hasRoom()) begin(job);
          else await needs.putBack(job);
        }
      } while (mustLookAgain);
      if (running.size >= waits.atOnce) lookedAt = performance.now();
    } catch (error) {
      log.error({ err: error }, `the queue cannot be read: ${needs.what}`);
    } finally {
      isLooking = false;
    }
  };
  // Whoever wakes it brings about none of what it then does: a job is a cause of its own.
  const wake = () => void causedByNobody(() => tracing.outside(look));

  const begin = (job: Job) => {
    const abort = new AbortController();
    const work = causedBy(storyInLog(needs.storyOf(job)), () => settle(job, abort));
    running.set(abort, work);
    needs.onChange(job);
  };

  const settle = (job: Job, abort: AbortController) =>
    workOn(job, abort)
      .catch((error: unknown) => log.error({ err: error }, `it could not be put away: ${needs.what}`))
      .finally(() => {
        running.delete(abort);
        needs.onChange(job);
        wake();
      });

  const workOn = async (job: Job, abort: AbortController) => {
    const renewal = setInterval(() => {
      needs.keep(job).then(
        (isHeld) => isHeld || abort.abort(),
        (error: unknown) => log.error({ err: error }, 'a lease could not be renewed'),
      );
    }, waits.renewMs);
    try {
      const notes = { 'tuckaway.story': storyInLog(needs.storyOf(job)).story };
      await tracing.inSpan({ name: `job ${needs.what}`, kind: 'consumer', notes, isRoot: true }, () =>
        Promise.race([needs.work(job, abort.signal), aborted(abort.signal)]),
      );
    } catch (error) {
      if (state === 'stopping') await needs.putBack(job);
      else if (!abort.signal.aborted) await needs.stumble(job, error);
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

/** Rejects when nobody waits for the work any more; a job that never ends must not hold a place for ever. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('nobody waits for this any more')), { once: true });
  });

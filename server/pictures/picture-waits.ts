import type { WorkerWaits } from '../platform/leased-worker.ts';

/** How long things may take, in milliseconds, and how many at once. Tests of crashes and timeouts shorten them. */
export interface PictureWaits extends WorkerWaits {
  /** A worker that says nothing for this long is taken for dead. */
  leaseMs: number;
  /** Before the second attempt; the third waits four times as long. */
  retryMs: number;
  /** Before a painted picture is brought again to a store that was away. */
  storeAgainMs: number;
  /** A picture that is not there so long after the text has failed. */
  deadlineMs: number;
}

export const PICTURE_WAITS: PictureWaits = {
  leaseMs: 60_000,
  renewMs: 15_000,
  pollMs: 1000,
  retryMs: 2000,
  storeAgainMs: 5000,
  deadlineMs: 900_000,
  drainMs: 20_000,
  atOnce: 2,
};
/** Where a provider paints: a picture is a minute of waiting, not of work. */
export const WAITING_WAITS = { atOnce: 12 };

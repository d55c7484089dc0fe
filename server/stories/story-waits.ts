import type { WorkerWaits } from '../platform/leased-worker.ts';

/** How long things may take, in milliseconds, and how many at once. Tests of crashes and timeouts shorten them. */
export interface StoryWaits extends WorkerWaits {
  /** A worker that says nothing for this long is taken for dead. */
  leaseMs: number;
  sweepMs: number;
  /** A story without its text after this has failed (DECIDE-28). */
  deadlineMs: number;
  /** Before a failed attempt is tried again. */
  retryMs: number;
  /** Above this many waiting stories new ones are refused. */
  maxQueued: number;
}

export const STORY_WAITS: StoryWaits = {
  leaseMs: 60_000,
  renewMs: 15_000,
  pollMs: 1000,
  sweepMs: 15_000,
  deadlineMs: 600_000,
  retryMs: 2000,
  drainMs: 20_000,
  atOnce: 4,
  maxQueued: 200,
};
/** Where a provider writes: a story is a minute of waiting, not of work. */
export const WAITING_WAITS = { atOnce: 16 };
export const MAX_ATTEMPTS = 3;
export const MAX_RETRIES = 3;

// Asking again, a little later each time, and not all at the same moment.
import { setTimeout as wait } from 'node:timers/promises';
import { failureOf, ProviderFailure } from './provider-failure.ts';

export interface RetryWaits {
  /** Calls in all. */
  attempts: number;
  /** Before the second call; twice as long before each that follows. */
  firstMs: number;
  /** The longest wait, also when the provider asks for more: then it failed. */
  mostMs: number;
}
interface RetryNeeds {
  waits: RetryWaits;
  /** 0 to 1. */
  random: () => number;
  signal: AbortSignal;
  /** What asking again may mend: what may pass by itself unless told otherwise. */
  mayPass?: (failure: ProviderFailure) => boolean;
  /** Waits; a test counts what it is asked for. */
  pause?: (ms: number) => Promise<unknown>;
}

/** Calls until it works. Throws ProviderFailure, final: the last one, or the first that asking again would not mend. */
export async function withRetries<T>(
  call: () => Promise<T>,
  { waits, random, signal, pause, mayPass }: RetryNeeds,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    if (signal.aborted) throw new ProviderFailure('stopped');
    try {
      return await call();
    } catch (thrown) {
      const failure = signal.aborted ? stoppedIn(failureOf(thrown)) : failureOf(thrown);
      const ms = failure.retryAfterMs ?? waits.firstMs * 2 ** (attempt - 1) * (0.5 + random());
      const isWorthIt = mayPass?.(failure) ?? failure.mayPass;
      if (!isWorthIt || attempt >= waits.attempts || ms > waits.mostMs) {
        failure.isFinal = true;
        throw failure;
      }
      await (pause?.(ms) ?? wait(ms, undefined, { signal })).catch(() => undefined);
    }
  }
}

/** Nobody waits any more; which call it was that was waited for. */
const stoppedIn = ({ call }: ProviderFailure) => Object.assign(new ProviderFailure('stopped'), { call });

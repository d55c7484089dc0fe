// A provider that fails again and again is left alone for a while: families wait less, and it may recover.
import type { CircuitState } from '../metrics/metrics.ts';
import type { Clock } from '../platform/clock.ts';
import { failureOf, ProviderFailure, type CallKind } from './provider-failure.ts';

export interface CircuitWaits {
  /** Failures in a row after which it rests. */
  failures: number;
  restMs: number;
}
export interface Circuit {
  /** Throws ProviderFailure `resting` while it is left alone; after that one call at a time may try. */
  run: <T>(call: () => Promise<T>) => Promise<T>;
}

/** Sees the calls that are made, and can look at any time whether they are. */
export interface CallWatch {
  around: <T>(call: () => Promise<T>) => Promise<T>;
  watch: (state: () => CircuitState) => void;
}

/** @param kind of the calls that go through it: their failures say so */
export function createCircuit(
  clock: Clock,
  { failures, restMs }: CircuitWaits,
  kind: CallKind,
  watch?: CallWatch,
): Circuit {
  let inARow = 0;
  let restsUntil = 0;
  let isTrying = false;
  const failed = (failure: ProviderFailure) => {
    failure.call ??= kind;
    return failure;
  };
  watch?.watch(() => (inARow < failures ? 0 : clock.now() < restsUntil || isTrying ? 2 : 1));
  return {
    run: async (call) => {
      const isWeak = inARow >= failures;
      if (isWeak && (clock.now() < restsUntil || isTrying)) throw failed(new ProviderFailure('resting'));
      if (isWeak) isTrying = true;
      try {
        const result = await (watch ? watch.around(call) : call());
        inARow = 0;
        return result;
      } catch (thrown) {
        const failure = failureOf(thrown);
        if (failure.isIllness) {
          inARow += 1;
          restsUntil = clock.now() + restMs;
        } else if (failure.isAnswer) inARow = 0;
        throw failed(failure);
      } finally {
        if (isWeak) isTrying = false;
      }
    },
  };
}

import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../lib/api.ts';

/** A network that is back is often not whole yet: what gets no answer at all is asked for again after so many ms. */
const AGAIN_AFTER_MS = [0, 1000, 2000, 4000];

/** Asks again when the network or the visitor comes back, while something is still to come. `refetch` says what went wrong. */
export function useResume(mayResume: boolean, refetch: () => Promise<{ error: unknown }>): void {
  const ask = useEffectEvent(refetch);
  const isWanted = useEffectEvent(() => mayResume);
  useEffect(() => {
    // Only the last return goes on; none does once the page is left.
    let latest = 0;
    const resume = async () => {
      if (!isWanted()) return;
      const turn = ++latest;
      for (const ms of AGAIN_AFTER_MS) {
        if (ms > 0) await new Promise((next) => setTimeout(next, ms));
        if (turn !== latest || document.visibilityState !== 'visible') return;
        const { error } = await ask();
        if (!(error instanceof ApiError && error.status === 0)) return;
      }
    };
    const onReturn = () => void resume();
    addEventListener('online', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      latest = 0;
      removeEventListener('online', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);
}

// How long something is waited for: a provider's answer, or, for a family, a story.

/** In milliseconds: for the first word, between two, and for all of them. */
export interface PatienceWaits {
  firstMs: number;
  betweenMs: number;
  wholeMs: number;
}
interface Patience {
  /** Aborted when it is over. */
  signal: AbortSignal;
  /** There is something new: the wait for the next begins. */
  heard: () => void;
  end: () => void;
}

/** Over when nothing new came for too long, or when the whole took too long, whatever came. */
export function createPatience({ firstMs, betweenMs, wholeMs }: PatienceWaits): Patience {
  const over = new AbortController();
  const abort = () => over.abort();
  const whole = setTimeout(abort, wholeMs);
  let quiet = setTimeout(abort, firstMs);
  return {
    signal: over.signal,
    heard: () => {
      clearTimeout(quiet);
      quiet = setTimeout(abort, betweenMs);
    },
    end: () => {
      clearTimeout(whole);
      clearTimeout(quiet);
    },
  };
}

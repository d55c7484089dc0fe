// How long a family waits for a provider before our own storyteller steps in.

export interface Patience {
  /** Aborted when it is over. */
  signal: AbortSignal;
  /** There is something new to be seen: the wait begins anew. */
  seen: () => void;
  end: () => void;
}

/**
 * Over when so long nothing new was to be seen, whatever was tried meanwhile and however often; and over when the whole took
 * so long that somebody else must still have time for a story.
 */
export function createPatience({ unseenMs, storyMs }: { unseenMs: number; storyMs: number }): Patience {
  const over = new AbortController();
  const abort = () => over.abort();
  const whole = setTimeout(abort, storyMs);
  let unseen = setTimeout(abort, unseenMs);
  return {
    signal: over.signal,
    seen: () => {
      clearTimeout(unseen);
      unseen = setTimeout(abort, unseenMs);
    },
    end: () => {
      clearTimeout(whole);
      clearTimeout(unseen);
    },
  };
}

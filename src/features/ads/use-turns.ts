import { type RefObject, useEffect, useRef, useState } from 'react';

/** How long a turn waits, again and again, while somebody points at the ad or has it in focus. */
const HELD_MS = 1000;

/**
 * How often `seconds` of being seen have passed; time that is not seen does not count, and without `isRunning` none does. The
 * engine of the ads is this and no more. Who points at `element` or has it in focus finds it as it was.
 */
export function useTurns({
  isRunning,
  isSeen,
  seconds,
  element,
}: {
  isRunning: boolean;
  isSeen: boolean;
  seconds: number;
  element: RefObject<Element | null>;
}): number {
  const [turn, setTurn] = useState(0);
  const seenMs = useRef(0);
  useEffect(() => {
    if (!isRunning || !isSeen) return;
    let since = performance.now() - seenMs.current;
    const take = () => {
      if (element.current?.matches(':hover, :focus-within')) {
        timer = setTimeout(take, HELD_MS);
        return;
      }
      since = performance.now();
      setTurn(turn + 1);
    };
    let timer = setTimeout(take, seconds * 1000 - seenMs.current);
    return () => {
      clearTimeout(timer);
      seenMs.current = performance.now() - since;
    };
  }, [isRunning, isSeen, seconds, element, turn]);
  return turn;
}

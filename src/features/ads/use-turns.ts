import { useEffect, useRef, useState } from 'react';

/**
 * How often `seconds` of being seen have passed; time that is not seen does not count, and without `isRunning` none does. The
 * engine of the ads is this and no more.
 */
export function useTurns({
  isRunning,
  isSeen,
  seconds,
}: {
  isRunning: boolean;
  isSeen: boolean;
  seconds: number;
}): number {
  const [turn, setTurn] = useState(0);
  const seenMs = useRef(0);
  useEffect(() => {
    if (!isRunning || !isSeen) return;
    let since = performance.now() - seenMs.current;
    const timer = setTimeout(
      () => {
        since = performance.now();
        setTurn(turn + 1);
      },
      seconds * 1000 - seenMs.current,
    );
    return () => {
      clearTimeout(timer);
      seenMs.current = performance.now() - since;
    };
  }, [isRunning, isSeen, seconds, turn]);
  return turn;
}

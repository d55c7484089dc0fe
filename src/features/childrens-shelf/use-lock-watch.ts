import { useEffect } from 'react';
import { lock } from './lock.ts';
import { seenAt } from './lock.rules.ts';

const LOOK_EVERY_MS = 30_000;

/** Notes that the lock was seen waiting. What is noted tells later whether the clock was turned back. */
function seeLock(): void {
  const { wait, forgotten } = lock.read();
  if (wait || forgotten) lock.choose(seenAt(lock.read(), Date.now()));
}

/** Looks at the lock for as long as the children's shelf is open. */
export function useLockWatch(): void {
  useEffect(() => {
    seeLock();
    const timer = setInterval(seeLock, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}

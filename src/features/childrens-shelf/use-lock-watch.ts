import { useEffect } from 'react';
import { lookAtLock } from './lock.ts';

const LOOK_EVERY_MS = 1000;

/** Looks at the lock for as long as the children's shelf is open; whoever uses it hears of what has passed. */
export function useLockWatch(): void {
  useEffect(() => {
    lookAtLock();
    const timer = setInterval(lookAtLock, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}

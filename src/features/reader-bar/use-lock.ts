import { useLayoutEffect, useState } from 'react';
import { isHandsLocked } from '../../lib/bedtime.ts';
import { littleHandsSetting } from '../../lib/reading-settings.ts';

/** Whether little hands hold this story, and what opens the lock until it is left. The next story is locked again. */
export function useLock() {
  const isOn = littleHandsSetting.use();
  const [isOpened, setOpened] = useState(false);
  // Turned off and on again, it holds again.
  if (!isOn && isOpened) setOpened(false);
  const isLocked = isOn && !isOpened;
  useLayoutEffect(() => {
    isHandsLocked.set(isLocked);
    return () => isHandsLocked.set(false);
  }, [isLocked]);
  return { isLocked, isOpened, unlock: () => setOpened(true) };
}

import { useEffect, useState } from 'react';
import { isHandsLocked } from '../../lib/bedtime.ts';
import { littleHandsSetting } from '../../lib/reading-settings.ts';

/** Whether little hands hold this story, and what opens the lock until it is left. The next story is locked again. */
export function useLock(): { isLocked: boolean; unlock: () => void } {
  const isOn = littleHandsSetting.use();
  const [isOpen, setOpen] = useState(false);
  // Turned off and on again, it holds again.
  if (!isOn && isOpen) setOpen(false);
  const isLocked = isOn && !isOpen;
  useEffect(() => {
    isHandsLocked.set(isLocked);
    return () => isHandsLocked.set(false);
  }, [isLocked]);
  return { isLocked, unlock: () => setOpen(true) };
}

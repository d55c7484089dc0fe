import { useEffect, useState } from 'react';
import { storyTapped } from '../../lib/bedtime.ts';

const SHOWN_MS = 4000;

/** Whether a tap on the story has just asked for what stands around it. It stays while it is used. */
export function useShownByTap(isUsed: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => storyTapped.on(() => setShown((was) => !was)), []);
  useEffect(() => {
    if (!isShown || isUsed) return;
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown, isUsed]);
  return isShown;
}

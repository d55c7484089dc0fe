import { useCallback, useEffect, useState } from 'react';
import { storyTapped } from '../../lib/bedtime.ts';

const SHOWN_MS = 4000;

/** Whether a tap on the story has just asked for what stands around it, and what hides that. It stays while it is used. */
export function useShownByTap(isUsed: boolean, isShownAtFirst = false): [isShown: boolean, hide: () => void] {
  const [isShown, setShown] = useState(isShownAtFirst);
  useEffect(() => storyTapped.on(() => setShown((was) => !was)), []);
  useEffect(() => {
    if (!isShown || isUsed) return;
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown, isUsed]);
  const hide = useCallback(() => setShown(false), []);
  return [isShown, hide];
}

import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { isHandsLocked, storyTapped } from '../../lib/bedtime.ts';

const SHOWN_MS = 4000;

/** Whether little hands hold the story. */
export const useHandsLocked = (): boolean => useSyncExternalStore(isHandsLocked.on, isHandsLocked.read, () => false);

/** Whether the bar is shown: a tap on the story shows and hides it, Escape hides it, and it stays while it is used. */
export function useBarShown(bar: RefObject<HTMLElement | null>) {
  const [isShown, setShown] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => storyTapped.on(() => setShown((was) => !was)), []);
  const isUsed = isHovered || isFocused;
  useEffect(() => {
    if (!isShown || isUsed) return;
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown, isUsed]);
  useEffect(() => {
    if (!isShown && !isFocused) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && bar.current?.contains(focused)) focused.blur();
      setShown(false);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isShown, isFocused, bar]);
  return {
    isShown: isShown || isFocused,
    handlers: {
      // A finger that lifts leaves without a word in some browsers.
      onPointerEnter: ({ pointerType }: { pointerType: string }) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: { currentTarget: Element; relatedTarget: EventTarget | null }) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}

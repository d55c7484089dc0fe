import { useEffect, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react';
import { useShownByTap } from './use-shown-by-tap.ts';

/** Whether the bar is shown: a tap on the story shows and hides it, Escape hides it, and it stays while it is used. */
export function useBarShown(bar: RefObject<HTMLElement | null>, isShownAtFirst: boolean) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isAsked, hide] = useShownByTap(isHovered || isFocused, isShownAtFirst);
  const isShown = isAsked || isFocused;
  useEffect(() => {
    if (!isShown) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && bar.current?.contains(focused)) focused.blur();
      hide();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isShown, bar, hide]);
  const handlers = {
    // A finger that lifts leaves without a word in some browsers.
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    // The focus that a tap leaves on a button is no reason to stay.
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(false);
    },
  };
  return { isShown, handlers };
}

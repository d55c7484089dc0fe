import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

export const HOLD_MS = 1500;
/** How long the second press of Enter is waited for. */
const ASKED_MS = 4000;

/** A button that has to be held: by a finger, or with Space. Enter, or a press that is no touch, has to come twice. */
export function useHold(onDone: () => void) {
  const [isHeld, setHeld] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => done.current(), HOLD_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => setAsked(false), ASKED_MS);
    return () => clearTimeout(timer);
  }, [isAsked]);
  const letGo = () => setHeld(false);
  const isSpace = (event: KeyboardEvent) => event.key === ' ';
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) setHeld(true);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onPointerLeave: letGo,
    onBlur: letGo,
    // A long press asks for no menu here.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isSpace(event)) return;
      event.preventDefault();
      if (!event.repeat) setHeld(true);
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (!isSpace(event)) return;
      event.preventDefault();
      letGo();
    },
    onClick: (event: MouseEvent) => {
      // A touch comes with a count; a key or a screen reader without.
      if (event.detail > 0) return;
      if (isAsked) done.current();
      else setAsked(true);
    },
  };
  return { isHeld, isAsked, handlers };
}

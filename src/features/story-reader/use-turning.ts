import { useEffect } from 'react';
import { storyTapped } from '../../lib/bedtime.ts';
import { meaningOf } from './taps.rules.ts';

/** What has its own use for an arrow key, and what lies over the story; for a touch, also links and buttons. */
const NEEDS_ARROWS =
  'input, select, textarea, label, summary, audio, [contenteditable], [role="dialog"], [role="toolbar"], ' +
  '[role="slider"], [role="radiogroup"], [role="menu"], [role="listbox"], [data-sonner-toaster]';
const NEEDS_TAPS = `a, button, ${NEEDS_ARROWS}`;
const isOnControl = (event: Event) => !(event.target instanceof Element) || event.target.closest(NEEDS_TAPS) !== null;
const isInStory = (event: Event) => event.target instanceof Element && event.target.closest('.reader') !== null;

/** Listens to keys and fingers: pages are turned where there are pages, and a tap elsewhere is told to whoever listens. */
export function useTurning(isBook: boolean, go: (by: 1 | -1) => void): void {
  useEffect(() => {
    let from: { x: number; y: number; at: number } | undefined;
    let isDisturbed = false;
    const fingers = new Set<number>();
    const onKey = (event: KeyboardEvent) => {
      if (!isBook || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      // A button has no use for these keys; what stands in a toolbar or a sheet does.
      if (event.target instanceof Element && event.target.closest(NEEDS_ARROWS)) return;
      if (event.key === 'ArrowRight' || event.key === 'PageDown') go(1);
      else if (event.key === 'ArrowLeft' || event.key === 'PageUp') go(-1);
      else return;
      event.preventDefault();
    };
    const onDown = (event: PointerEvent) => {
      fingers.add(event.pointerId);
      isDisturbed = fingers.size > 1 || event.button > 0;
      from = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    };
    const onUp = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (!from || !isInStory(event)) return;
      const meaning = meaningOf(
        {
          x: event.clientX,
          width: innerWidth,
          movedX: event.clientX - from.x,
          movedY: event.clientY - from.y,
          heldMs: event.timeStamp - from.at,
          isDisturbed,
          hasSelection: getSelection()?.isCollapsed === false,
          isMagnified: (globalThis.visualViewport?.scale ?? 1) > 1.01,
          isOnControl: isOnControl(event),
          isMouse: event.pointerType === 'mouse',
        },
        isBook,
      );
      from = undefined;
      if (meaning === 'ask') storyTapped.say();
      else if (meaning) go(meaning);
    };
    const onCancel = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      from = undefined;
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onDown);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onCancel);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onDown);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onCancel);
    };
  }, [isBook, go]);
}

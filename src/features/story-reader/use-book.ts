import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { stillReading } from '../../lib/bedtime.ts';
import { isCalm } from '../../lib/is-calm.ts';
import type { Spot } from '../../lib/open-story.ts';
import { pageNumber, placeOf, plainLayout, spotOf, TITLE, TITLE_SPOT, turn, type Layout } from './book.rules.ts';
import { measureLayout, pageStep, partsIn } from './measure-layout.ts';
import { useTurning } from './use-turning.ts';

const TURN_MS = 480;
const CALM_TURN_MS = 150;
const SETTLE = 'cubic-bezier(.22,.8,.3,1)';

/** @param paragraphsOf how many paragraphs each part has; the same array while the story is the same */
function useLayout(isBook: boolean, text: RefObject<HTMLElement | null>, paragraphsOf: readonly number[]): Layout {
  const plain = useMemo(() => plainLayout(paragraphsOf), [paragraphsOf]);
  const [measured, setMeasured] = useState<{ of: Layout; layout: Layout }>();
  useLayoutEffect(() => {
    if (!isBook || paragraphsOf.length === 0) return;
    let known = '';
    const measure = () => {
      const layout = measureLayout(text.current);
      // Pages of another width lie elsewhere, also where there are as many.
      const now = JSON.stringify([layout, text.current?.clientWidth]);
      if (now !== known) setMeasured({ of: plain, layout });
      known = now;
    };
    measure();
    const observer = new ResizeObserver(measure);
    // A part keeps its size when its letters grow: its paragraphs do not.
    for (const part of partsIn(text.current)) for (const element of [part, ...part.children]) observer.observe(element);
    // Letters of another width make another number of pages.
    void document.fonts?.ready.then(measure);
    return () => observer.disconnect();
  }, [isBook, text, paragraphsOf, plain]);
  return measured?.of === plain ? measured.layout : plain;
}

/**
 * A story as a book: which page is open and how it is turned; `turns` counts how often it was turned. What is kept is the spot
 * in the text, so that words of another size or a turned tablet open the page that has it.
 */
export function useBook(isBook: boolean, text: RefObject<HTMLElement | null>, paragraphsOf: readonly number[]) {
  const layout = useLayout(isBook, text, paragraphsOf);
  const [spot, open] = useState<Spot>(TITLE_SPOT);
  const { part, page } = placeOf(spot, layout);
  const [turns, setTurns] = useState(0);
  const move = useCallback((to: (from: Spot) => Spot) => {
    setTurns((so) => so + 1);
    open(to);
    stillReading.say();
  }, []);
  const go = useCallback(
    (by: 1 | -1) => move((from) => spotOf(turn(placeOf(from, layout), by, layout.pagesOf), layout)),
    [move, layout],
  );
  useTurning(isBook, go);

  useLayoutEffect(() => {
    const words = partsIn(text.current)[part];
    if (isBook && words && layout.pagesOf.length > part) words.scrollLeft = page * pageStep(words);
  }, [isBook, text, part, page, layout]);
  const last = useRef(TITLE);
  useEffect(() => {
    const isOn = part > last.current.part || (part === last.current.part && page > last.current.page);
    last.current = { part, page };
    const words = partsIn(text.current)[part];
    if (!isBook || !words?.animate) return;
    const calm = isCalm();
    const moved = calm ? {} : { translate: isOn ? '28px 0' : '-28px 0' };
    words.animate([{ opacity: 0, ...moved }, {}], { duration: calm ? CALM_TURN_MS : TURN_MS, easing: SETTLE });
  }, [isBook, text, part, page]);

  return { layout, spot, part, ...pageNumber({ part, page }, layout.pagesOf), turns, go, open, move };
}

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useMedia } from '../../lib/use-media.ts';
import { BOOK_WIDTHS, pageNumber, pagesFor, placeAt, placeIn, TITLE, turn, type Place } from './book.rules.ts';

const TURN_MS = 480;
const CALM_TURN_MS = 150;
const SETTLE = 'cubic-bezier(.22,.8,.3,1)';
/** A finger that goes this far sideways turns the page. */
const SWIPE_PIXELS = 60;

const gapOf = (part: Element) => Number.parseFloat(getComputedStyle(part).columnGap) || 0;
const partsIn = (text: HTMLElement | null) => [...(text?.querySelectorAll<HTMLElement>('.story-part') ?? [])];

function usePages(isBook: boolean, text: RefObject<HTMLElement | null>, parts: number): readonly number[] {
  const [pagesOf, setPagesOf] = useState<readonly number[]>(() => Array.from({ length: parts }, () => 1));
  useLayoutEffect(() => {
    if (!isBook || parts === 0) return;
    const measure = () =>
      setPagesOf(partsIn(text.current).map((part) => pagesFor(part.scrollWidth, part.clientWidth, gapOf(part))));
    measure();
    const observer = new ResizeObserver(measure);
    for (const part of partsIn(text.current)) observer.observe(part);
    // Letters of another width make another number of pages.
    void document.fonts?.ready.then(measure);
    return () => observer.disconnect();
  }, [isBook, text, parts]);
  return pagesOf;
}

function useTurning(isBook: boolean, go: (by: 1 | -1) => void): void {
  useEffect(() => {
    if (!isBook) return;
    let from: number | undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === 'ArrowRight' || event.key === 'PageDown') go(1);
      else if (event.key === 'ArrowLeft' || event.key === 'PageUp') go(-1);
      else return;
      event.preventDefault();
    };
    const onDown = (event: TouchEvent) => {
      from = event.touches.length === 1 ? event.touches[0]?.clientX : undefined;
    };
    const onUp = (event: TouchEvent) => {
      const way = from === undefined ? 0 : (event.changedTouches[0]?.clientX ?? from) - from;
      if (Math.abs(way) >= SWIPE_PIXELS) go(way < 0 ? 1 : -1);
    };
    addEventListener('keydown', onKey);
    addEventListener('touchstart', onDown, { passive: true });
    addEventListener('touchend', onUp, { passive: true });
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('touchstart', onDown);
      removeEventListener('touchend', onUp);
    };
  }, [isBook, go]);
}

/**
 * A story as a book: which page is open and how it is turned; `turns` counts how often the reader has turned it. On other
 * widths, and without pictures, all is one page.
 */
export function useBook(hasPictures: boolean, parts: number) {
  const isBook = useMedia(BOOK_WIDTHS) && hasPictures;
  const text = useRef<HTMLDivElement>(null);
  const pagesOf = usePages(isBook, text, parts);
  const [opened, setOpened] = useState<Place>(TITLE);
  const place = placeIn(opened, pagesOf);
  const [turns, setTurns] = useState(0);
  const move = useCallback((to: (from: Place) => Place) => {
    setTurns((so) => so + 1);
    setOpened(to);
  }, []);
  const go = useCallback((by: 1 | -1) => move((from) => turn(from, by, pagesOf)), [move, pagesOf]);
  const openAt = useCallback((share: number) => setOpened(placeAt(share, pagesOf)), [pagesOf]);
  useTurning(isBook, go);

  const { part, page } = place;
  useLayoutEffect(() => {
    const words = partsIn(text.current)[part];
    const shown = Math.min(page, (pagesOf[part] ?? 1) - 1);
    if (isBook && words) words.scrollLeft = shown * (words.clientWidth + gapOf(words));
  }, [isBook, part, page, pagesOf]);
  const last = useRef(TITLE);
  useEffect(() => {
    const isOn = part > last.current.part || (part === last.current.part && page > last.current.page);
    last.current = { part, page };
    const words = partsIn(text.current)[part];
    if (!isBook || !words?.animate) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const moved = isCalm ? {} : { translate: isOn ? '28px 0' : '-28px 0' };
    words.animate([{ opacity: 0, ...moved }, {}], { duration: isCalm ? CALM_TURN_MS : TURN_MS, easing: SETTLE });
  }, [isBook, part, page]);

  return { isBook, text, place, ...pageNumber(place, pagesOf), turns, go, openAt, reopen: () => move(() => TITLE) };
}

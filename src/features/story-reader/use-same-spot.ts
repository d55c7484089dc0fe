import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Spot } from '../../lib/open-story.ts';
import { scrollForSpot, spotOnScreen } from './scroll-spot.ts';

/** A page that has come to lie anew by less than this has not moved. */
const STILL_PIXELS = 2;

interface Reading {
  isBook: boolean;
  /** Where the book is open. */
  spot: Spot;
  /** Opens the book somewhere. */
  open: (spot: Spot) => void;
  text: RefObject<HTMLElement | null>;
}

const show = (spot: Spot) => {
  const top = scrollForSpot(spot);
  if (Math.abs(top - scrollY) >= STILL_PIXELS) scrollTo({ top, behavior: 'instant' });
};

/** Keeps to what is read when the page becomes a book or a book the page, and when the page comes to lie anew. */
export function useSameSpot({ isBook, spot, open, text }: Reading): void {
  const seen = useRef(spot);
  const wasBook = useRef(isBook);
  useLayoutEffect(() => {
    if (wasBook.current !== isBook) {
      wasBook.current = isBook;
      if (isBook) open(seen.current);
      else show(seen.current);
    } else if (isBook) seen.current = spot;
  }, [isBook, spot, open]);
  useEffect(() => {
    const words = text.current;
    if (isBook || !words || typeof ResizeObserver === 'undefined') return;
    let frame = 0;
    const look = () => {
      frame = 0;
      seen.current = spotOnScreen();
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    let size = '';
    const observer = new ResizeObserver(() => {
      const now = `${words.clientWidth} ${words.clientHeight}`;
      const isAnew = size !== '' && size !== now;
      size = now;
      const { paragraph } = seen.current;
      if (isAnew && paragraph >= 0 && words.querySelectorAll('p')[paragraph]) show(seen.current);
    });
    observer.observe(words);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('scroll', onScroll);
    };
  }, [isBook, text]);
}

import { useCallback, useEffect, useRef } from 'react';
import { openParagraphs } from '../../lib/open-story.ts';
import { placeOf, type Layout, type Spot } from './book.rules.ts';

interface Book {
  isBook: boolean;
  layout: Layout;
  spot: Spot;
  move: (to: () => Spot) => void;
}

/** Where a paragraph that is shown comes to stand, from the top of the screen: a third down, with what was just read above it. */
const FROM_TOP = 0.3;

/**
 * Brings a paragraph, counted from 0, to the eyes: the page of the book that it begins on, or the long page scrolled to it. One
 * that stands there already is left. The same function as long as the story is open.
 */
export function useShowParagraph(book: Book): (at: number) => void {
  const now = useRef(book);
  useEffect(() => {
    now.current = book;
  });
  return useCallback((at) => {
    const { isBook, layout, spot, move } = now.current;
    if (isBook) {
      const next = { paragraph: at, within: 0 };
      const [open, meant] = [placeOf(spot, layout), placeOf(next, layout)];
      if (open.part !== meant.part || open.page !== meant.page) move(() => next);
      return;
    }
    const box = openParagraphs()[at]?.getBoundingClientRect();
    if (!box || (box.top >= 0 && box.bottom < innerHeight * (1 - FROM_TOP))) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: scrollY + box.top - innerHeight * FROM_TOP, behavior: isCalm ? 'instant' : 'smooth' });
  }, []);
}

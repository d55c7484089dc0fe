import { useCallback, useEffect, useRef } from 'react';
import { isCalm } from '../../lib/is-calm.ts';
import { openParagraphs, type OpenStory, type Spot } from '../../lib/open-story.ts';
import { placeOf, type Layout } from './book.rules.ts';
import { spotOnScreen } from './scroll-spot.ts';

interface Book {
  isBook: boolean;
  layout: Layout;
  spot: Spot;
  move: (to: () => Spot) => void;
}

/** Where a paragraph that is shown comes to stand, from the top of the screen: a third down, with what was just read above it. */
const FROM_TOP = 0.3;

function scrollToParagraph(at: number): void {
  const behavior = isCalm() ? 'instant' : 'smooth';
  const all = openParagraphs();
  if (at >= all.length) document.querySelector('.story-end')?.scrollIntoView({ block: 'end', behavior });
  const box = all[at]?.getBoundingClientRect();
  if (!box || (box.top >= 0 && box.bottom < innerHeight * (1 - FROM_TOP))) return;
  scrollTo({ top: scrollY + box.top - innerHeight * FROM_TOP, behavior });
}

/**
 * Where the reader is, and what brings a paragraph, counted from 0, or The End after the last one, to the eyes: the page of the
 * book that it begins on, or the long page scrolled to it. What stands there already is left. The same functions as long as the
 * story is open.
 */
export function useSpots(book: Book): Pick<OpenStory, 'spot' | 'showParagraph'> {
  const now = useRef(book);
  useEffect(() => {
    now.current = book;
  });
  const spot = useCallback(() => (now.current.isBook ? now.current.spot : spotOnScreen()), []);
  const showParagraph = useCallback((at: number) => {
    const { isBook, layout, spot: from, move } = now.current;
    if (!isBook) return scrollToParagraph(at);
    const next = { paragraph: at, within: 0 };
    const [open, meant] = [placeOf(from, layout), placeOf(next, layout)];
    if (open.part !== meant.part || open.page !== meant.page) move(() => next);
  }, []);
  return { spot, showParagraph };
}

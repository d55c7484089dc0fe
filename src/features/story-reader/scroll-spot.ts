// Where somebody reads on one long page, and how far such a page is scrolled to show it.
import { openParagraphs, type Spot } from '../../lib/open-story.ts';
import { TITLE_SPOT } from './book.rules.ts';

/** Above the paragraph that reading goes on with. */
export const HEADROOM_PIXELS = 24;

/** The first of the elements that can still be seen; they stand one below the other. Few are measured, however many there are. */
export function firstSeen(elements: readonly HTMLElement[]): number {
  let [low, high] = [0, elements.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const bottom = elements[middle]?.getBoundingClientRect().bottom ?? 0;
    if (bottom > HEADROOM_PIXELS) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The spot at the top of the screen: the title while hardly a line of the text can be seen. */
export function spotOnScreen(): Spot {
  const all = openParagraphs();
  const paragraph = firstSeen(all);
  const box = all[paragraph]?.getBoundingClientRect();
  if (!box) return { paragraph: all.length, within: 0 };
  if (paragraph === 0 && box.top > innerHeight / 2) return TITLE_SPOT;
  const passed = (HEADROOM_PIXELS - box.top) / Math.max(1, box.height);
  return { paragraph, within: Math.min(0.999, Math.max(0, passed)) };
}

/** How far the page is scrolled that shows a spot. */
export function scrollForSpot({ paragraph, within }: Spot): number {
  if (paragraph < 0) return 0;
  const here = openParagraphs()[paragraph]?.getBoundingClientRect();
  if (here) return Math.max(0, scrollY - HEADROOM_PIXELS + here.top + within * here.height);
  const end = document.querySelector('.story-end')?.getBoundingClientRect();
  return end ? scrollY + end.top : 0;
}

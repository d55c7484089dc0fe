import { openParagraphs } from '../../lib/open-story.ts';
import { TITLE_AT, type Sentence } from './sentences.rules.ts';
import { rangeOf } from './mark-words.ts';

/** Whoever has just moved the page is looking at something. */
const HANDS_MS = 8000;
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
const MOVES = /^(Arrow|Page|Home$|End$| $)/;
/** Above the first line that can be read, and below the last: the bar of the voice. */
const TOP_PIXELS = 24;
const BOTTOM_PIXELS = 96;

const behavior = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');
// Where the story is a book, there is what turns its pages.
const book = () => document.querySelector('.book-arrows');
// By the arrow, as a reader does: the book turns and keeps the place.
const turnPage = () => book()?.querySelector<HTMLButtonElement>('button:last-of-type')?.click();
/** The page that shows a paragraph: the screen, or a column of the book. */
const pageOf = (paragraph: Element) => (book() ? paragraph.closest('.story-part') : null);

/** The first paragraph on the screen, counted from 0; 0 where the title of the book stands open. */
export function firstParagraph(): number {
  const at = openParagraphs().findIndex((paragraph) => {
    const page = pageOf(paragraph);
    if (!page) return !book() && paragraph.getBoundingClientRect().bottom > TOP_PIXELS;
    const { left, right } = page.getBoundingClientRect();
    const isHere = Array.from(paragraph.getClientRects()).some((rect) => rect.right > left && rect.left < right);
    return isHere && page.getAttribute('data-now') === 'true';
  });
  return Math.max(0, at);
}

/** Brings The End to the eyes. */
export function showTheEnd(): void {
  if (book()) turnPage();
  else document.querySelector('.story-end')?.scrollIntoView({ block: 'end', behavior: behavior() });
}

function bringSentence(sentence: Sentence, showParagraph: (at: number) => void): void {
  const rect = rangeOf(sentence)?.getClientRects()[0];
  const paragraph = openParagraphs()[sentence.paragraph];
  if (!rect || !paragraph) return showParagraph(Math.max(0, sentence.paragraph));
  const page = pageOf(paragraph)?.getBoundingClientRect();
  if (page) {
    const isOpen = pageOf(paragraph)?.getAttribute('data-now') === 'true';
    if (isOpen && rect.left >= page.left && rect.right <= page.right + 1) return;
    // A paragraph that goes on overleaf.
    if (isOpen && sentence.start > 0 && rect.left > page.right) turnPage();
    else showParagraph(sentence.paragraph);
    return;
  }
  if (rect.top >= TOP_PIXELS && rect.bottom <= innerHeight - BOTTOM_PIXELS) return;
  const isTall = paragraph.getBoundingClientRect().height > innerHeight * 0.6;
  if (isTall) scrollBy({ top: rect.top - innerHeight / 4, behavior: behavior() });
  else showParagraph(sentence.paragraph);
}

/** Keeps what is spoken before the eyes, and leaves the page alone for a while after the reader has moved it. */
export function followVoice() {
  let movedAt = Number.NEGATIVE_INFINITY;
  const left = new AbortController();
  for (const name of HANDS) {
    const noted = (event: Event) => {
      if (event instanceof KeyboardEvent && !MOVES.test(event.key)) return;
      // The buttons of the voice move it on, and the page shall follow.
      const isInBar = event.target instanceof Element && event.target.closest('.voice-bar, [role="dialog"]');
      if (name !== 'pointerdown' && !isInBar) movedAt = Date.now();
      if (event.target instanceof Element && event.target.closest('.book-arrows')) movedAt = Date.now();
    };
    addEventListener(name, noted, { passive: true, signal: left.signal });
  }
  return {
    bring: (sentence: Sentence, showParagraph: (at: number) => void) => {
      if (sentence.paragraph === TITLE_AT || Date.now() - movedAt < HANDS_MS) return;
      bringSentence(sentence, showParagraph);
    },
    end: () => left.abort(),
  };
}

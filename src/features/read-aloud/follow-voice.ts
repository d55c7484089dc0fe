import { isCalm } from '../../lib/is-calm.ts';
import { openParagraphs, type OpenStory } from '../../lib/open-story.ts';
import { TITLE_AT, type Sentence } from './sentences.rules.ts';
import { rangeOf } from './mark-words.ts';

/** Whoever has just moved the page is looking at something. */
const HANDS_MS = 8000;
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
const MOVES = /^(Arrow|Page|Home$|End$| $)/;
/** Above the first line that can be read, and below the last: the bar of the voice. */
const TOP_PIXELS = 24;
const BOTTOM_PIXELS = 96;

type Turned = Pick<OpenStory, 'isBook' | 'showParagraph' | 'turnPage'>;

function bringSentence(sentence: Sentence, { isBook, showParagraph, turnPage }: Turned): void {
  const rect = rangeOf(sentence)?.getClientRects()[0];
  const paragraph = openParagraphs()[sentence.paragraph];
  if (!rect || !paragraph) return showParagraph(Math.max(0, sentence.paragraph));
  const part = isBook ? paragraph.closest('.story-part') : null;
  if (part) {
    const page = part.getBoundingClientRect();
    const isOpen = part.getAttribute('data-now') === 'true';
    if (isOpen && rect.left >= page.left && rect.right <= page.right + 1) return;
    // A paragraph that goes on overleaf.
    if (isOpen && sentence.start > 0 && rect.left > page.right) turnPage(1);
    else showParagraph(sentence.paragraph);
    return;
  }
  if (rect.top >= TOP_PIXELS && rect.bottom <= innerHeight - BOTTOM_PIXELS) return;
  const isTall = paragraph.getBoundingClientRect().height > innerHeight * 0.6;
  if (isTall) scrollBy({ top: rect.top - innerHeight / 4, behavior: isCalm() ? 'instant' : 'smooth' });
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
    bring: (sentence: Sentence, open: Turned) => {
      if (sentence.paragraph === TITLE_AT || Date.now() - movedAt < HANDS_MS) return;
      bringSentence(sentence, open);
    },
    end: () => left.abort(),
  };
}

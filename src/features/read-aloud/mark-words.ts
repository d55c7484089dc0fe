// Where the voice is, shown on the page. Ranges are painted by the browser over the text: the page's own tree stays as it is.
import { openParagraphs } from '../../lib/open-story.ts';
import { TITLE_AT, type Sentence } from './sentences.rules.ts';
import type { VoiceNow } from './voice.ts';

const SENTENCE = 'voice-sentence';
const WORD = 'voice-word';
/** Where a browser cannot paint ranges, the paragraph is marked. */
const ATTRIBUTE = 'data-voice';

/** The element that a sentence stands in. */
function elementOf({ paragraph, beside }: Sentence): HTMLElement | undefined {
  const own =
    paragraph === TITLE_AT
      ? (document.querySelector<HTMLElement>('.reader-head h1') ?? undefined)
      : openParagraphs()[paragraph];
  if (beside === undefined) return own;
  return own?.nextElementSibling instanceof HTMLElement ? own.nextElementSibling : undefined;
}

/** The stretch of an element's text, whatever elements stand in it; null where the text is not that long. */
function rangeIn(element: Node, start: number, end: number): Range | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let before = 0;
  let isBegun = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (!isBegun && start < before + length) {
      range.setStart(node, start - before);
      isBegun = true;
    }
    if (isBegun && end <= before + length) {
      range.setEnd(node, end - before);
      return range;
    }
    before += length;
  }
  return null;
}

/** Where a sentence stands on the page; null where the page no longer says the same. */
export function rangeOf(sentence: Sentence): Range | null {
  const element = elementOf(sentence);
  const range = element ? rangeIn(element, sentence.start, sentence.end) : null;
  return range?.toString().replaceAll('\n', ' ') === sentence.text ? range : null;
}

function paint(name: string, range: Range | null, priority: number): void {
  if (!range) return void CSS.highlights.delete(name);
  const highlight = new Highlight(range);
  highlight.priority = priority;
  CSS.highlights.set(name, highlight);
}

/** Marks the sentence of the voice and, on top of it, its word. Nothing while the voice is silent. */
export function markWords({ sentence, word }: Pick<VoiceNow, 'sentence' | 'word'>): void {
  for (const marked of document.querySelectorAll(`[${ATTRIBUTE}]`)) marked.removeAttribute(ATTRIBUTE);
  const canPaint = 'Highlight' in window && 'highlights' in CSS;
  const element = sentence ? elementOf(sentence) : undefined;
  const range = sentence ? rangeOf(sentence) : null;
  if (element && (!canPaint || !range)) element.setAttribute(ATTRIBUTE, '');
  if (!canPaint) return;
  paint(SENTENCE, range, 0);
  paint(
    WORD,
    range && element && sentence && word ? rangeIn(element, sentence.start + word[0], sentence.start + word[1]) : null,
    1,
  );
}

// Paragraphs of the age's size. A passage is one paragraph for those who read by themselves and two or three for the youngest.
import type { AgeGroup } from '#contract/options';
import { paceOf } from '#contract/reading-pace';
import type { Grammar } from '../languages/bank.ts';
import type { Scene } from '../plan/story-plan.ts';
import { countWords, firstWord, sentencesOf } from './words.ts';

export interface Paragraph {
  text: string;
  scene: Scene;
  keys: string[];
}

/** Words beyond which a paragraph is broken in two; the means then lie within performance.md, section 7. */
const MOST_WORDS: Record<AgeGroup, number> = { toddler: 34, preschool: 42, 'early-elementary': 54, elementary: 66 };
/** A part smaller than this would be a line alone, and those are the writer's to set. */
const FEWEST_WORDS = 7;
/** How many words away from the middle a better place to break may lie. */
const BETTER_WORTH = 8;

/** One passage's text in paragraphs. A verse stays whole. */
export function paragraphsOf(text: string, ageGroup: AgeGroup, grammar: Grammar): string[] {
  const { language, pace } = grammar;
  // the same time to read in every language
  const most = (MOST_WORDS[ageGroup] * pace[ageGroup]) / paceOf('en', ageGroup);
  if (text.includes('\n') || countWords(text, language) <= most) return [text];
  const sentences = sentencesOf(text);
  const sizes = sentences.map((sentence) => countWords(sentence, language));
  const total = sizes.reduce((sum, words) => sum + words, 0);
  let best: { at: number; cost: number } | undefined;
  let before = 0;
  let said = '';
  for (let at = 1; at < sentences.length; at++) {
    before += sizes[at - 1] ?? 0;
    said += sentences[at - 1] ?? '';
    if (isOpen(said, grammar)) continue;
    const worth = breakWorth(sentences[at - 1] ?? '', sentences[at] ?? '', grammar);
    if (worth === undefined || before < FEWEST_WORDS || total - before < FEWEST_WORDS) continue;
    const cost = Math.abs(before - total / 2) - worth * BETTER_WORTH;
    if (!best || cost < best.cost) best = { at, cost };
  }
  if (!best) return [text];
  return [sentences.slice(0, best.at), sentences.slice(best.at)].flatMap((part) =>
    paragraphsOf(part.join(' '), ageGroup, grammar),
  );
}

/** Whether speech or a note in italics is still going on at the end of a text. */
const isOpen = (text: string, { quotes: [open, close] }: Grammar) =>
  text.split(open).length > text.split(close).length || text.split('*').length % 2 === 0;

/**
 * How good a place the gap between two sentences is: 2 where somebody begins to speak, 1 where speech is over, 0 within
 * telling. undefined where the same speaker may be going on: there no paragraph ends.
 */
function breakWorth(before: string, after: string, { quotes: [open, close] }: Grammar): number | undefined {
  const speaks = after.startsWith(open);
  const spoken = before.includes(open) || before.includes(close);
  if (!spoken) return speaks ? 2 : 0;
  if (!speaks) return 1;
  return before.startsWith(open) && before.endsWith(close) ? 2 : undefined;
}

/** Three paragraphs that open alike become two: the shorter ones are joined, and a verse stands alone. */
export function joinThirdAlike(paragraphs: Paragraph[]): void {
  const [first, second, third] = paragraphs.slice(-3);
  if (!first || !second || !third) return;
  const opening = firstWord(third.text);
  if (firstWord(first.text) !== opening || firstWord(second.text) !== opening) return;
  const verse = second.text.includes('\n') || third.text.includes('\n');
  const [into, from] = verse || first.text.length < third.text.length ? [first, second] : [second, third];
  into.text += ` ${from.text}`;
  into.keys.push(...from.keys);
  paragraphs.splice(paragraphs.indexOf(from), 1);
}

import { countWords, minutesOf, type ReadAloud } from '#contract/reading-time';
import { plainText } from '#contract/story-text';

/** The words after each paragraph's beginning, and 0 after the last. */
export function wordsAfter(paragraphs: readonly string[]): number[] {
  const after = [0];
  for (const paragraph of paragraphs.toReversed()) after.unshift((after[0] ?? 0) + countWords(plainText(paragraph)));
  return after;
}

/**
 * Whole minutes of reading aloud that are left, at least one: of a place within the text, in whole paragraphs and the passed
 * part of one.
 */
export function minutesLeft(after: readonly number[], at: number, read: ReadAloud): number {
  const paragraph = Math.floor(at);
  const from = after[paragraph] ?? 0;
  const words = from - (at - paragraph) * (from - (after[paragraph + 1] ?? 0));
  return minutesOf(words, read);
}

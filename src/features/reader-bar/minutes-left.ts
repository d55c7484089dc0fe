import { wholeMinutes } from '../../lib/reading-minutes.ts';

/** What is left of so many minutes for each paragraph: from its beginning on, and 0 after the last. */
export function minutesAfter(each: readonly number[]): number[] {
  const after = [0];
  for (const minutes of each.toReversed()) after.unshift((after[0] ?? 0) + minutes);
  return after;
}

/**
 * Whole minutes of reading aloud that are left, at least one: of a place within the text, in whole paragraphs and the passed
 * part of one.
 */
export function minutesLeft(after: readonly number[], at: number): number {
  const paragraph = Math.floor(at);
  const from = after[paragraph] ?? 0;
  return wholeMinutes(from - (at - paragraph) * (from - (after[paragraph + 1] ?? 0)));
}

import { READING_PACE, type AgeGroup } from './options.ts';
import { plainText } from './story-text.ts';

/** Words of a text. Letters joined by an apostrophe or a hyphen count once; each Chinese character counts as one. */
export function countWords(text: string): number {
  return text.match(/\p{Script=Han}|[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0;
}

/** Whole minutes of reading aloud to this age, at least one. */
export function readingMinutes(paragraphs: readonly string[], age: AgeGroup): number {
  const words = paragraphs.reduce((sum, paragraph) => sum + countWords(plainText(paragraph)), 0);
  return Math.max(1, Math.round(words / READING_PACE[age]));
}

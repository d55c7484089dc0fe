import type { LanguageCode } from './languages.ts';
import type { AgeGroup } from './options.ts';
import { paceOf } from './reading-pace.ts';
import { plainText } from './story-text.ts';

/** Words of a text. Letters joined by an apostrophe or a hyphen count once; each Chinese character counts as one. */
export function countWords(text: string): number {
  return text.match(/\p{Script=Han}|[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0;
}

/** For whom a story is read aloud, and in which language. */
export interface ReadAloud {
  age_group: AgeGroup;
  story_language: LanguageCode;
}

/** Whole minutes of reading so many words aloud, at least one. */
export const minutesOf = (words: number, { age_group, story_language }: ReadAloud): number =>
  Math.max(1, Math.round(words / paceOf(story_language, age_group)));

/** Whole minutes of reading aloud to this age in this language, at least one. */
export const readingMinutes = (paragraphs: readonly string[], read: ReadAloud): number =>
  minutesOf(
    paragraphs.reduce((sum, paragraph) => sum + countWords(plainText(paragraph)), 0),
    read,
  );

import { countWords, type ReadAloud } from '#contract/reading-time';
import { paceOf } from '#contract/reading-pace';
import { plainText } from '#contract/story-text';
import type { LanguageCode } from '#contract/languages';

/** A story as it is told in a second language, paragraph by paragraph. */
interface Told {
  readonly paragraphs: readonly string[];
  readonly story_language: LanguageCode;
}

/** Minutes as they are said: whole ones, at least one. */
export const wholeMinutes = (minutes: number): number => Math.max(1, Math.round(minutes));

/** Minutes of reading each paragraph aloud to this age, and then what stands below it in a second language. */
export function minutesEach(
  paragraphs: readonly string[],
  { age_group, story_language }: ReadAloud,
  beside: Told | null,
): number[] {
  const minutes = (text = '', language: LanguageCode) => countWords(plainText(text)) / paceOf(language, age_group);
  return paragraphs.map(
    (paragraph, at) =>
      minutes(paragraph, story_language) + (beside ? minutes(beside.paragraphs[at], beside.story_language) : 0),
  );
}

/** Whole minutes of reading all of that aloud, at least one. */
export const minutesOfBoth = (...told: Parameters<typeof minutesEach>): number =>
  wholeMinutes(minutesEach(...told).reduce((sum, minutes) => sum + minutes, 0));

import type { LanguageCode } from './languages.ts';
import { AGE_GROUPS, type AgeGroup } from './options.ts';

/**
 * Words a minute (Chinese: characters) of a grown-up reading aloud, to each age group in its order. English: DECIDE-26. The others from
 * measured speeds of adults (Trauzettel-Klosinski and Dietz 2012) in the proportion that English has to theirs, hi, bn and id
 * from the length of their words; the two Portuguese paces and the Chinese one are the least sure.
 */
const READING_PACES: Readonly<Record<LanguageCode, readonly [number, number, number, number]>> = {
  en: [100, 115, 130, 145],
  es: [95, 105, 120, 135],
  fr: [90, 100, 112, 125],
  de: [80, 90, 100, 113],
  it: [85, 93, 106, 118],
  'pt-BR': [86, 95, 107, 120],
  'pt-PT': [88, 97, 110, 123],
  'zh-CN': [125, 140, 160, 180],
  hi: [90, 100, 113, 126],
  bn: [78, 85, 97, 108],
  ru: [80, 88, 100, 112],
  id: [75, 82, 93, 104],
};

/** Words a minute of a grown-up reading aloud to a child of this age in this language. */
export const paceOf = (language: LanguageCode, age: AgeGroup): number =>
  READING_PACES[language][AGE_GROUPS.indexOf(age)] ?? 0;

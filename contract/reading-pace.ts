import type { LanguageCode } from './languages.ts';
import { READING_PACE, type AgeGroup } from './options.ts';

type Pace = Readonly<Record<AgeGroup, number>>;
const pace = (toddler: number, preschool: number, early: number, elementary: number): Pace => ({
  toddler,
  preschool,
  'early-elementary': early,
  elementary,
});

/**
 * Words a minute (Chinese: characters) of a grown-up reading aloud to a child of this age. English: DECIDE-26. The others from
 * measured speeds of adults (Trauzettel-Klosinski and Dietz 2012) in the proportion that English has to theirs, hi, bn and id
 * from the length of their words; the two Portuguese paces and the Chinese one are the least sure.
 */
export const READING_PACES: Readonly<Record<LanguageCode, Pace>> = {
  en: READING_PACE,
  es: pace(95, 105, 120, 135),
  fr: pace(90, 100, 112, 125),
  de: pace(80, 90, 100, 113),
  it: pace(85, 93, 106, 118),
  'pt-BR': pace(86, 95, 107, 120),
  'pt-PT': pace(88, 97, 110, 123),
  'zh-CN': pace(125, 140, 160, 180),
  hi: pace(90, 100, 113, 126),
  bn: pace(78, 85, 97, 108),
  ru: pace(80, 88, 100, 112),
  id: pace(75, 82, 93, 104),
};

import { TRAIL_WORDS, type TrailWords } from '#contract/trail';
import type { Translate } from './texts.ts';

/** The words of the trail out of the translation files. */
export const trailWords = (t: Translate): TrailWords =>
  Object.fromEntries(TRAIL_WORDS.map((word) => [word, t('common', `crumbs.${word}`)])) as TrailWords;

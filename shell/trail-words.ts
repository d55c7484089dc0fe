import { trailWordsBy, type TrailWords } from '#contract/trail';
import type { Translate } from './texts.ts';

/** The words of the trail out of the translation files. */
export const trailWords = (t: Translate): TrailWords => trailWordsBy((word) => t('common', `crumbs.${word}`));

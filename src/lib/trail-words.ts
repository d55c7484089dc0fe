import i18next, { t } from 'i18next';
import type { CategorySlug } from '#contract/categories';
import { trailWordsBy, type TrailWords } from '#contract/trail';

/** The words of the trail in the language of the interface. */
export const trailWords = (): TrailWords => trailWordsBy((word) => t(`crumbs.${word}`, { ns: 'common' }));

/** What a category is called; undefined until the words of the categories are here, and for what is none. */
export function categoryLabel(
  { type, slug }: Pick<CategorySlug, 'type' | 'slug'>,
  language: string = i18next.language,
): string | undefined {
  const label: unknown = i18next.getResource(language, 'categories', `${type}.${slug}.label`);
  return typeof label === 'string' ? label : undefined;
}

import type { CategorySlug } from '#contract/categories';
import type { CategoryType } from '#contract/category-groups';
import type categories from '../../../public/locales/en/categories.json';
import { usePageTexts } from './use-page-texts.ts';

type WordKey = {
  [T in CategoryType]: `${T}.${keyof (typeof categories)[T] & string}.${'label' | 'description'}`;
}[CategoryType];

/** The words of a category in the language of the page. */
export function useCategoryWords() {
  const { t } = usePageTexts();
  return ({ type, slug }: Pick<CategorySlug, 'type' | 'slug'>, word: 'label' | 'description'): string => {
    // The slugs come from the contract, and a test compares them with the keys.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const key = `${type}.${slug}.${word}` as WordKey;
    return t(key);
  };
}

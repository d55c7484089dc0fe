import { CATEGORY_SLUGS, type CategorySlug } from '#contract/categories';
import { type CategoryType } from '#contract/category-groups';
import { categoryAddress, categoryUrl, findCategory } from '#contract/category-address';
import { type CategoryOption } from '#contract/category-calls';
import { foldText } from '#contract/fold-text';
import type { CategoryTexts } from '#contract/landing';

/** A category as the browser shows it. */
export interface BrowseCard {
  category: CategorySlug;
  url: string;
  label: string;
  description: string;
}

function cardOf(category: CategorySlug, texts: CategoryTexts): BrowseCard {
  const words = texts[category.type][category.slug];
  return {
    category,
    url: categoryUrl(category),
    label: words?.label ?? category.slug,
    description: words?.description ?? '',
  };
}

/** The categories of a group that the browser always shows, in their order. */
export const builtIn = (type: CategoryType, texts: CategoryTexts): BrowseCard[] =>
  CATEGORY_SLUGS.filter((category) => category.type === type && category.isBrowsed).map((category) =>
    cardOf(category, texts),
  );

/** What the server named, with its own words. A category that this page does not know is left out: it leads nowhere here. */
export const cardsOf = (options: readonly CategoryOption[]): BrowseCard[] =>
  options.flatMap(({ url, label, description }) => {
    const { type, slug } = categoryAddress(url) ?? {};
    const category = type && slug !== undefined ? findCategory(type, slug) : undefined;
    return category ? [{ category, url: categoryUrl(category), label, description }] : [];
  });

/** As many as the server finds at most. */
const MAX_FOUND = 20;

/** How well a text answers: 0 whole, 1 at the beginning of a word, 2 inside, 3 not at all. */
function rank(text: string, asked: string): number {
  const words = foldText(text);
  if (words === asked) return 0;
  if (words.startsWith(asked) || words.includes(` ${asked}`)) return 1;
  return words.includes(asked) ? 2 : 3;
}

/** What a query finds among the words on the device, the best first. Accents and case do not matter. */
export function findOnDevice(query: string, texts: CategoryTexts): BrowseCard[] {
  const asked = foldText(query.trim());
  return CATEGORY_SLUGS.map((category) => {
    const card = cardOf(category, texts);
    const keywords = texts[category.type][category.slug]?.keywords ?? [];
    const ranks = [rank(card.label, asked), rank(category.slug, asked) + 0.5];
    return { card, rank: Math.min(...ranks, ...keywords.map((word) => rank(word, asked) + 0.7)) };
  })
    .filter((found) => found.rank < 3)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MAX_FOUND)
    .map(({ card }) => card);
}

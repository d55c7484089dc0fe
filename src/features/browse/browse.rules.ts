import { CATEGORY_SLUGS, type CategorySlug } from '#contract/categories';
import { type CategoryType } from '#contract/category-groups';
import { categoryAddress, categoryUrl, findCategory } from '#contract/category-address';
import { type CategoryOption } from '#contract/category-calls';
import { findCategories } from '#contract/category-search';
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

/** What a query finds among the words on the device, as the server would find it. */
export const findOnDevice = (query: string, texts: CategoryTexts): BrowseCard[] =>
  findCategories(query, CATEGORY_SLUGS, ({ type, slug }) => {
    const words = texts[type][slug];
    return words ? [words] : [];
  }).map((category) => cardOf(category, texts));

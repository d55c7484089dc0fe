import '../styles/landing.css';
import type { QueryClient } from '@tanstack/react-query';
import { useLoaderData } from '@tanstack/react-router';
import { categoryUrl, findCategory } from '#contract/category-address';
import { type CategorySlug } from '#contract/categories';
import { CategoryWithoutPage } from '../features/landing/category-without-page.tsx';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { landingQuery, languageOfPage, loadPageLanguage } from '../features/landing/landing.queries.ts';
import { UnknownCategory } from '../features/landing/unknown-category.tsx';

/** Asks for the words of a landing page, which are waited for on the screen, and waits for those around them. */
export async function prepareCategory(
  { type, slug }: Pick<CategorySlug, 'type' | 'slug'>,
  client: QueryClient,
): Promise<void> {
  const category = findCategory(type, slug);
  if (category?.hasLanding) void client.prefetchQuery(landingQuery(category, languageOfPage()));
  await loadPageLanguage();
}

/** `/stories/{slug}`, `/stories/age/{slug}`, `/stories/characters/{slug}`, `/stories/settings/{slug}`. */
export function CategoryRoute() {
  const { type, slug } = useLoaderData({ strict: false }) ?? {};
  const category = type && slug !== undefined ? findCategory(type, slug) : undefined;
  if (!category) return <UnknownCategory />;
  const Page = category.hasLanding ? LandingPage : CategoryWithoutPage;
  return <Page key={categoryUrl(category)} category={category} />;
}

import { loadNamespaces } from 'i18next';
import type { CategoryType } from '#contract/categories';

/** The words of the browser, and those of the stories that it shows. */
export const loadBrowseTexts = () => loadNamespaces(['categories', 'stories']);

/** What a category's screen begins with; it comes with the screen's own code, and `landing` is undefined where neither can be had. */
export async function loadCategory(address: { type: CategoryType; slug: string }) {
  await loadBrowseTexts();
  const landing = await import('../features/landing/landing.queries.ts').catch(() => undefined);
  return { ...address, landing: await landing?.loadLanding(address) };
}

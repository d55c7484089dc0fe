import type { QueryClient } from '@tanstack/react-query';
import { loadNamespaces } from 'i18next';
import type { CategoryType } from '#contract/category-groups';

/** The words of the browser, and those of the stories that it shows. */
export const loadBrowseTexts = () => loadNamespaces(['categories', 'stories']);

/** What a category's screen begins with; the screen's own code knows what else to ask for. */
export async function loadCategory(address: { type: CategoryType; slug: string }, client: QueryClient) {
  const prepare = async () => {
    const { prepareCategory } = await import('./category.tsx');
    await prepareCategory(address, client);
  };
  // The route says that its screen cannot come.
  await Promise.all([loadBrowseTexts(), prepare().catch(() => undefined)]);
  return address;
}

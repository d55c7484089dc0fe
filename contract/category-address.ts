// Where the pages of categories lie.
import { CATEGORY_SLUGS, type CategorySlug } from './categories.ts';
import { CATEGORY_TYPES, GROUP_SEGMENT, type CategoryType } from './category-groups.ts';

/** The address of a category's page. */
export const categoryUrl = ({ type, slug }: Pick<CategorySlug, 'type' | 'slug'>): string =>
  ['/stories', GROUP_SEGMENT[type], slug].filter(Boolean).join('/');

/** The category that a slug names in its group; undefined for what neither the browser nor a landing page knows. */
export const findCategory = (type: CategoryType, slug: string): CategorySlug | undefined =>
  CATEGORY_SLUGS.find((entry) => entry.type === type && entry.slug === slug);

/** What an address below /stories names: a group, a category of it (known or not), or nothing of this kind. */
export function categoryAddress(path: string): { type: CategoryType; slug?: string } | undefined {
  const [root, first, second, ...rest] = path.split('/').filter(Boolean);
  if (root !== 'stories' || first === undefined || rest.length > 0) return undefined;
  const type = CATEGORY_TYPES.find((each) => GROUP_SEGMENT[each] === first);
  if (type) return second === undefined ? { type } : { type, slug: second };
  return second === undefined ? { type: 'themes', slug: first } : undefined;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CATEGORY_SLUGS } from '#contract/categories';
import { CATEGORY_TYPES } from '#contract/category-groups';
import { categoryUrl } from '#contract/category-address';
import { type CategoryOption } from '#contract/category-calls';
import { CategoryTextsSchema } from '#contract/landing';

/** The English words of all categories, as they stand in the product. */
export const CATEGORY_WORDS = v.parse(
  CategoryTextsSchema,
  JSON.parse(readFileSync(join(import.meta.dirname, '../../public/locales/en/categories.json'), 'utf8')),
);

/** Every category as a server answers it, the most popular first: of each group the last one of the table leads. */
export const POPULAR_OPTIONS: readonly CategoryOption[] = CATEGORY_SLUGS.map((category, at) => {
  const words = CATEGORY_WORDS[category.type][category.slug];
  return {
    value: category.slug,
    label: words?.label ?? '',
    description: words?.description ?? '',
    keywords: words?.keywords ?? [],
    color: '#7a2c50',
    icon: 'moon-star',
    url: categoryUrl(category),
    popularity_score: at,
    category_type: category.type,
  };
}).toReversed();

/** Answers GET /categories and GET /categories/{type} from that list; undefined for any other path. */
export function answerCategories({ path, query }: { path: string; query: string }): Response | undefined {
  const [, root, type] = path.split('/');
  if (root !== 'categories' || (type !== undefined && !CATEGORY_TYPES.some((known) => known === type)))
    return undefined;
  const ofType = POPULAR_OPTIONS.filter((option) => type === undefined || option.category_type === type);
  const limit = new URLSearchParams(query).get('limit');
  return Response.json({ categories: ofType.slice(0, limit === null ? undefined : Number(limit)) });
}

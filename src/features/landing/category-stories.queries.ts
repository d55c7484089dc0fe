import { queryOptions } from '@tanstack/react-query';
import { CATEGORY_STORIES_FRESH_MS, CATEGORY_STORIES_KEPT_MS } from '#contract/category-calls';
import { type CategorySlug } from '#contract/categories';
import { CategoryStoriesSchema, type StorySummary } from '#contract/stories';
import { ApiError, request } from '../../lib/api.ts';
import { landingInDocument, languageOfPage } from './landing.queries.ts';

const MOST_STORIES = 12;

/** GET /stories/category/{slug}: public stories of a category in the page's language, then in English; at first those that the document shows. */
export const categoryStoriesQuery = ({ type, slug }: Pick<CategorySlug, 'type' | 'slug'>) => {
  const language = languageOfPage();
  return queryOptions({
    queryKey: ['stories', 'category', type, slug, language],
    queryFn: async ({ signal }): Promise<StorySummary[]> => {
      const path = `/stories/category/${slug}?limit=${MOST_STORIES}&type=${type}&language=${language}`;
      const { stories } = await request(path, CategoryStoriesSchema, { signal }).catch((cause: unknown) => {
        if (!(cause instanceof ApiError)) throw cause;
        throw new ApiError(`Failed to fetch stories for category ${slug}`, cause.status, cause.body);
      });
      return stories.slice(0, MOST_STORIES);
    },
    initialData: () => landingInDocument({ type, slug }, language)?.stories,
    initialDataUpdatedAt: () => performance.timeOrigin,
    staleTime: CATEGORY_STORIES_FRESH_MS,
    gcTime: CATEGORY_STORIES_KEPT_MS,
    refetchOnReconnect: true,
  });
};

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  CATEGORIES_STALE_MS,
  CategoriesAnswerSchema,
  CategorySearchAnswerSchema,
  FEATURED_COUNTS,
  FEATURED_STALE_MS,
  POPULAR_COUNT,
} from '#contract/category-calls';
import { StoryPageSchema } from '#contract/stories';
import { request } from '../../lib/api.ts';

// A device that comes back online asks again for what failed; calls that never wait for a network do not by themselves.
const again = { refetchOnReconnect: true, meta: { persist: true } } as const;
const FEATURED = Object.entries(FEATURED_COUNTS);

/** GET /categories/{type} of three groups: the most popular themes, characters and settings, in that order. */
export const featuredCategoriesQuery = (language: string) =>
  queryOptions({
    ...again,
    queryKey: ['categories', 'featured', language],
    queryFn: async ({ signal }) => {
      const groups = await Promise.all(
        FEATURED.map(async ([type, count]) => {
          const path = `/categories/${type}?sortByPopularity=true&lang=${language}`;
          const { categories } = await request(path, CategoriesAnswerSchema, { signal });
          return categories.slice(0, count);
        }),
      );
      return groups.flat();
    },
    staleTime: FEATURED_STALE_MS,
  });

/** GET /categories: the most popular ones of every group. */
export const popularCategoriesQuery = (language: string) =>
  queryOptions({
    ...again,
    queryKey: ['categories', 'popular', language],
    queryFn: async ({ signal }) => {
      const path = `/categories?sortByPopularity=true&limit=${POPULAR_COUNT}&lang=${language}`;
      return (await request(path, CategoriesAnswerSchema, { signal })).categories.slice(0, POPULAR_COUNT);
    },
    staleTime: CATEGORIES_STALE_MS,
  });

/** POST /categories/search: what a few words find, in this language and in English. */
export const categorySearchQuery = (language: string, query: string) =>
  queryOptions({
    queryKey: ['categories', 'search', language, query],
    queryFn: async ({ signal }) => {
      const asked = { method: 'POST', body: { query }, signal } as const;
      return (await request(`/categories/search?lang=${language}`, CategorySearchAnswerSchema, asked)).results;
    },
    staleTime: CATEGORIES_STALE_MS,
    // The device knows an answer of its own.
    retry: false,
  });

/** Stories of one page of the list of the newest. */
export const NEWEST_COUNT = 12;
const NEWEST = `/stories?include_public=true&visibility=public&limit=${NEWEST_COUNT}`;

/** GET /stories?visibility=public, page by page: what anybody may read, in a language first, and there the newest first. */
export const newestStoriesQuery = (language: string) =>
  infiniteQueryOptions({
    queryKey: ['stories', 'newest', language],
    queryFn: ({ pageParam, signal }) => {
      const path = `${NEWEST}&language=${language}`;
      const page = pageParam ? `${path}&last_key=${encodeURIComponent(pageParam)}` : path;
      return request(page, StoryPageSchema, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ last_key: next }) => next ?? undefined,
    staleTime: CATEGORIES_STALE_MS,
    refetchOnReconnect: true,
  });

import { queryOptions } from '@tanstack/react-query';
import { StoryPageSchema } from '#contract/stories';
import { request } from '../../lib/api.ts';

/** As many cards as fill the rows of every width. */
export const FEATURED_COUNT = 6;
const FEATURED = `/stories?include_public=true&visibility=public&limit=${FEATURED_COUNT}`;

/** GET /stories?visibility=public: the newest stories that anybody may read, those in a language first. */
export const featuredQuery = (language: string) =>
  queryOptions({
    queryKey: ['stories', 'featured', language],
    queryFn: ({ signal }) => request(`${FEATURED}&language=${language}`, StoryPageSchema, { signal }),
    staleTime: 300_000,
    refetchOnReconnect: true,
    meta: { persist: true },
  });

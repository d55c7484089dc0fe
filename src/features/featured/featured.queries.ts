import { queryOptions } from '@tanstack/react-query';
import { StoryPageSchema } from '#contract/stories';
import { request } from '../../lib/api.ts';

/** As many cards as fill the rows of every width. */
export const FEATURED_COUNT = 6;

/** GET /stories?visibility=public: the newest stories that anybody may read. */
export const featuredQuery = queryOptions({
  queryKey: ['stories', 'featured'],
  queryFn: ({ signal }) =>
    request(`/stories?include_public=true&visibility=public&limit=${FEATURED_COUNT}`, StoryPageSchema, { signal }),
  staleTime: 300_000,
  refetchOnReconnect: true,
  meta: { persist: true },
});

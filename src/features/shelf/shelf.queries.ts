import { infiniteQueryOptions } from '@tanstack/react-query';
import { MAX_PAGE_LIMIT, StoryPageSchema } from '#contract/stories';
import { request } from '../../lib/api.ts';

/** GET /stories: the stories of this visitor, newest first, a page at a time. */
export const myStoriesQuery = infiniteQueryOptions({
  queryKey: ['stories', 'mine'],
  queryFn: ({ signal, pageParam }) => {
    const after = pageParam === null ? '' : `&last_key=${encodeURIComponent(pageParam)}`;
    return request(`/stories?limit=${MAX_PAGE_LIMIT}${after}`, StoryPageSchema, { signal });
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ last_key }) => last_key,
  staleTime: 0,
});

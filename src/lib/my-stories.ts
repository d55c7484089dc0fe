import { infiniteQueryOptions } from '@tanstack/react-query';
import { MAX_PAGE_LIMIT, StoryPageSchema, type StoryPage } from '#contract/stories';
import { request } from './api.ts';

/**
 * GET /stories: a page of `limit` stories of whoever is signed in, or of this visitor, newest first; `after` is the
 * `last_key` of the page before.
 */
export function myStories(after: string | null, signal: AbortSignal, limit = MAX_PAGE_LIMIT): Promise<StoryPage> {
  const from = after === null ? '' : `&last_key=${encodeURIComponent(after)}`;
  return request(`/stories?limit=${limit}${from}`, StoryPageSchema, { signal });
}

/** The stories that this user, or this visitor without an account, has on the server, in pages of `limit`. */
export const myStoriesQuery = (userId: string | undefined, limit = MAX_PAGE_LIMIT) =>
  infiniteQueryOptions({
    queryKey: ['stories', 'mine', userId ?? 'anonymous', limit],
    queryFn: ({ signal, pageParam }) => myStories(pageParam, signal, limit),
    initialPageParam: null as string | null,
    getNextPageParam: ({ last_key }) => last_key,
    staleTime: 0,
  });

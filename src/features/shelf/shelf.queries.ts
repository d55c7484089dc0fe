import { infiniteQueryOptions } from '@tanstack/react-query';
import { myStories } from '../../lib/my-stories.ts';

/** The stories that this user, or this visitor without an account, has on the server, a page at a time. */
export const myStoriesQuery = (userId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['stories', 'mine', userId ?? 'anonymous'],
    queryFn: ({ signal, pageParam }) => myStories(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ last_key }) => last_key,
    staleTime: 0,
  });

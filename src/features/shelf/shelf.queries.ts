import { queryOptions } from '@tanstack/react-query';
import { StoryPageSchema } from '#contract/stories';
import { request } from '../../lib/api.ts';

/** GET /stories: the newest stories of this visitor. */
export const myStoriesQuery = queryOptions({
  queryKey: ['stories', 'mine'],
  queryFn: ({ signal }) => request('/stories', StoryPageSchema, { signal }),
  staleTime: 0,
});

import { queryOptions } from '@tanstack/react-query';

/** Whether a story lies on this device. Asked only where the product can be installed, so the reading comes later. */
export const anythingKeptQuery = queryOptions({
  queryKey: ['anything-kept'],
  queryFn: async ({ client }) => {
    const { keptStoriesQuery } = await import('../../lib/kept-stories.ts');
    return (await client.fetchQuery(keptStoriesQuery)).length > 0;
  },
  staleTime: 0,
});

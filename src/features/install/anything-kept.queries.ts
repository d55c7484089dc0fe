import { queryOptions } from '@tanstack/react-query';

/** Whether a story lies on this device. Asked only where the product can be installed, so the reading comes later. */
export const anythingKeptQuery = queryOptions({
  queryKey: ['shelf', 'is-anything-kept'],
  queryFn: async ({ client }) => {
    const { shelfTotalsQuery } = await import('../../lib/shelf.ts');
    return (await client.fetchQuery(shelfTotalsQuery)).stories > 0;
  },
  staleTime: 0,
});

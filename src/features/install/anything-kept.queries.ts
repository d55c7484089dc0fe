import { queryOptions } from '@tanstack/react-query';
import { readTotals } from '#shelf/pages';

/** Whether a story lies on this device. */
export const anythingKeptQuery = queryOptions({
  queryKey: ['shelf', 'is-anything-kept'],
  queryFn: async () => (await readTotals().catch(() => ({ stories: 0 }))).stories > 0,
  staleTime: 0,
});

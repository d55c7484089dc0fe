// The shelf as screens ask for it: a page at a time. Whoever changes it says so here, and every screen reads it again.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { readSummary } from '#shelf/packages';
import { readShelfPage, readTotals, searchShelf, type ShelfOrder } from '#shelf/pages';

export const SHELF_PAGE = 20;
/** As many as a parent will look through; more letters find fewer. */
const MOST_FOUND = 60;
const NOTHING = { stories: 0, bytes: 0 };

/** How many stories and bytes lie on the device. Storage that is out of reach holds none. */
export const shelfTotalsQuery = queryOptions({
  queryKey: ['shelf', 'totals'],
  queryFn: () => readTotals().catch(() => NOTHING),
  staleTime: 0,
});

/** Whether this browser lets pages keep anything; some private windows do not. */
export const shelfReachQuery = queryOptions({
  queryKey: ['shelf', 'reach'],
  queryFn: () =>
    readTotals().then(
      () => true,
      () => false,
    ),
  staleTime: 0,
});

/** Page `page`, from 0, of the shelf in this order: SHELF_PAGE summaries, the last page fewer. */
export const shelfPageQuery = (order: ShelfOrder, page: number) =>
  queryOptions({
    queryKey: ['shelf', 'page', order, page],
    queryFn: () => readShelfPage(order, page * SHELF_PAGE, SHELF_PAGE).catch(() => []),
    staleTime: 0,
  });

/** Kept stories that hold the words of `text` in their title or name, at most MOST_FOUND. */
export const shelfSearchQuery = (text: string) =>
  queryOptions({
    queryKey: ['shelf', 'search', text],
    queryFn: ({ signal }) => searchShelf(text, MOST_FOUND, signal),
    staleTime: 0,
  });

/** What is known of one kept story; null when it is not on the device. */
export const keptSummaryQuery = (storyId: string) =>
  queryOptions({
    queryKey: ['shelf', 'story', storyId],
    queryFn: async () => (await readSummary(storyId)) ?? null,
    staleTime: 0,
  });

/** Something on the shelf has changed. */
export const shelfChanged = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: ['shelf'] });

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useRemoved } from '../../lib/removals.ts';
import { familyQuery, hereQuery } from './family.queries.ts';
import { storiesOf } from './family.rules.ts';
import { useMaking } from './use-making.ts';

/** So many pages on which every story was removed are passed over by themselves. */
const MOST_PASSED = 5;
const NOTHING_HERE: ReadonlySet<string> = new Set();

/** The family's stories as far as they were asked for, how far those in the making are, and which are on the device. */
export function useFamily(userId: string | undefined) {
  const { data, isPending, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(familyQuery(userId));
  const removed = useRemoved();
  const stories = useMemo(() => storiesOf(data?.pages ?? [], removed), [data, removed]);
  const pages = data?.pages.length ?? 0;
  const isPassing = hasNextPage && !isError && stories.length === 0 && pages < MOST_PASSED;
  // How many, not whether: an answer may come before the next render.
  const passed = isPassing && !isFetching ? pages : 0;
  useEffect(() => {
    if (passed > 0) void fetchNextPage();
  }, [passed, fetchNextPage]);
  const { data: here = NOTHING_HERE } = useQuery(hereQuery);
  const making = useMaking(stories);
  return {
    stories,
    making,
    here,
    /** Nothing is to be shown yet, and something is on its way. */
    isPending: isPending || isPassing,
    isError,
    isFetching,
    hasMore: hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  };
}
export type Family = ReturnType<typeof useFamily>;

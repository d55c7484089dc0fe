import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRemoved } from '../../lib/removals.ts';
import { familyQuery, hereQuery } from './family.queries.ts';
import { storiesOf } from './family.rules.ts';
import { useMaking } from './use-making.ts';

const NOTHING_HERE: ReadonlySet<string> = new Set();

/** The family's stories as far as they were asked for, how far those in the making are, and which are on the device. */
export function useFamily(userId: string | undefined) {
  const { data, isPending, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    familyQuery(userId),
  );
  const removed = useRemoved();
  const stories = useMemo(() => storiesOf(data?.pages ?? [], removed), [data, removed]);
  const { data: here = NOTHING_HERE } = useQuery(hereQuery);
  const making = useMaking(stories);
  return {
    stories,
    making,
    here,
    isPending,
    isError,
    hasMore: hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  };
}
export type Family = ReturnType<typeof useFamily>;

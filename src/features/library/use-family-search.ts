import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { StorySummary } from '#contract/stories';
import { useRemoved } from '../../lib/removals.ts';
import { wholeFamilyQuery } from './family.queries.ts';
import { find, findable, storiesOf } from './family.rules.ts';

/**
 * Looks through all of the family's stories for `text`. The pages that are not here yet come one after the other; what is
 * `known` already is looked through at once.
 */
export function useFamilySearch(text: string, userId: string | undefined, known: readonly StorySummary[]) {
  const asked = useDeferredValue(text.trim());
  const isAsking = text.trim() !== '';
  const { data, isError, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...wholeFamilyQuery(userId),
    enabled: isAsking,
  });
  const mayGoOn = isAsking && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (mayGoOn) void fetchNextPage();
  }, [mayGoOn, fetchNextPage]);

  const removed = useRemoved();
  const all = useMemo(() => {
    const fetched = data?.pages ?? [];
    return findable(storiesOf([...fetched, { stories: [...known], limit: 0, last_key: null }], removed));
  }, [data, known, removed]);
  const found = useMemo(() => (asked === '' ? [] : find(all, asked)), [all, asked]);
  return { isAsking, found, looked: all.length, isLooking: !isError && (!data || hasNextPage), isError };
}

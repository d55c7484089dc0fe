import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isFinished, type StorySummary } from '#contract/stories';
import { roomLeft } from '#shelf/room';
import { myStoriesQuery } from '../../lib/my-stories.ts';
import { useRemoved } from '../../lib/removals.ts';
import { keepStory } from '../../lib/service-worker.ts';
import { useUser } from '../../lib/session.ts';
import { keptSummaryQuery, shelfTotalsQuery } from '../../lib/shelf.ts';
import { useBringing } from './use-bringing.ts';

/**
 * This visitor's stories on the server that are not on the device, and what brings them here: never so many that a story
 * that is here would have to go.
 */
export function useElsewhere() {
  const { data, isError, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(myStoriesQuery(useUser()?.id));
  const { data: totals } = useQuery(shelfTotalsQuery);
  const { onTheWay, failed, bring: bringByIds } = useBringing();
  const removed = useRemoved();
  const mine = (data?.pages.flatMap(({ stories }) => stories) ?? []).filter(({ story_id }) => !removed.has(story_id));
  const kept = useQueries({ queries: mine.map(({ story_id }) => keptSummaryQuery(story_id)) });
  const isKnown = kept.every(({ isPending }) => !isPending);
  // Those of which it is not known yet come when it is; the others stay where they are meanwhile.
  const stories = mine.filter((_, at) => kept[at]?.data === null);
  const room = totals ? Math.max(0, roomLeft(totals) - onTheWay.size) : 0;
  const waiting = stories.filter(({ story_id, status }) => isFinished(status) && !onTheWay.has(story_id));

  // A page on which every story is here already shows nothing; the next one may.
  const isIdle = !isFetching && !isError;
  const mayLookOn = hasNextPage && isIdle && isKnown && stories.length === 0;
  useEffect(() => {
    if (mayLookOn) void fetchNextPage();
  }, [mayLookOn, fetchNextPage]);

  // Covers that were painted after the story was kept.
  const uncovered = mine
    .filter(({ cover_image }, at) => cover_image !== null && kept[at]?.data?.cover_image === null)
    .map(({ story_id }) => story_id)
    .join(' ');
  useEffect(() => {
    for (const id of uncovered.split(' ').filter(Boolean)) void keepStory(id);
  }, [uncovered]);

  const bring = (chosen: readonly StorySummary[]) => bringByIds(chosen.slice(0, room).map(({ story_id }) => story_id));
  return {
    stories,
    waiting,
    onTheWay,
    // One that has come after all has not failed.
    hasFailed: stories.some(({ story_id }) => story_id === failed),
    room,
    bring,
    hasMore: hasNextPage,
    isFetching,
    showMore: fetchNextPage,
  };
}

import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { StoryStatusAnswer, StorySummary } from '#contract/stories';
import { ApiError } from '../../lib/api.ts';
import { makingQuery } from './family.queries.ts';
import { isStillMade, mayChange } from './family.rules.ts';

/** How far those of `stories` are that may still change, by id. Once one has ended, the lists are asked for again. */
export function useMaking(stories: readonly StorySummary[]): ReadonlyMap<string, StoryStatusAnswer> {
  const client = useQueryClient();
  const changing = stories.filter(mayChange);
  const answers = useQueries({ queries: changing.map(({ story_id }) => makingQuery(story_id)) });
  // What has ended and is listed otherwise; an ended one stays as it is and is not asked for twice.
  const ended = changing
    .flatMap(({ story_id, status }, at) => {
      const { data, error } = answers[at] ?? {};
      const isGone = error instanceof ApiError && error.status === 404;
      const isOther = data !== undefined && (data.status !== status || !isStillMade(data));
      return isGone || isOther ? [`${story_id} ${data?.status ?? ''}`] : [];
    })
    .join();
  useEffect(() => {
    if (ended !== '') void client.invalidateQueries({ queryKey: ['stories', 'mine'] });
  }, [client, ended]);
  return new Map(
    changing.flatMap(({ story_id }, at) => {
      const data = answers[at]?.data;
      return data ? [[story_id, data] as const] : [];
    }),
  );
}

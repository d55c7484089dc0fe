import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { GenerateAnswerSchema, StorySchema, type GenerateAnswer, type Story } from '#contract/stories';
import { asMended } from '#shelf/mended';
import { request } from '../../lib/api.ts';
import { storyKey } from '../../lib/story-key.ts';
import { nextPoll } from './story-progress.rules.ts';

/** The story that came with the page, if it is this one. */
function storyOfPage(storyId: string): Story | undefined {
  const block = document.querySelector('script#story[type="application/json"]');
  if (!block?.textContent) return undefined;
  try {
    const story = v.safeParse(StorySchema, JSON.parse(block.textContent));
    return story.success && story.output.story_id === storyId ? story.output : undefined;
  } catch {
    return undefined;
  }
}

/** GET /stories/{id}, again and again while the story is in the making. An answer that failed ends that (DECIDE-16). */
export const storyQuery = (storyId: string) =>
  queryOptions({
    queryKey: storyKey(storyId),
    queryFn: async ({ signal }) =>
      asMended(await request(`/stories/${encodeURIComponent(storyId)}`, StorySchema, { signal })),
    initialData: () => storyOfPage(storyId),
    // Asked for once all the same: a page of the worker may be older than the story, and only this call counts as a read.
    initialDataUpdatedAt: () => (navigator.onLine ? 0 : Date.now()),
    refetchInterval: ({ state }) => nextPoll(state.data, state.status === 'error'),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });

/** POST /stories/{id}/retry: the same story once more. */
export function retryStory(storyId: string): Promise<GenerateAnswer> {
  return request(`/stories/${encodeURIComponent(storyId)}/retry`, GenerateAnswerSchema, { method: 'POST' });
}

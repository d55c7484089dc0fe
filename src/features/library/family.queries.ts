import { queryOptions } from '@tanstack/react-query';
import {
  DEFAULT_PAGE_LIMIT,
  GenerateAnswerSchema,
  READER_POLL_MS,
  StorySchema,
  StoryStatusSchema,
} from '#contract/stories';
import { keptIds } from '#shelf/pages';
import { ApiError, request } from '../../lib/api.ts';
import { myStoriesQuery } from '../../lib/my-stories.ts';
import { isStillMade } from './family.rules.ts';

/** The stories of this family as they are read, a page at a time. */
export const familyQuery = (userId: string | undefined) => ({
  ...myStoriesQuery(userId, DEFAULT_PAGE_LIMIT),
  refetchOnWindowFocus: false,
  refetchOnReconnect: true,
});

/** All of them, in as few pages as there can be, to look through. */
export const wholeFamilyQuery = (userId: string | undefined) => ({
  ...myStoriesQuery(userId),
  refetchOnWindowFocus: false,
});

/** GET /stories/{id}/status, again and again until the story is made. */
export const makingQuery = (storyId: string) =>
  queryOptions({
    queryKey: ['making', storyId],
    queryFn: ({ signal }) => request(`/stories/${encodeURIComponent(storyId)}/status`, StoryStatusSchema, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // One that is gone is not asked for again; without an answer it is.
    refetchInterval: ({ state }) =>
      (state.data && !isStillMade(state.data)) || (state.error instanceof ApiError && state.error.status === 404)
        ? false
        : READER_POLL_MS,
  });

/** Ids of the stories that are on the device; storage that is out of reach holds none. */
export const hereQuery = queryOptions({
  queryKey: ['shelf', 'ids'],
  queryFn: () => keptIds().catch((): ReadonlySet<string> => new Set()),
  staleTime: 0,
  structuralSharing: false,
});

const changeVisibility = (storyId: string, body: object) =>
  request(`/stories/${encodeURIComponent(storyId)}`, StorySchema, { method: 'PUT', body });

/** PUT /stories/{id}: from now on everybody finds the story. Only after its family was warned. */
export const publishStory = (storyId: string) =>
  changeVisibility(storyId, { visibility: 'public', confirm_public: true });

/** PUT /stories/{id}: from now on only who has the link opens it. */
export const takeStoryBack = (storyId: string) => changeVisibility(storyId, { visibility: 'unlisted' });

/** POST /stories/{id}/retry: the same story once more. */
export const tellAgain = (storyId: string) =>
  request(`/stories/${encodeURIComponent(storyId)}/retry`, GenerateAnswerSchema, { method: 'POST' });

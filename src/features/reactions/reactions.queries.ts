import { queryOptions, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { LikeAnswerSchema, OkAnswerSchema, type LikeAnswer, type ReportRequest } from '#contract/reactions';
import { StorySchema, type Story } from '#contract/stories';
import { ApiError, request } from '../../lib/api.ts';
import { storyKey } from '../../lib/story-key.ts';

const ReactionsSchema = v.pick(StorySchema, ['liked', 'like_count', 'view_count', 'visibility', 'is_owner']);
/** What readers said of a story, and what of it is the caller's. */
export type Reactions = v.InferOutput<typeof ReactionsSchema>;

/**
 * GET /stories/{id} once more: the page came for everybody, and the copy on the device is of another day. The reader's own
 * copy stays what it is: nothing moves because a heart could not be asked for.
 */
export const reactionsQuery = (storyId: string) =>
  queryOptions({
    queryKey: ['reactions', storyId],
    queryFn: ({ signal }) => request(`/stories/${encodeURIComponent(storyId)}`, ReactionsSchema, { signal }),
    staleTime: 0,
    gcTime: 0,
    // A network that has just come back often loses its first call.
    retry: (failures, cause) => failures < 3 && cause instanceof ApiError && cause.status === 0,
  });

/** PUT or DELETE /stories/{id}/like. */
export const sendLike = (storyId: string, liked: boolean): Promise<LikeAnswer> =>
  request(`/stories/${encodeURIComponent(storyId)}/like`, LikeAnswerSchema, { method: liked ? 'PUT' : 'DELETE' });

/** Shows a like from now on, here and wherever else the page has the story. */
export function showLike(client: QueryClient, storyId: string, like: LikeAnswer): void {
  client.setQueryData(reactionsQuery(storyId).queryKey, (known) => known && { ...known, ...like });
  client.setQueryData<Story>(storyKey(storyId), (known) => known && { ...known, ...like });
}

/** POST /stories/{id}/report. Throws ApiError when it is not taken. */
export const sendReport = (storyId: string, report: ReportRequest) =>
  request(`/stories/${encodeURIComponent(storyId)}/report`, OkAnswerSchema, { method: 'POST', body: report });

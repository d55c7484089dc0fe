import { MAX_PAGE_LIMIT, StoryPageSchema, type StoryPage } from '#contract/stories';
import { request } from './api.ts';

/** GET /stories: a page of the stories of whoever is signed in, or of this visitor, newest first; `after` is its `last_key`. */
export function myStories(after: string | null, signal: AbortSignal): Promise<StoryPage> {
  const from = after === null ? '' : `&last_key=${encodeURIComponent(after)}`;
  return request(`/stories?limit=${MAX_PAGE_LIMIT}${from}`, StoryPageSchema, { signal });
}

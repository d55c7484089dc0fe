import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { StoryPageSchema } from '#contract/stories';
import { request } from '../../lib/api.ts';
import type { Confirmation } from './delete-account.rules.ts';

/** As many stories as are asked for, and as many of them as are shown. */
const RECENT_ASKED = 10;
export const RECENT_SHOWN = 5;

/** GET /stories: this user's newest stories. */
export const recentStoriesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['stories', 'recent', userId],
    queryFn: ({ signal }) => request(`/stories?limit=${RECENT_ASKED}`, StoryPageSchema, { signal }),
    staleTime: 0,
    refetchOnReconnect: true,
  });

/** GET /account/export: all that the server knows of this user, as it says it. */
export const fetchExport = () => request('/account/export', v.record(v.string(), v.unknown()));

/** DELETE /account, with a password or with the word. Throws ApiError when the server does not take it. */
export const deleteAccount = (confirmation: Confirmation) =>
  request('/account', v.object({ deleted: v.literal(true) }), { method: 'DELETE', body: confirmation });

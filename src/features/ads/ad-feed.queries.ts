import { queryOptions } from '@tanstack/react-query';
import { type AdFeed, AdFeedSchema } from '#contract/ad-feed';
import { request } from '../../lib/api.ts';

const NOTHING: AdFeed = { ads: [] };

/** GET /ads: what a network says, where the deployment has one. Without an answer the rooms are ours. */
export const adFeedQuery = (language: string) =>
  queryOptions({
    queryKey: ['ads', language],
    queryFn: ({ signal }) => request(`/ads?language=${language}`, AdFeedSchema, { signal }).catch(() => NOTHING),
    staleTime: 600_000,
  });

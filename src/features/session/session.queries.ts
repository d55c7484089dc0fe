import { queryOptions } from '@tanstack/react-query';
import { AnonymousStatusSchema, ConfigSchema } from '#contract/usage';
import { request } from '../../lib/api.ts';

/** GET /config: what this deployment offers. The last known answer serves when there is no network. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => request('/config', ConfigSchema, { signal }),
  staleTime: 300_000,
  meta: { persist: true },
});

/** GET /anonymous/status: today's use and limit of a visitor without an account. */
export const fetchAnonymousStatus = () => request('/anonymous/status', AnonymousStatusSchema);

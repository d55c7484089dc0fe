import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { QueryClient, type Query } from '@tanstack/react-query';
import type { PersistQueryClientOptions } from '@tanstack/react-query-persist-client';
import { ApiError } from './api.ts';

const DAY = 86_400_000;

/** One client a page. A failed call is tried once more unless the server has already said no. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: DAY,
        staleTime: 60_000,
        retry: (failures, cause) => failures < 1 && !(cause instanceof ApiError && cause.status > 0),
        networkMode: 'always',
      },
      // Offline, a paused mutation would hang without a word; the service worker and the screen say what is possible.
      mutations: { networkMode: 'always' },
    },
  });
}

const isKept = (query: Query) => query.state.status === 'success' && query.meta?.['persist'] === true;

/** What of the cache outlives the page: queries marked `meta: { persist: true }`, for a day, for this build only. */
export function persistence(buildId: string): Omit<PersistQueryClientOptions, 'queryClient'> {
  return {
    persister: createSyncStoragePersister({ storage: window.localStorage, key: 'tuckaway-queries' }),
    maxAge: DAY,
    buster: buildId,
    dehydrateOptions: { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false },
  };
}

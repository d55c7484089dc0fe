import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';
import { DAY } from './kept-queries.ts';

/** One client a page. A failed call is tried once more unless the server has already said no. */
export function createQueryClient(): QueryClient {
  // It believes in a network until it hears of an end; a page that began without one would hear nothing when it comes.
  onlineManager.setOnline(navigator.onLine);
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

// The copy of the query cache that outlives the page, as the next page takes it up. What writes it comes later (keep-queries.ts).
import type { QueryClient } from '@tanstack/react-query';
import type { PersistedClient } from '@tanstack/react-query-persist-client';
import { currentUser } from './session.ts';
import { readStored, writeStored } from './storage.ts';

export const QUERIES_KEY = 'tuckaway-queries';
export const DAY = 86_400_000;

/** Whose copy it is, and which build's: nobody else takes it up. */
export const queriesOwner = (): string => `${__BUILD_ID__} ${currentUser()?.id ?? ''}`;

/**
 * Takes up the copy if it is this user's and this build's and not older than a day; else it goes. By hand: the library's
 * own way brings along all that writes a copy, and the first paint has no room for it.
 */
export function restoreQueries(client: QueryClient): void {
  try {
    const kept: PersistedClient = JSON.parse(readStored(QUERIES_KEY) ?? '{}');
    if (kept.buster === queriesOwner() && Date.now() - kept.timestamp < DAY) {
      for (const { queryKey, meta = {}, state } of kept.clientState.queries)
        client.getQueryCache().build(client, { queryKey, meta }, { ...state, fetchStatus: 'idle' });
      return;
    }
  } catch {
    // It is damaged.
  }
  writeStored(QUERIES_KEY, null);
}

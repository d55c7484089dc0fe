// Keeps a copy of the query cache on the device, always of one user only. It begins after the first paint.
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { Query, QueryClient } from '@tanstack/react-query';
import { persistQueryClientSave, persistQueryClientSubscribe } from '@tanstack/react-query-persist-client';
import { QUERIES_KEY, queriesOwner } from './kept-queries.ts';
import { readStored, writeStored } from './storage.ts';
import { onUserChange } from './user-change.ts';

/** What is the same for every user of this device. */
const ANYBODYS = ['categories', 'config', 'kit', 'shelf', 'storage-kept'];
const isPrivate = ({ queryKey: [kind] }: Query) => typeof kind !== 'string' || !ANYBODYS.includes(kind);
const isOpenStory = (query: Query) => query.queryKey[0] === 'story' && query.isActive();
const isKept = ({ state, meta }: Query) => state.status === 'success' && meta?.['persist'] === true;

/** Forgets a story of the user before as soon as nobody reads it any more. A screen may let go of it and take it up at once. */
function dropWhenLeft(client: QueryClient, story: Query): void {
  const cache = client.getQueryCache();
  const look = () => {
    if (story.isActive()) return;
    stop();
    cache.remove(story);
  };
  const stop = cache.subscribe(({ type, query }) => {
    if (query === story && type === 'observerRemoved') queueMicrotask(look);
  });
}

/**
 * Forgets what was answered to another user, on the page and in the copy; what stands on the screen is asked for anew.
 * A story that is open stays until it is left: nobody is interrupted in the middle of one.
 */
function forgetQueries(client: QueryClient): void {
  writeStored(QUERIES_KEY, null);
  client.removeQueries({ type: 'inactive', predicate: isPrivate });
  for (const story of client.getQueryCache().findAll({ predicate: isOpenStory })) dropWhenLeft(client, story);
  void client.resetQueries({ predicate: (query) => isPrivate(query) && !isOpenStory(query) });
}

/**
 * Keeps queries marked `meta: { persist: true }` from now on. `since` is the user for whom the page began; when another
 * one has come, the cache is emptied before anything is kept. Returns what ends it.
 */
export function keepQueries(queryClient: QueryClient, since: string | null): () => void {
  const options = {
    queryClient,
    persister: createSyncStoragePersister({
      storage: { getItem: readStored, setItem: writeStored, removeItem: (key) => writeStored(key, null) },
      key: QUERIES_KEY,
    }),
    // Read with every save: the user may have changed since the one before.
    get buster() {
      return queriesOwner();
    },
    dehydrateOptions: { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false },
  };
  const stopHearing = onUserChange(() => {
    forgetQueries(queryClient);
    void persistQueryClientSave(options);
  }, since);
  void persistQueryClientSave(options);
  const stopKeeping = persistQueryClientSubscribe(options);
  return () => {
    stopHearing();
    stopKeeping();
  };
}

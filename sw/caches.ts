// Every cache of the worker by name and version, besides the one that Workbox keeps for the shell.
import { cacheNames } from 'workbox-core';

export const LOCALES_CACHE = 'tuckaway-locales-v1';

/** What pictures are drawn with. Every version of it has other names, so a new version of the worker starts it anew. */
export const ILLUSTRATOR_CACHE = 'tuckaway-illustrator';

/** Removes our own caches of older versions; Workbox looks after its own. */
export async function removeOldCaches(caches: CacheStorage): Promise<void> {
  const ours = new Set<string>([LOCALES_CACHE, cacheNames.precache]);
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('tuckaway-') && !ours.has(name)).map((name) => caches.delete(name)),
  );
}

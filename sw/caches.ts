// Every cache of the worker by name and version, besides the one that Workbox keeps for the shell.
import { cacheNames } from 'workbox-core';
import { cleanupOutdatedCaches } from 'workbox-precaching';

export const LOCALES_CACHE = 'tuckaway-locales-v1';

/** Removes what older versions of the worker left behind. */
export async function removeOldCaches(caches: CacheStorage): Promise<void> {
  cleanupOutdatedCaches();
  const ours = new Set<string>([LOCALES_CACHE, cacheNames.precache]);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('tuckaway-') && !ours.has(name)).map((name) => caches.delete(name)));
}

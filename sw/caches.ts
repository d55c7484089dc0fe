// Every cache of the worker by name and version, besides the one that Workbox keeps for the shell.
import { cacheNames } from 'workbox-core';
import { KIT_CACHE } from '#contract/kit';

export const LOCALES_CACHE = 'tuckaway-locales-v1';

/** Removes our own caches of older versions. Workbox looks after its own, and sw/kit.ts after the kit. */
export async function removeOldCaches(caches: CacheStorage): Promise<void> {
  const ours = new Set<string>([LOCALES_CACHE, KIT_CACHE, cacheNames.precache]);
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('tuckaway-') && !ours.has(name)).map((name) => caches.delete(name)),
  );
}

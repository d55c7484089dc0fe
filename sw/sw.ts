// The life of the worker. A new version waits until the reader says so: nothing changes in the middle of a story.
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry } from 'workbox-precaching';
import { KIT_LIST } from '#contract/kit';
import { removeOldCaches } from './caches.ts';
import { kitNeeds, renewKit, tidyKit } from './kit.ts';
import { onMessage, onSync } from './messages.ts';
import { listen } from './router.ts';

// Background Sync and static routes are not in TypeScript's own library.
declare global {
  interface StaticRoute {
    condition: { not: { requestMethod: string } };
    source: 'network';
  }
  /** Of the event `install`. */
  interface ExtendableEvent {
    addRoutes?: (routes: StaticRoute) => Promise<void>;
  }
  interface SyncEvent extends ExtendableEvent {
    readonly tag: string;
  }
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
  }
}
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

// The first visit's own fetches should already pass through here.
clientsClaim();
// Adds listeners of its own, so it has to be called while this script is first run.
cleanupOutdatedCaches();
listen(self, self.__WB_MANIFEST);

self.addEventListener('install', (event) => {
  const list = (signal: AbortSignal) => self.fetch(KIT_LIST, { cache: 'no-cache', signal });
  event.waitUntil(renewKit(kitNeeds(self, list)));
  // The worker answers none of these. What a page sends while it is being left would wait for a busy worker's turn, and be
  // lost with the page; browsers that cannot be told so send it again at the next start.
  // Some know of routes, and not of the word `not`.
  event.addRoutes?.({ condition: { not: { requestMethod: 'GET' } }, source: 'network' }).catch(() => {});
});
self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches(self.caches));
  // Not waited for: until this event is over no page gets an answer.
  void tidyKit(kitNeeds(self, () => matchPrecache(KIT_LIST)));
});
self.addEventListener('message', (event) => event.waitUntil(onMessage(event.data, self)));
self.addEventListener('sync', (event) => event.waitUntil(onSync(event.tag, self)));

// What the worker answers, in order; the first that fits wins. Everything else goes to the network untouched: other
// methods, accounts, payments, analytics, lists.
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { LOCALES_CACHE } from './caches.ts';
import { tellPages } from './messages.ts';
import { answerKitFile, isKitFile } from './routes/kit.ts';
import { isLocale, localeStrategy } from './routes/locales.ts';
import { answerPage, isPage } from './routes/pages.ts';
import { answerPicture, isPicture } from './routes/pictures.ts';
import { answerStory, askedStory } from './routes/stories.ts';

export function listen(worker: ServiceWorkerGlobalScope, manifest: (PrecacheEntry | string)[]): void {
  const fetch = (request: Request) => worker.fetch(request);
  const locale = async (path: string) =>
    (await matchPrecache(path)) ?? (await worker.caches.match(path, { cacheName: LOCALES_CACHE }));
  const pages = { precached: matchPrecache, locale, fetch };

  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url),
    ({ request, url }) => answerPage(request, url, pages),
  );
  precacheAndRoute(manifest, { cleanURLs: false, ignoreURLParametersMatching: [] });
  registerRoute(({ url, sameOrigin }) => sameOrigin && isLocale(url), localeStrategy);
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isKitFile(url),
    ({ request, event }) => {
      const { answer, done } = answerKitFile(request, worker.caches, fetch);
      event.waitUntil(done);
      return answer;
    },
  );
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && askedStory(request, url) !== undefined,
    ({ request, url, event }) => {
      const kept = (id: string) => event.waitUntil(tellPages({ type: 'story-kept', story_id: id }, worker));
      const { answer, done } = answerStory(request, askedStory(request, url) ?? '', fetch, kept);
      event.waitUntil(done);
      return answer;
    },
  );
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && isPicture(request, url),
    ({ request, url, event }) => {
      const { answer, done } = answerPicture(request, url, fetch);
      event.waitUntil(done);
      return answer;
    },
  );
}

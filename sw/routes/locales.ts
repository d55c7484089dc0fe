// /locales/{language}/{namespace}.json and the words of landing pages below. English is precached but for those; other languages are kept as they are used or asked for.
// A language that is neither kept nor reachable answers 404 at once: i18next then falls back to English without retries.
import { StaleWhileRevalidate } from 'workbox-strategies';
import { KIT_NAMESPACES, NAMESPACES, type LanguageCode } from '#contract/languages';
import { LOCALES_CACHE } from '../caches.ts';

export const isLocale = (url: URL): boolean => /^\/locales\/[\w-]+\/(\w+|landing\/[\w-]+)\.json$/.test(url.pathname);

export const localeStrategy = new StaleWhileRevalidate({
  cacheName: LOCALES_CACHE,
  plugins: [{ handlerDidError: async () => new Response('{}', { status: 404 }) }],
});

/** Fetches and keeps the texts of the screens that come with the kit, where they are not here yet. */
export async function keepLaterTexts(language: string, caches: CacheStorage): Promise<void> {
  const cache = await caches.open(LOCALES_CACHE);
  for (const namespace of KIT_NAMESPACES) {
    const path = `/locales/${language}/${namespace}.json`;
    if (!(await cache.match(path))) await cache.add(path).catch(() => undefined);
  }
}

/** Fetches and keeps every file of these languages, one language after the other. A language that fails is left for later. */
export async function keepLanguages(languages: readonly LanguageCode[], caches: CacheStorage): Promise<void> {
  const cache = await caches.open(LOCALES_CACHE);
  for (const language of languages) {
    await cache.addAll(NAMESPACES.map((namespace) => `/locales/${language}/${namespace}.json`)).catch(() => undefined);
  }
}

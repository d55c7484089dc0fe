/** A page that is never at rest is not kept waiting for ever. */
const REST_LIMIT_MS = 2000;
const REST_WITHOUT_NEWS_MS = 200;

/** Resolves when the page has a moment, at the earliest after `ms`. Safari does not say when. */
export function rest(ms = 0): Promise<void> {
  return new Promise((resolve) => {
    const atRest = () => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: REST_LIMIT_MS });
      else setTimeout(resolve, REST_WITHOUT_NEWS_MS);
    };
    if (ms > 0) setTimeout(atRest, ms);
    else atRest();
  });
}

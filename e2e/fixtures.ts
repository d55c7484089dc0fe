import { test as base, expect, type Page } from '@playwright/test';
import { AppServer } from './app-server.ts';
import { HomePage } from './pages/home-page.ts';
import { StoryPage } from './pages/story-page.ts';

interface Fixtures {
  /** A server of this test's own; its environment may be set with `test.use({ serverEnv })`. */
  server: AppServer;
  serverEnv: Record<string, string>;
  home: HomePage;
  story: StoryPage;
}

/** Console errors that the browser itself writes when a test takes the network away or asks for what is not there. */
const BROWSER_NOISE = /Failed to load resource|net::ERR_|ServiceWorker|the server responded with a status/;

export const test = base.extend<Fixtures>({
  serverEnv: [{}, { option: true }],
  server: async ({ serverEnv }, use) => {
    const server = await AppServer.start(serverEnv);
    await use(server);
    await server.remove();
  },
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !BROWSER_NOISE.test(message.text())) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    expect(errors, 'errors on the console').toEqual([]);
  },
  home: async ({ page }, use) => use(new HomePage(page)),
  story: async ({ page }, use) => use(new StoryPage(page)),
});

/** Resolves when the worker controls the page and all it wants to keep at install is kept. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
    }
  });
}

/** Whether a story's text lies in the device's own database. Looks without opening what is not there: that would make it. */
async function isKept(id: string): Promise<boolean> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'tuckaway')) return false;
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
    });
  const database = await answer(indexedDB.open('tuckaway'));
  try {
    return (await answer(database.transaction('bodies').objectStore('bodies').getKey(id))) !== undefined;
  } finally {
    database.close();
  }
}

/** How far a kept story has been read, as the device notes it; 0 before anything is noted. */
async function placeOf(id: string): Promise<number> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
    });
  const database = await answer(indexedDB.open('tuckaway'));
  try {
    const summary = await answer(database.transaction('summaries').objectStore('summaries').get(id));
    return summary?.place?.share ?? 0;
  } finally {
    database.close();
  }
}

/** How far a kept story has been read, 0 to 1, as the device notes it. */
export async function readingPlace(page: Page, id: string): Promise<number> {
  return page.evaluate(placeOf, id);
}

/** Resolves when a story is on the device. */
export async function storyKept(page: Page, id: string): Promise<void> {
  await expect.poll(() => page.evaluate(isKept, id)).toBe(true);
}

/** Resolves when all that stories of a language are told and drawn with is on the device. The page asks for it once it is at rest. */
export async function kitKept(page: Page, language = 'en'): Promise<void> {
  const missing = () =>
    page.evaluate(async (part) => {
      const list = await fetch('/kit.json');
      const kit = (await list.json()) as Record<string, { folder: string; files: string[] }>;
      const cache = await caches.open('tuckaway-kit');
      const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
      const parts = [part, 'illustrator', 'page'].map((name) => kit[name] ?? { folder: '/', files: ['not listed'] });
      return parts.flatMap(({ folder, files }) => files.map((name) => folder + name)).filter((file) => !here.has(file));
    }, `storyteller/${language}`);
  await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
}

export { expect };

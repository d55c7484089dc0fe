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
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    }
  });
}

/** Resolves when a story's text lies in the device's own database. */
export async function storyKept(page: Page, id: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        (key) =>
          new Promise<boolean>((resolve) => {
            const open = indexedDB.open('tuckaway-stories');
            open.addEventListener('error', () => resolve(false));
            open.addEventListener('success', () => {
              const database = open.result;
              if (!database.objectStoreNames.contains('bodies')) {
                database.close();
                return resolve(false);
              }
              const asked = database.transaction('bodies').objectStore('bodies').getKey(key);
              asked.addEventListener('success', () => {
                database.close();
                resolve(asked.result !== undefined);
              });
            });
          }),
        id,
      ),
    )
    .toBe(true);
}

export { expect };

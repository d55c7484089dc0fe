import type { Page } from '@playwright/test';
import { AppServer } from './app-server.ts';
import { expect, test as base, workerReady } from './fixtures.ts';
import { HomePage } from './pages/home-page.ts';

// A storyteller that takes its time, so that a story is in the making while the network comes and goes.
const test = base.extend<{ tellMs: string }>({
  tellMs: ['60000', { option: true }],
  server: async ({ tellMs }, use) => {
    const env = { SLOW_TELL_MS: tellMs, GENERATE_SYNC_WAIT_MS: '0' };
    const server = await AppServer.start(env, 'tests/helpers/slow-server.ts');
    await use(server);
    await server.remove();
  },
});
const isPoll = (id: string) => (request: { url: () => string }) => request.url().endsWith(`/api/stories/${id}`);

/** How long after an event the page asks for the story next, in ms: by the page's own clock, for the way to this test may be long. */
async function askedAfter(page: Page, id: string, type: 'online' | 'visibilitychange', happen: () => Promise<void>) {
  await page.evaluate(
    ([name, path]) => {
      // The window hears both: a document's event passes it on its way down.
      const note = ({ timeStamp }: Event) => performance.mark('happened', { startTime: timeStamp });
      addEventListener(name, note, { capture: true, once: true });
      const { fetch } = globalThis;
      globalThis.fetch = (asked, init) => {
        if (asked === path) performance.mark('asked');
        return fetch(asked, init);
      };
    },
    [type, `/api/stories/${id}`] as const,
  );
  await happen();
  const after = () =>
    page.evaluate(() => {
      const [happened] = performance.getEntriesByName('happened');
      const asked = performance
        .getEntriesByName('asked')
        .find((mark) => happened && mark.startTime >= happened.startTime);
      return happened && asked ? asked.startTime - happened.startTime : Infinity;
    });
  await expect.poll(after).toBeLessThan(Infinity);
  return after();
}

test.describe('a story in the making', () => {
  test('PWA-13: is asked for again after a reload', async ({ home, page }) => {
    await home.openSewn();
    const id = await home.tellStory();
    await expect(page.getByRole('progressbar')).toBeVisible();
    const asked = page.waitForRequest(isPoll(id));
    await page.reload();
    await asked;
    await page.waitForRequest(isPoll(id));
    await expect(page.getByRole('progressbar')).toBeVisible();
  });

  test('PWA-14: is asked for at once when the network is back', async ({ home, page, context }) => {
    await home.openSewn();
    await workerReady(page);
    const id = await home.tellStory();
    await context.setOffline(true);
    await expect(page.getByText('The connection is lost.')).toBeVisible();
    expect(await askedAfter(page, id, 'online', () => context.setOffline(false))).toBeLessThan(1000);
    await expect(page.getByText('The connection is lost.')).toBeHidden();
    await page.waitForRequest(isPoll(id), { timeout: 6500 });
  });

  test('PWA-15: is asked for at once when a sleeping page is seen again', async ({ home, page }) => {
    const see = (state: DocumentVisibilityState) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await home.openSewn();
    const id = await home.tellStory();
    // Known to be in the making, and not asked for again for another five seconds.
    await (await page.waitForResponse(isPoll(id))).finished();
    await see('hidden');
    expect(await askedAfter(page, id, 'visibilitychange', () => see('visible'))).toBeLessThan(1000);
  });
});

/** Whether the device has noted that the story is in the making. */
async function isNoted(id: string): Promise<boolean> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
    });
  if (!(await indexedDB.databases()).some(({ name }) => name === 'tuckaway')) return false;
  const database = await answer(indexedDB.open('tuckaway'));
  try {
    const noted: unknown = await answer(database.transaction('notes').objectStore('notes').get('left-stories'));
    return JSON.stringify(noted ?? '').includes(id);
  } finally {
    database.close();
  }
}

test.describe('a story that ends while nobody looks', () => {
  test.use({ tellMs: '1500' });
  test('PWA-16: is found again at the next start, and its end is told with a link to it', async ({
    page,
    story,
    context,
    server,
  }) => {
    const left = await context.newPage();
    const first = new HomePage(left);
    await first.openSewn();
    const id = await first.tellStory();
    await expect.poll(() => left.evaluate(isNoted, id)).toBe(true);
    await left.close();
    await expect
      .poll(async () => (await (await context.request.get(`${server.url}/api/stories/${id}/status`)).json()).status)
      .toBe('complete');
    await page.goto('/');
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page).toHaveURL(new RegExp(`/story/${id}$`));
    await story.text();
  });
});

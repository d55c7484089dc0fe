import type { Page } from '@playwright/test';
import { expect, kitKept, storyKept, test, workerReady } from './fixtures.ts';

/** A slow machine that many share paints, or draws, a cover and three pictures in this time. */
const PAINTED_MS = 60_000;

/** The kept pictures: their addresses with type and weight. They are taken away after that if `isRemoving`. */
const keptPictures = (page: Page, isRemoving = false) =>
  page.evaluate(async (mustGo) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
      });
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'tuckaway')) return [];
    const database = await answer(indexedDB.open('tuckaway'));
    try {
      const store = database.transaction('pictures', 'readwrite').objectStore('pictures');
      const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
      if (mustGo) await answer(store.clear());
      return keys.map((key, at): [key: string, type: string, bytes: number] => {
        const { type, bytes } = values[at] as { type: string; bytes: ArrayBuffer };
        return [JSON.stringify(key), type, bytes.byteLength];
      });
    } finally {
      database.close();
    }
  }, isRemoving);

/** What the browser itself still has of the server's files must not help. */
async function emptyBrowserCache(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
}

/** Resolves when the cover and three pictures are seen; none of them broken. */
async function seenPictures(page: Page, selector: string) {
  const found = page.locator(`.reader-cover > img${selector}, .story-text .picture img${selector}`);
  for (const frame of await page.locator('.story-text .picture').all()) await frame.scrollIntoViewIfNeeded();
  await expect(found).toHaveCount(4, { timeout: PAINTED_MS });
  const unseen = () => found.evaluateAll((all) => all.filter((image) => !(image as HTMLImageElement).naturalWidth));
  await expect.poll(unseen).toEqual([]);
  for (const image of await found.all()) await expect(image).toHaveAttribute('alt', /./);
}

test('PWA-7: offline the device draws the pictures that it does not have, keeps them, and gives way to the server’s', async ({
  home,
  page,
  story,
  server,
}) => {
  await home.openSewn({ includeImages: true, imageStyle: 'storybook' });
  await workerReady(page);
  const id = await home.tellStory();
  const online = await story.text();
  await expect(page.locator('.story-text .picture[data-status="complete"]')).toHaveCount(3, { timeout: PAINTED_MS });
  await storyKept(page, id);
  await expect.poll(() => keptPictures(page).then((all) => all.length)).toBe(4);
  await kitKept(page);

  await server.stop('SIGKILL');
  const painted = await keptPictures(page, true);
  await emptyBrowserCache(page);
  await page.goto('/');
  await page.goto(`/story/${id}`);
  expect(await story.text()).toEqual(online);
  await seenPictures(page, '[data-drawn]');
  await expect.poll(() => keptPictures(page).then((all) => all.length)).toBe(4);
  const drawn = await keptPictures(page);
  expect(drawn.map(([key]) => key)).toEqual(painted.map(([key]) => key));
  for (const [key, type] of drawn) expect([key, type]).toEqual([key, 'image/webp']);

  await page.reload();
  expect(await story.text()).toEqual(online);
  await seenPictures(page, ':not([data-drawn])');

  await server.start();
  await page.reload();
  await expect.poll(() => keptPictures(page), { timeout: PAINTED_MS }).toEqual(painted);
});

test('PWA-7: offline the device draws what the server had not painted when the network went', async ({
  home,
  page,
  story,
  server,
  context,
}) => {
  await home.openSewn({ includeImages: true, imageStyle: 'cartoon' });
  await workerReady(page);
  await kitKept(page);
  const id = await home.tellStory();
  await story.text();
  await storyKept(page, id);
  await server.stop('SIGKILL');
  await context.setOffline(true);
  await page.reload();
  await story.text();
  await seenPictures(page, '');
  expect(await page.locator('.reader img[data-drawn]').count()).toBeGreaterThan(0);
  await expect(page.locator('.reader')).not.toContainText(/Waiting|Creating|Failed/);

  await page.reload();
  await story.text();
  await seenPictures(page, '');
});

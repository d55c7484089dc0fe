import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, kitKept, storyKept, test, workerReady } from './fixtures.ts';

/** Stars a story and notes a place, as the reader does, right in the device's database. */
async function markStory(id: string): Promise<void> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
    });
  const database = await answer(indexedDB.open('tuckaway'));
  const summaries = database.transaction('summaries', 'readwrite').objectStore('summaries');
  const { sort, ...summary } = await answer<{ sort: { leaving?: unknown } }>(summaries.get(id));
  // What is starred does not stand among those that may go.
  delete sort.leaving;
  await answer(summaries.put({ ...summary, sort, starred: true, place: { paragraph: 3, share: 0.4 } }));
  database.close();
}
/** What the database holds: summaries, and how many bodies and pictures. */
async function readShelf(): Promise<{ summaries: string; bodies: number; pictures: number }> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
    });
  const database = await answer(indexedDB.open('tuckaway'));
  const stores = database.transaction(['summaries', 'bodies', 'pictures']);
  // The pictures of a story arrive in any order: what is compared is what is kept, not the order it came in.
  const inOrder = (_key: string, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  const summaries = JSON.stringify(await answer<object[]>(stores.objectStore('summaries').getAll()), inOrder);
  const bodies = await answer(stores.objectStore('bodies').count());
  const pictures = await answer(stores.objectStore('pictures').count());
  database.close();
  return { summaries, bodies, pictures };
}

const transferOf = (page: Page) => page.getByRole('region', { name: 'Take along, bring in' });
const saidIn = (page: Page) => transferOf(page).getByRole('status');
async function bringIn(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Bring a shelf in' }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/zip', buffer });
}

test('BEY-10: the shelf goes into a file, the device is lost, the file brings it back without a network; a damaged one changes nothing', async ({
  home,
  story,
  page,
  context,
  browser,
  baseURL,
}) => {
  await home.openSewn({ includeImages: true });
  await workerReady(page);
  const one = await home.tellStory();
  const text = await story.text();
  const title = await story.title.innerText();
  await storyKept(page, one);
  const whole = () =>
    page
      .evaluate(readShelf)
      .then(({ summaries }) => summaries.includes('"pictures":["') && !summaries.includes('"lacking":1'));
  await expect.poll(whole, { timeout: 60_000 }).toBe(true);
  await page.goto('/');
  const two = await home.tellStory();
  await story.text();
  await storyKept(page, two);
  await expect.poll(whole, { timeout: 60_000 }).toBe(true);
  await page.goto('/stories');
  await page.evaluate(markStory, one);
  await kitKept(page);
  await context.setOffline(true);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Take the shelf along' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^tuckaway-shelf-\d{4}-\d\d-\d\d\.zip$/);
  await expect(saidIn(page)).toHaveText('The file is on its way. Keep it where you will find it.');
  const bytes = await readFile(await file.path());
  const before = await page.evaluate(readShelf);

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const fresh = await other.newPage();
  await fresh.goto('/stories');
  await workerReady(fresh);
  await kitKept(fresh);
  const old = await other.newPage();
  await old.goto('/stories');
  await other.setOffline(true);
  const damaged = Buffer.from(bytes);
  damaged.writeUInt8(damaged.readUInt8(400) ^ 1, 400);
  await bringIn(fresh, 'damaged.zip', damaged);
  await expect(saidIn(fresh)).toHaveText('This file is damaged. Nothing has changed.');
  expect(await fresh.evaluate(readShelf)).toEqual({ summaries: '[]', bodies: 0, pictures: 0 });
  await bringIn(fresh, 'notes.zip', Buffer.from('not a shelf at all, only words in a row'));
  await expect(saidIn(fresh)).toHaveText('This is not a shelf file. Nothing has changed.');

  await bringIn(fresh, 'shelf.zip', bytes);
  await expect(saidIn(fresh)).toHaveText('2 stories came in.');
  expect(await fresh.evaluate(readShelf)).toEqual(before);
  // A tab that was open all the while has them too, and brings in the same file without a story coming twice.
  await bringIn(old, 'shelf.zip', bytes);
  await expect(saidIn(old)).toHaveText('2 were here already.');
  await expect(old.locator(`.shelf-grid a[href="/story/${one}"]`).first()).toContainText(title);

  await fresh.locator(`a[href="/story/${one}"]`).first().click();
  await expect(fresh.getByText('The End', { exact: true })).toBeAttached();
  expect(await fresh.locator('.story-text p').allInnerTexts()).toEqual(text);
  const pictures = fresh.locator('main img');
  await expect(pictures.first()).toBeVisible();
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await other.close();
});

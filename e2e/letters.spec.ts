// The letters of stories: chosen once, kept on the device, and there in the first paint.
import type { Page } from '@playwright/test';
import { expect, storyKept, test, workerReady } from './fixtures.ts';
import { ReadingSheetPage } from './pages/reading-sheet.ts';

const letters = (page: Page) =>
  page.locator('.story-text').evaluate((text) => {
    const { fontSize, fontFamily, lineHeight } = getComputedStyle(text);
    const paragraph = text.querySelector('p');
    return {
      size: fontSize,
      face: fontFamily.split(',')[0],
      line: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize),
      space: paragraph ? getComputedStyle(paragraph).letterSpacing : '',
    };
  });
/** Where the frame of the page stands: what is no word of the story. */
const frame = (page: Page) =>
  page.evaluate(() =>
    ['.reader', '.reader-cover', '.reader-head', '.reader-head h1', '.reader-minutes'].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box ? [selector, box.x, box.y, box.width, selector === '.reader' ? 0 : box.height] : [selector];
    }),
  );
const CHOSEN = { size: '30px', face: 'OpenDyslexic', line: 1.9, space: '0.9px' };

test.use({ viewport: { width: 1280, height: 800 } });

test('BEY-8: letters change at once without moving the frame, survive a reload, and are there with no network', async ({
  home,
  story,
  page,
  server,
}) => {
  const sheet = new ReadingSheetPage(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved = () =>
    page.evaluate(() => (Reflect.get(globalThis, 'shifts') as number[]).reduce((sum, value) => sum + value, 0));
  await home.openSewn();
  await workerReady(page);
  const id = await home.tellStory();
  await story.text();
  await storyKept(page, id);
  await page.reload();
  await story.text();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const before = await frame(page);
  // Who does not look for letters is not sent any.
  expect(asked.filter((url) => /opendyslexic/.test(url))).toEqual([]);
  await sheet.open();
  await sheet.slide('Size of the letters', 4);
  await sheet.choose('OpenDyslexic');
  await sheet.sheet.getByText('More about letters').click();
  await sheet.choose('Airy');
  await sheet.sheet
    .getByRole('radiogroup', { name: 'Space between letters' })
    .getByRole('radio', { name: 'Wide', exact: true })
    .check();
  await expect.poll(() => letters(page)).toEqual(CHOSEN);
  await sheet.close();
  expect(await frame(page)).toEqual(before);

  await page.reload();
  await story.text();
  expect(await letters(page)).toEqual(CHOSEN);
  await page.waitForLoadState('networkidle');
  expect(await moved()).toBeLessThan(0.005);
  expect(await frame(page)).toEqual(before);

  await server.stop('SIGKILL');
  await page.reload();
  await story.text();
  expect(await letters(page)).toEqual(CHOSEN);
  const faces = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ family }) => family === 'OpenDyslexic').map(({ status }) => status),
    );
  await expect.poll(faces).toEqual(['loaded']);
  expect(await moved()).toBeLessThan(0.005);
});

test.describe('without the scripts of the page', () => {
  test.use({ serviceWorkers: 'block' });
  test('BEY-8: the document of a story has the right letters before any script of it has come', async ({
    home,
    story,
    page,
  }) => {
    const sheet = new ReadingSheetPage(page);
    await home.openSewn();
    await home.tellStory();
    await story.text();
    expect((await letters(page)).size).toBe('26px');
    await sheet.open();
    await sheet.slide('Size of the letters', 5);
    await sheet.choose('Clear');
    await page.route('**/assets/**/*.js', (route) => route.abort());
    await page.reload();
    expect(await letters(page)).toMatchObject({ size: '36px', face: 'Andika' });
  });
});

test('BEY-8: the pages of a book are measured anew with its letters', async ({ home, story, page }) => {
  const sheet = new ReadingSheetPage(page);
  await home.openSewn({ includeImages: true });
  await home.tellStory();
  await expect(story.title).toBeVisible();
  const pages = async () => Number(/of (\d+)/.exec(await page.getByText(/^Page \d+ of \d+$/).innerText())?.[1]);
  await page.getByRole('button', { name: 'Next page' }).click();
  const few = await pages();
  await sheet.open();
  await sheet.slide('Size of the letters', 5);
  await expect.poll(pages).toBeGreaterThan(few);
  await sheet.slide('Size of the letters', 0);
  await expect.poll(pages).toBeLessThanOrEqual(few);
});

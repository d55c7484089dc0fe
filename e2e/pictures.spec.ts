import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, readingPlace, storyKept, test, workerReady } from './fixtures.ts';

/** A slow machine that many share paints a cover and three pictures in this time. */
const PAINTED_MS = 60_000;

/** What moved on the page so far, from a moment of its own clock on. */
async function watchShifts(page: Page): Promise<(since?: number) => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: [at: number, value: number][] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') shifts.push([entry.startTime, entry.value]);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return (since = 0) =>
    page.evaluate((from) => {
      const seen = Reflect.get(globalThis, 'shifts') as [number, number][];
      return seen.reduce((sum, [at, value]) => sum + (at >= from ? value : 0), 0);
    }, since);
}

/** The addresses that the browser chose for the pictures, when every one of them can be seen. */
const filesOf = (page: Page) =>
  page.locator('.reader img').evaluateAll(async (images) => {
    const loaded = images.filter((image) => image instanceof HTMLImageElement);
    for (const image of loaded) {
      image.loading = 'eager';
      await image.decode();
    }
    return loaded.map(({ currentSrc }) => currentSrc);
  });

test.describe('a story with pictures', () => {
  test('GEN-13, READ-1, READ-7, IMG-2, IMG-3, IMG-4, IMG-8: is read at once, its pictures come by themselves, and nothing moves', async ({
    home,
    page,
    story,
    context,
  }) => {
    const moved = await watchShifts(page);
    await home.openSewn({ includeImages: true, imageStyle: 'storybook' });
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/stories/generate'));
    const id = await home.tellStory();
    expect((await asked).postDataJSON()).toMatchObject({ include_images: true, image_style: 'storybook' });
    await story.text();
    const opened = await page.evaluate(() => performance.now());
    const frames = page.locator('.story-text .picture');
    await expect(frames).toHaveCount(3);
    await expect(frames.last()).toContainText(/Waiting|Creating/);
    await expect(page.locator('.reader-cover > img')).toBeVisible({ timeout: PAINTED_MS });
    await expect(page.locator('.story-text .picture[data-status="complete"]')).toHaveCount(3, { timeout: PAINTED_MS });
    for (const frame of await frames.all()) {
      await frame.scrollIntoViewIfNeeded();
      await expect(frame).toHaveText('');
    }
    for (const file of await filesOf(page)) expect(file).toContain('w=640');
    for (const image of await page.locator('.reader img').all()) await expect(image).toHaveAttribute('alt', /./);
    await expect(page.locator('.bottom-strip')).toHaveCount(0);
    expect(await moved(opened)).toBe(0);

    await page.reload();
    await expect(page.locator('html[data-alive], .story-end')).not.toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await moved()).toBe(0);

    // The book would open where reading stopped.
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => readingPlace(page, id)).toBe(0);
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.reload();
    const next = page.getByRole('button', { name: 'Next page' });
    await expect(next).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await moved()).toBe(0);
    await expect(page.locator('.story-part p').first()).toBeHidden();
    await next.click();
    await expect(page.locator('.story-part p').first()).toBeVisible();
    await expect(page.locator('.reader-cover > img')).toBeVisible();
    const [, of] = /of (\d+)/.exec((await page.locator('.book-arrows [role=status]').textContent()) ?? '') ?? [];
    for (let at = 2; at < Number(of); at++) await page.keyboard.press('ArrowRight');
    await expect(story.theEnd).toBeVisible();
    await expect(next).toBeDisabled();
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('.story-text p').last()).toBeInViewport();
    await expect(frames.last().locator('img')).toBeVisible();

    await page.goto('/stories');
    const book = page.locator('.story-card-cover img').first();
    await expect(book).toHaveAttribute('src', /images\/cover\?.*w=640/);
    await expect.poll(() => book.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);

    await workerReady(page);
    await storyKept(page, id);
    await context.setOffline(true);
    await page.setViewportSize({ width: 390, height: 844 });
    await story.open(id);
    await story.text();
    expect(await filesOf(page)).toHaveLength(4);
  });

  test('READ-8: is shared with its cover as a picture that every program reads', async ({ home, page, story }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: (data?: ShareData) => data?.files !== undefined,
        share: async (data: ShareData) => {
          const [file] = data.files ?? [];
          Object.assign(globalThis, {
            shared: [file?.type, file?.name, (file?.size ?? 0) > 1000, data.title, data.url],
          });
        },
      });
    });
    await home.openSewn({ includeImages: true });
    const id = await home.tellStory();
    await story.text();
    await expect(page.locator('.reader-cover > img')).toBeVisible({ timeout: PAINTED_MS });
    await page.locator('.reader-cover').getByRole('button', { name: 'Share' }).click();
    const shared = () => page.evaluate(() => Reflect.get(globalThis, 'shared') as unknown);
    await expect.poll(shared, { timeout: 20_000 }).toBeDefined();
    const title = await story.title.textContent();
    expect(await shared()).toEqual(['image/png', 'cover.png', true, title, expect.stringContaining(`/story/${id}`)]);
  });
});

test.describe('a picture that cannot be had', () => {
  // A page's routes do not reach what its worker fetches.
  test.use({ serviceWorkers: 'block' });

  test('IMG-5: leaves its words, and comes when the network is back', async ({ home, page, story, context }) => {
    await page.route('**/images/p*', (route) => route.abort());
    // Nobody but the family can draw it instead.
    await page.route('**/api/stories/*', async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), art: null } });
    });
    await home.openSewn({ includeImages: true });
    await home.tellStory();
    await story.text();
    const frame = page.locator('.story-text .picture').first();
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toContainText('This picture can’t be reached just now.', { timeout: PAINTED_MS });
    for (const each of await page.locator('.story-text .picture').all()) {
      await each.scrollIntoViewIfNeeded();
      await expect(each.locator('img')).toHaveCount(0, { timeout: PAINTED_MS });
    }
    await frame.scrollIntoViewIfNeeded();
    await page.unroute('**/images/p*');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(frame.locator('img')).toBeVisible();
    // The page may be asking for the story at this moment.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('OPT-10, HOME-16: each style is shown by a small picture, which nobody fetches who wants none', async ({
  home,
  page,
}) => {
  const samples: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.webp$/.test(request.url())) samples.push(request.url());
  });
  await home.openSewn();
  await page.waitForLoadState('networkidle');
  expect(samples).toEqual([]);
  await page.getByText('Add pictures').click();
  const swatches = page.getByRole('radiogroup', { name: 'Picture style' }).locator('img.style-swatch');
  await expect(swatches).toHaveCount(9);
  for (const swatch of await swatches.all()) {
    await swatch.scrollIntoViewIfNeeded();
    await expect.poll(() => swatch.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
    const path = new URL((await swatch.getAttribute('src')) ?? '', page.url()).pathname;
    expect(readFileSync(`dist${path}`).byteLength).toBeLessThanOrEqual(4000);
  }
});

// A walk through a night in airplane mode: everything that a family does there, one step after the other.
import type { Page } from '@playwright/test';
import { expect, kitKept, readingPlace, storyKept, test, workerReady } from './fixtures.ts';
import { moved, watchShifts } from './pages/install-banner.ts';

/** A slow machine that many share paints and draws a story's pictures in this time. */
const PAINTED_MS = 60_000;
test.describe.configure({ timeout: 240_000 });

/** Every picture of the story that is open can be seen. */
async function picturesSeen(page: Page): Promise<void> {
  const images = page.locator('.reader-cover > img, .story-text .picture img');
  await expect.poll(() => images.count(), { timeout: PAINTED_MS }).toBeGreaterThanOrEqual(4);
  const unseen = () =>
    images.evaluateAll((all) =>
      all.filter((image) => {
        if (image instanceof HTMLImageElement) image.loading = 'eager';
        return image instanceof HTMLImageElement && image.naturalWidth === 0;
      }),
    );
  await expect.poll(async () => (await unseen()).length, { timeout: PAINTED_MS }).toBe(0);
}

test('BEY-1, BEY-10, PWA-5, PWA-6, PWA-7, PWA-9, PWA-17, PWA-21, PWA-22, PWA-23, READ-16: thirty steps in airplane mode', async ({
  home,
  story,
  page,
  context,
}) => {
  const step = test.step;
  const shelfLink = (id: string) => page.locator(`.shelf a[href="/story/${id}"]`).first();
  const notices = () => page.getByText(/You.re offline/);
  const toasts = page.locator('[data-sonner-toast]');
  const asked: string[] = [];
  let kept = '';
  let text: string[] = [];
  let told = '';

  await step('online: a story with pictures is told, read and kept', async () => {
    await home.openSewn({ includeImages: true, imageStyle: 'storybook' });
    await workerReady(page);
    await expect(page.getByRole('radio', { name: /storybook/i })).toBeVisible();
    kept = await home.tellStory();
    text = await story.text();
    await picturesSeen(page);
    await storyKept(page, kept);
  });
  await step('online: what stories are told and drawn with is kept', () => kitKept(page));
  await step('the airplane takes off', async () => {
    await context.setOffline(true);
    page.on('request', (request) => {
      if (request.url().includes('/api/stories') && request.method() !== 'GET') asked.push(request.url());
    });
  });
  await step('the story is still open, and opens again', async () => {
    await page.reload();
    expect(await story.text()).toEqual(text);
    await picturesSeen(page);
  });
  await step('a token that has run out keeps nobody from reading', async () => {
    await page.evaluate(() => localStorage.setItem('token', 'e30.eyJleHAiOjF9.e30'));
    await page.reload();
    expect(await story.text()).toEqual(text);
    await expect(page).toHaveURL(new RegExp(`/story/${kept}$`));
    await page.evaluate(() => localStorage.removeItem('token'));
  });
  await step('reading stops halfway', async () => {
    await page.locator('.story-text p').nth(12).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 300));
    await expect.poll(() => readingPlace(page, kept)).toBeGreaterThan(0.02);
    await page.goto('/');
  });
  await step('home says once that there is no network, and leads to the shelf', async () => {
    await expect(page.getByText('1 saved story still opens.')).toBeVisible();
    await expect(page.locator('.home-offline-strip')).toHaveCount(1);
    await page.getByRole('link', { name: 'Open shelf' }).click();
    await expect(page).toHaveURL(/\/stories$/);
  });
  await step('the shelf says it once, and shows the story', async () => {
    await expect(notices()).toHaveCount(1);
    await expect(shelfLink(kept)).toBeVisible();
  });
  await step('it goes on where reading stopped', async () => {
    await shelfLink(kept).click();
    await story.text();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  });
  await step('back leads to the shelf', async () => {
    await page.goBack();
    await expect(shelfLink(kept)).toBeVisible();
  });
  await step('the story is starred', async () => {
    const star = page.getByRole('button', { name: /^Always keep/ }).first();
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  });
  await step('the star outlives a reload', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: /^Always keep/ }).first()).toHaveAttribute('aria-pressed', 'true');
  });
  await step('typing finds it, and does not find what is not there', async () => {
    await page.getByRole('button', { name: 'Search the shelf' }).click();
    const field = page.getByRole('searchbox', { name: 'Search the shelf' });
    await field.fill('mia');
    await expect(page.getByText('1 story found')).toBeVisible();
    await field.fill('zebra');
    await expect(page.getByText(/No story here is called that/)).toBeVisible();
    await field.press('Escape');
  });
  await step('the dock leads home, where the quilt is as it was', async () => {
    await page.getByRole('link', { name: 'Create' }).first().click();
    await expect(home.patch('theme')).toContainText('Bedtime');
  });
  await step('Generate is there, and says that the story is made here', async () => {
    await expect(page.getByText(/Tonight's story is made right here/)).toBeVisible();
    await expect(home.generate).toBeEnabled();
  });
  await step('another theme is chosen', async () => {
    await home.patch('theme').click();
    await page.getByRole('radio', { name: 'Mystery' }).click();
    await page.keyboard.press('Escape');
    await expect(home.patch('theme')).toContainText('Mystery');
  });
  await step('a new story is told on the device, with the name in it', async () => {
    told = await home.tellStory();
    expect(told).not.toBe(kept);
    expect((await story.text()).join(' ')).toContain('Mia');
  });
  await step('it says where it was made', async () => {
    await expect(page.locator('.reader-chips')).toContainText('Made on this device');
  });
  await step('its pictures are drawn', () => picturesSeen(page));
  await step('nothing was asked of a server, and nothing shouts', async () => {
    expect(asked).toEqual([]);
    await expect(toasts.filter({ hasNotText: 'Story created' })).toHaveCount(0);
  });
  await step('it opens again', async () => {
    const here = await story.text();
    await page.reload();
    expect(await story.text()).toEqual(here);
    await picturesSeen(page);
  });
  await step('it stands first on the shelf, with its mark', async () => {
    await page.goto('/stories');
    await expect(page.getByText('2 stories, ')).toBeVisible();
    await expect(page.locator('.shelf-grid a[href^="/story/"]').first()).toHaveAttribute('href', `/story/${told}`);
    await expect(page.getByText('Made on this device').first()).toBeVisible();
  });
  await step('of two stories the one that was begun is offered, and carries on', async () => {
    await expect(page.getByText('Where you stopped')).toBeVisible();
    await page.getByRole('link', { name: 'Carry on' }).click();
    await expect(page).toHaveURL(new RegExp(`/story/${kept}$`));
    await story.text();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  });
  await step('Randomize tells another', async () => {
    await page.goto('/');
    await home.randomize.click();
    await page.waitForURL(/\/story\/[\w-]{22}$/);
    expect(page.url()).not.toContain(told);
    await story.text();
  });
  await step('that one is removed, and the others stay', async () => {
    const id = page.url().split('/').at(-1) ?? '';
    await page.goto('/stories');
    await page
      .getByRole('button', { name: /^More about/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Remove from this device' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.locator(`a[href="/story/${id}"]`)).toHaveCount(0);
    await expect(page.getByText('2 stories, ')).toBeVisible();
  });
  await step('a story that is not here says so, and leads to what is', async () => {
    await page.goto(`/story/${'A'.repeat(22)}`);
    await expect(page.getByRole('heading', { name: 'Story Not Found' })).toBeVisible();
    await expect(page.getByText(/this story is not saved on this device/)).toBeVisible();
    await page.getByRole('link', { name: 'Saved stories' }).click();
    await expect(shelfLink(kept)).toBeVisible();
  });
  await step('every other address opens', async () => {
    for (const path of ['/stories/adventures', '/auth', '/nope/x']) {
      await page.goto(path);
      await expect(page.locator('#root h1').first()).toBeVisible();
    }
  });
  await step('nothing but files of the product lies in the caches', async () => {
    const cached = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(cached.length).toBeGreaterThan(30);
    expect(cached.filter((path) => path.startsWith('/api'))).toEqual([]);
  });
  await step('a deep link still opens after the page was closed', async () => {
    const other = await context.newPage();
    await other.goto(`/story/${kept}`);
    await expect(other.getByText('The End', { exact: true })).toBeVisible();
    await other.close();
  });
  await step('the airplane lands, and both stories are where they were', async () => {
    await context.setOffline(false);
    await page.goto('/stories');
    await expect(notices()).toHaveCount(0);
    await expect(shelfLink(kept)).toBeVisible();
    await expect(shelfLink(told)).toBeVisible();
  });
  await step('nobody is signed in, so what was told here stays here', async () => {
    await shelfLink(told).click();
    await story.text();
    expect(asked).toEqual([]);
  });
});

test('BEY-1, PWA-21: with the server gone and the network seemingly there, Generate tells the story here', async ({
  home,
  story,
  page,
  server,
}) => {
  await home.openSewn();
  await workerReady(page);
  await kitKept(page);
  await server.stop('SIGKILL');
  const id = await home.tellStory();
  expect((await story.text()).at(-1)).toContain('Good night, Mia');
  await storyKept(page, id);
  await page.reload();
  expect((await story.text()).at(-1)).toContain('Good night, Mia');
});

test('PWA-21: where the storyteller is not on the device, Generate says so and keeps every choice', async ({
  home,
  page,
  context,
}) => {
  await page.addInitScript(() => {
    // The page never comes to the rest after which it asks for the storyteller.
    window.requestIdleCallback = () => 0;
  });
  await home.openSewn();
  await workerReady(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/Your choices are kept, and the shelf still opens/)).toBeVisible();
  await expect(home.generate).toBeDisabled();
  await expect(home.patch('childName')).toContainText('Mia');
  await context.setOffline(false);
  await expect(home.generate).toBeEnabled();
});

for (const width of [390, 768, 1280])
  test(`PWA-21: a network that goes and comes back moves nothing on the home page (${width} px)`, async ({
    home,
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await home.openSewn();
    await workerReady(page);
    await watchShifts(page);
    await context.setOffline(true);
    await expect(page.getByRole('link', { name: 'Open shelf' })).toBeVisible();
    await expect(page.locator('.home-subtitle')).toBeHidden();
    await context.setOffline(false);
    await expect(page.locator('.home-subtitle')).toBeVisible();
    expect(await moved(page)).toBeLessThan(0.001);
  });

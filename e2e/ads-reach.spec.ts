// For whom ads stand where, and where never one does.
import type { Page } from '@playwright/test';
import { AppServer } from './app-server.ts';
import { expect, test, workerReady } from './fixtures.ts';
import { filled, room, watchShifts } from './pages/ad-rooms.ts';
import { HomePage } from './pages/home-page.ts';
import { PlanPages } from './pages/plan-pages.ts';

/** Every kind of page, and how many places for ads it has for who sees any. */
const PAGES: Record<string, number> = {
  '/': 3,
  '/stories?part=browse': 2,
  '/stories/animals': 2,
  '/stories/settings': 2,
  '/stories/settings/desert': 1,
  '/pricing': 1,
  '/privacy': 1,
  '/stories': 0,
  '/stories?part=mine': 0,
  '/stories/no-such-theme': 0,
  '/nope/x': 0,
  '/auth': 0,
  '/auth/oauth/callback?error=x': 0,
  '/login': 0,
  '/register': 0,
  '/payment?plan=basic': 0,
  '/children': 0,
  '/stories/age': 2,
  '/stories/characters': 2,
  '/es': 3,
  '/hi/stories/animals': 2,
};
const { '/auth': _signIn, '/login': _login, '/register': _register, ...OTHERS } = PAGES;
/** Who is signed in is sent home from the way in. */
const OF_FAMILY = { ...OTHERS, '/profile': 1 };
const NONE = Object.fromEntries(Object.keys(OF_FAMILY).map((path) => [path, 0]));
/** Opens a page and waits for what it is about. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.locator('#root main h1, #root main.profile').first().waitFor();
}

for (const showcase of ['off', 'on'] as const) {
  test(`BEY-18, PROD-12, PROD-13, PROD-14, ROUTE-23, ROUTE-24, ROUTE-25, ADS-3: who has places for ads, and where, with SHOWCASE ${showcase}`, async ({
    browser,
  }) => {
    const server = await AppServer.start({ SHOWCASE: showcase });
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
    const page = await context.newPage();
    const strangers: string[] = [];
    const adFiles: string[] = [];
    context.on('request', (request) => {
      const { origin, pathname, protocol } = new URL(request.url());
      if (origin !== server.url && protocol.startsWith('http')) strangers.push(request.url());
      if (/^\/assets\/ads\/|\/ads\.json$/.test(pathname)) adFiles.push(pathname);
    });
    try {
      const crawl = async (tier: string, pages: Record<string, number>) => {
        for (const [path, places] of Object.entries(pages)) {
          await open(page, path);
          await expect(page.locator('.ad-room'), `${tier}: ${path}`).toHaveCount(places);
        }
      };
      const home = new HomePage(page);
      await home.openSewn();
      const id = await home.tellStory();
      await page.getByText('The End', { exact: true }).waitFor();
      const reader = { [`/story/${id}`]: 0 };
      await crawl('a visitor', { ...PAGES, ...reader });

      const plans = new PlanPages(page);
      await plans.register();
      await expect(filled(page)).toHaveCount(3);
      await crawl('free', { ...OF_FAMILY, ...reader });

      await plans.toCheckout('basic');
      await plans.pay();
      await plans.expectPlan('Basic', '$2.99 a month', 'Active');
      await crawl('basic', { ...OF_FAMILY, ...reader });
      await page.goto('/');
      await expect(filled(page)).toHaveCount(3);
      await expect(filled(page).filter({ hasText: 'twenty' })).toHaveCount(0);

      await plans.changeTo('premium');
      await plans.expectPlan('Premium', '$8.99 a month', 'Active');
      // From when the device has heard of it.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('ad-rooms'))).toBe('none');
      adFiles.length = 0;
      await crawl('premium', { ...NONE, ...reader });
      expect(adFiles).toEqual([]);
      expect(strangers).toEqual([]);
    } finally {
      await context.close();
      await server.remove();
    }
  });
}

test('BEY-18, ADS-12: without a network there is no place for an ad, and what stood there goes without moving what is seen', async ({
  page,
  context,
}) => {
  const shifted = await watchShifts(page);
  await page.goto('/');
  await workerReady(page);
  await expect(filled(page)).toHaveCount(3);
  await page.goto('/stories?part=browse');
  await expect(filled(page)).toHaveCount(2);
  const seen = room(page, 'inline');
  await seen.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const height = (await seen.boundingBox())?.height;
  await context.setOffline(true);
  await expect(filled(page)).toHaveCount(0);
  await expect(seen.getByText('All is quiet here.')).toBeVisible();
  await expect(room(page, 'bottom')).toBeHidden();
  expect((await seen.boundingBox())?.height).toBe(height);
  expect(await shifted()).toEqual([]);
  await page.goto('/');
  await page.locator('#root main h1').waitFor();
  await expect(page.locator('.ad-room')).toHaveCount(0);
});

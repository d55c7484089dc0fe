// Where ads of ours stand, how large, for whom, and where never one does.
import type { Page } from '@playwright/test';
import { AppServer } from './app-server.ts';
import { expect, test, workerReady } from './fixtures.ts';
import { HomePage } from './pages/home-page.ts';
import { PlanPages } from './pages/plan-pages.ts';

const room = (page: Page, slot: string) => page.locator(`.ad-room.ad-${slot}`);
const filled = (page: Page) => page.locator('.ad-room .ad-card');
/** What the page counts of its ads, as it is sent. */
function listen(page: Page): () => Promise<string[]> {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/analytics/events')) return;
    const { events } = request.postDataJSON() as { events: { name: string; props: { slot?: string } }[] };
    counted.push(
      ...events.filter(({ name }) => name.startsWith('ad_')).map(({ name, props }) => `${name} ${props.slot}`),
    );
  });
  return async () => {
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    await page.request.get('/api/health');
    return counted;
  };
}
/** What has moved without being asked to since the page began: how much, and from where to where. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number;
      sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of sources)
          shifts.push(
            `${value}: ${node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName}: ${rect(previousRect)} to ${rect(currentRect)}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'shifts') as string[]);
}

test('HOME-25, HOME-26, HOME-27, ADS-1, ADS-4, ADS-5, ADS-6, ADS-12: three places on home, as large as they say, that move nothing', async ({
  page,
}) => {
  const counted = listen(page);
  const shifted = await watchShifts(page);
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const isWide = width === 1280;
    await expect(filled(page)).toHaveCount(3);
    const size = (slot: string) =>
      room(page, slot).evaluate((element) => {
        const { width, height, minHeight, maxHeight } = getComputedStyle(element);
        return { width, height, minHeight, maxHeight };
      });
    expect(await size('bottom')).toMatchObject({ height: '60px', minHeight: '60px', maxHeight: '100px' });
    const inline = await size('inline');
    expect(inline).toMatchObject({ minHeight: '100px', maxHeight: '300px' });
    const around = await room(page, 'inline').evaluate((element) => {
      const style = getComputedStyle(element.parentElement ?? element);
      const inner =
        Number.parseFloat(style.width) - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      return `${Math.min(inner, 1200)}px`;
    });
    expect(inline.width).toBe(around);
    await expect(room(page, 'sidebar')).toBeVisible({ visible: isWide });
    if (isWide) expect(await size('sidebar')).toMatchObject({ width: '300px', height: '250px' });
    expect(await shifted(), `at ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(filled(page)).toHaveCount(3);
  // So that this much of the inline ad is above the lower edge.
  const showPart = (share: number) =>
    page.locator('.ad-inline .ad').evaluate(async (ad, part) => {
      const { top, height } = ad.getBoundingClientRect();
      scrollBy({ top: top + height * part - innerHeight, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    }, share);
  const inline = async () => (await counted()).filter((event) => event === 'ad_impression inline');
  await showPart(0.49);
  expect(await inline()).toEqual([]);
  await showPart(0.52);
  await expect.poll(inline).toHaveLength(1);
  await showPart(-3);
  await showPart(0.9);
  expect(await inline()).toHaveLength(1);
  // A word of ours, and said to be one; it leads where it says.
  const ad = page.getByRole('group', { name: 'Ad from Tuckaway' }).nth(0);
  await ad.getByRole('link').click();
  await expect(page).not.toHaveURL(/\/$/);
  expect((await counted()).filter((event) => event === 'ad_click bottom')).toHaveLength(1);
});

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
  '/payment?plan=basic': 0,
};
const { '/auth': _signIn, ...OTHERS } = PAGES;
/** Who is signed in is sent home from the way in. */
const OF_FAMILY = { ...OTHERS, '/profile': 1 };
const NONE = Object.fromEntries(Object.keys(OF_FAMILY).map((path) => [path, 0]));
async function placesOn(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.locator('#root main h1, #root main.profile').first().waitFor();
  return page.locator('.ad-room').count();
}

for (const showcase of ['off', 'on'] as const) {
  test(`BEY-18, PROD-12, PROD-13, PROD-14, ROUTE-23, ROUTE-24, ROUTE-25, ADS-3: who has places for ads, and where, with SHOWCASE ${showcase}`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
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
        for (const [path, places] of Object.entries(pages))
          expect(await placesOn(page, path), `${tier}: ${path}`).toBe(places);
      };
      const home = new HomePage(page);
      await home.openSewn();
      const id = await home.tellStory();
      await page.getByText('The End', { exact: true }).waitFor();
      await crawl('a visitor', PAGES);
      expect(await placesOn(page, `/story/${id}`)).toBe(0);

      const plans = new PlanPages(page);
      await plans.register();
      await expect(filled(page)).toHaveCount(3);
      await crawl('free', OF_FAMILY);

      await plans.toCheckout('basic');
      await plans.pay();
      await plans.expectPlan('Basic', '$2.99 a month', 'Active');
      await crawl('basic', OF_FAMILY);
      await page.goto('/');
      await expect(filled(page)).toHaveCount(3);
      await expect(filled(page).filter({ hasText: 'twenty' })).toHaveCount(0);

      await plans.changeTo('premium');
      await plans.expectPlan('Premium', '$8.99 a month', 'Active');
      // From when the device has heard of it.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('ad-rooms'))).toBe('none');
      adFiles.length = 0;
      await crawl('premium', NONE);
      expect(adFiles).toEqual([]);
      expect(strangers).toEqual([]);
    } finally {
      await context.close();
      await server.remove();
    }
  });
}

test('BEY-18: without a network there is no place for an ad, and what stood there goes', async ({ page, context }) => {
  await page.goto('/');
  await workerReady(page);
  await expect(filled(page)).toHaveCount(3);
  await context.setOffline(true);
  await expect(filled(page)).toHaveCount(0);
  await page.reload();
  await page.locator('#root main h1').waitFor();
  await expect(page.locator('.ad-room')).toHaveCount(0);
});

test.describe('a deployment without ads', () => {
  // The document is the server's own: the worker could answer with the one that it keeps.
  test.use({ serverEnv: { ADS_ENABLED: 'off' }, serviceWorkers: 'block' });
  test('ADS-12: keeps no room for any, not even before the page is alive, and nothing moves', async ({
    page,
    request,
  }) => {
    const shifted = await watchShifts(page);
    for (const path of ['/', '/stories/animals']) {
      expect(await (await request.get(path)).text()).toContain(' data-ads="none"');
      await page.goto(path);
      await expect(page.locator('.ad-room')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(await shifted(), path).toEqual([]);
    }
  });
});

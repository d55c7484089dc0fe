import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { CATEGORY_SLUGS } from '#contract/categories';
import { type CategoryType } from '#contract/category-groups';
import { categoryUrl } from '#contract/category-address';
import { expect, kitKept, test, workerReady } from './fixtures.ts';

/** Where the page keeps its copy of the query cache. */
const KEPT_QUERIES = 'tuckaway-queries';
const NOTICE = /The other tabs open as always\.$/;
const browser = (page: Page) => page.locator('#browse');
const cards = (page: Page, name: string) => browser(page).getByRole('list', { name }).getByRole('link');
const urlsOf = (type: CategoryType) =>
  CATEGORY_SLUGS.filter((category) => category.type === type && category.isBrowsed)
    .map(categoryUrl)
    .toSorted();
const hrefs = (page: Page, name: string) =>
  cards(page, name).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '').toSorted());
/** Scrolls to the browser on the home page, as a parent would. */
async function comeNear(page: Page): Promise<void> {
  // The prerendered page gives way to the live one, and its parts with it.
  await expect(() => browser(page).scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();
  await expect(browser(page).getByRole('tab')).toHaveCount(5);
}

test.describe('the category browser', () => {
  test('HOME-8, HOME-9, BROWSE-1..7: stands between the featured stories and the questions, with all its links', async ({
    home,
    page,
  }) => {
    await home.open();
    const titles = page.locator('.home-block h2');
    await expect(titles).toHaveText(['Told before', 'Browse stories', 'Before you turn off the light']);
    await expect(page.getByRole('region', { name: 'Told before' }).getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/story\//,
    );
    await comeNear(page);
    await expect(browser(page).getByRole('tab')).toHaveText(['Featured', 'Themes', 'Characters', 'Settings', 'Ages']);
    await expect(cards(page, 'Featured')).toHaveCount(8);
    await expect(cards(page, 'Often chosen')).toHaveCount(10);
    const counts = [14, 11, 12, 3];
    for (const [at, type] of (['themes', 'characters', 'settings', 'ages'] as const).entries()) {
      const name = ['Themes', 'Characters', 'Settings', 'Ages'][at] ?? '';
      await browser(page)
        .getByRole('tab', { name: at === 0 ? 'Featured' : (['Themes', 'Characters', 'Settings'][at - 1] ?? '') })
        .press('ArrowRight');
      await expect(browser(page).getByRole('tab', { name })).toBeFocused();
      await expect(cards(page, name)).toHaveCount(counts[at] ?? 0);
      expect(await hrefs(page, name)).toEqual(urlsOf(type));
    }
  });

  test('keeps its place: nothing moves when it comes', async ({ home, page }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && typeof entry.value === 'number')
            Object.assign(globalThis, { shifts: Number(Reflect.get(globalThis, 'shifts')) + entry.value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await home.open();
      await page.waitForLoadState('networkidle');
      await page.locator('#faq-title').scrollIntoViewIfNeeded();
      await expect(cards(page, 'Featured')).toHaveCount(8);
      expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shifts'))), `at ${width}`).toBeLessThan(0.05);
    }
  });

  test('DECIDE-34: the pages of the groups are the browser, and axe finds no fault in any light', async ({ page }) => {
    const looks = {
      night: ['/stories/age', '/stories/characters', '/stories/settings'],
      day: ['/stories/settings'],
      ember: ['/stories/settings'],
    };
    for (const [light, paths] of Object.entries(looks)) {
      await page.goto('/stories/age');
      await page.evaluate((name) => localStorage.setItem('theme', name), light);
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: /^Stories by/ })).toBeVisible();
        if (path === '/stories/age') await page.getByRole('tab', { name: 'Featured' }).click();
        await page.waitForLoadState('networkidle');
        const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']);
        const { violations } = await axe.analyze();
        const faults = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
        expect(faults, `${path} ${light}`).toEqual([]);
      }
    }
  });

  test('holds a page of 320 pixels, and letters twice as large', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const size of ['100%', '200%']) {
      for (const path of ['/', '/stories/characters', '/stories/age']) {
        await page.goto(path);
        await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
        if (path === '/') await comeNear(page);
        if (path === '/stories/age') await page.getByRole('tab', { name: 'Featured' }).click();
        await page.waitForLoadState('networkidle');
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, `${path} at ${size}`).toBeLessThanOrEqual(0);
      }
    }
  });

  test('finds a category and leads to its page', async ({ page }) => {
    await page.goto('/stories/age');
    await page.getByRole('searchbox', { name: 'Search categories' }).fill('underw');
    const results = page.getByRole('list', { name: 'Search results' });
    await expect(results.getByRole('link')).toHaveCount(1);
    const counted = page.waitForRequest((request) => request.url().endsWith('/api/categories/increment'));
    await results.getByRole('link').click();
    expect((await counted).postDataJSON()).toEqual({
      category_type: 'settings',
      category_value: 'underwater-kingdom',
    });
    await expect(page).toHaveURL(/\/stories\/settings\/underwater-kingdom$/);
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: 'Search categories' })).toHaveValue('underw');
    await expect(results.getByRole('link')).toBeFocused();
  });
});

test.describe('without categories', () => {
  test.use({ serviceWorkers: 'block' });

  test('BROWSE-8, BROWSE-9, BROWSE-10: the lists are empty and a notice says so, until an answer comes', async ({
    home,
    page,
  }) => {
    await page.route('**/api/categories**', (route) => route.abort());
    await home.open();
    await comeNear(page);
    await expect(browser(page).getByRole('status').filter({ hasText: NOTICE })).toBeVisible();
    await expect(cards(page, 'Featured')).toHaveCount(0);
    await expect(cards(page, 'Often chosen')).toHaveCount(0);
    await page.unroute('**/api/categories**');
    await browser(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(cards(page, 'Featured')).toHaveCount(8);
    await expect(browser(page).getByText(NOTICE)).toHaveCount(0);
  });
});

test('PWA-12, BROWSE-10: offline at start the notice stands at once, over what was stored; the built-in links and the search work', async ({
  context,
  home,
  page,
}) => {
  await home.open();
  await workerReady(page);
  await kitKept(page);
  await comeNear(page);
  await expect(cards(page, 'Featured')).toHaveCount(8);
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key)?.includes('"featured"'), KEPT_QUERIES))
    .toBe(true);
  await context.setOffline(true);
  await page.reload();
  await comeNear(page);
  await expect(browser(page).getByText(NOTICE)).toBeVisible();
  await expect(cards(page, 'Featured')).toHaveCount(8);
  await expect(cards(page, 'Often chosen')).toHaveCount(10);
  await page.evaluate((key) => localStorage.removeItem(key), KEPT_QUERIES);
  await page.goto('/stories/age');
  await page.getByRole('searchbox', { name: 'Search categories' }).fill('robot');
  await expect(page.getByRole('list', { name: 'Search results' }).getByRole('link').first()).toHaveAttribute(
    'href',
    '/stories/characters/robot',
  );
  await context.setOffline(false);
  await home.open();
  await comeNear(page);
  await expect(cards(page, 'Featured')).toHaveCount(8);
  await expect(browser(page).getByText(NOTICE)).toHaveCount(0);
});

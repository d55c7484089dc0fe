import type { Page } from '@playwright/test';
import { expect, test, workerReady } from './fixtures.ts';

/** What the head says, each thing as often as it is said. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((tag) => tag.getAttribute(name) ?? '');
    return {
      title: document.title,
      canonical: all('link[rel="canonical"]', 'href').map((href) => new URL(href).pathname),
      description: all('meta[name="description"]', 'content'),
      type: all('meta[property="og:type"]', 'content'),
      robots: all('meta[name="robots"]', 'content'),
      kinds: [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
        const data = JSON.parse(script.textContent ?? '');
        return (data['@graph'] ?? [data]).map((node: { '@type': string }) => node['@type']);
      }),
    };
  });

test.describe('being found', () => {
  test('PROD-18, SEO-1, SEO-2, SEO-4, SEO-5, SEO-8: the head is that of the page one is on, there and back', async ({
    page,
  }) => {
    await page.goto('/stories/animals');
    await expect(page.locator('h1')).toHaveText('Animal tales for tonight');
    await expect
      .poll(() => headOf(page))
      .toMatchObject({
        title: 'Animal tales for tonight | Tuckaway',
        canonical: ['/stories/animals'],
        type: ['website'],
        robots: [],
        kinds: ['CollectionPage', 'BreadcrumbList'],
      });
    const trail = page.getByRole('navigation', { name: 'You are here' });
    await trail.getByRole('link', { name: 'Home' }).click();
    await expect
      .poll(() => headOf(page))
      .toMatchObject({
        title: 'Tuckaway: Bedtime stories made for one child',
        canonical: ['/'],
        type: ['website'],
        kinds: ['WebSite'],
      });
    const link = page.locator('main a[href^="/story/"]').first();
    await link.scrollIntoViewIfNeeded();
    const path = await link.getAttribute('href');
    await link.click();
    await expect(page.locator('article h1')).toBeVisible();
    await expect
      .poll(() => headOf(page))
      .toMatchObject({
        canonical: [path],
        type: ['article'],
        robots: [],
        kinds: ['Article', 'BreadcrumbList'],
      });
    expect((await headOf(page)).description).toHaveLength(1);
    await page.goBack();
    await expect.poll(() => headOf(page)).toMatchObject({ canonical: ['/'], type: ['website'], kinds: ['WebSite'] });
  });

  test('SEO-2, SEO-4: the stories and a group of them say where they stand, with and without scripts', async ({
    browser,
    page,
    server,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    for (const [path, title, kinds] of [
      ['/stories', 'Stories | Tuckaway', ['BreadcrumbList']],
      ['/stories/settings', 'Stories by setting | Tuckaway', ['CollectionPage', 'BreadcrumbList']],
    ] as const) {
      await plain.goto(server.url + path);
      const written = await headOf(plain);
      expect(written).toMatchObject({ title, canonical: [path], robots: [], kinds });
      await page.goto(path);
      await expect(page.locator('main h1, main h2').first()).toBeVisible();
      await expect.poll(() => headOf(page)).toEqual(written);
    }
    await context.close();
  });

  test('ROUTE-21: the trail of a translated page ends in its language', async ({ page }) => {
    await page.goto('/es/stories/animals');
    const here = page.getByRole('navigation', { name: 'You are here' }).locator('[aria-current="page"]');
    await expect(here).toHaveText('Animales');
    await expect(here).toHaveAttribute('lang', 'es');
  });

  test('READ-24, SEO-6: without scripts a story has its text, its description and its way home', async ({
    browser,
    server,
    request,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const story = /\/story\/[\w-]{22}/.exec(sitemap)?.[0] ?? '';
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(server.url + story);
    const first = await page.locator('.story-text p').first().textContent();
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    const plain = (first ?? '').replace(/\s+/g, ' ').trim();
    expect(description).toBe(Array.from(plain).slice(0, 150).join(''));
    expect(Array.from(description ?? '').length).toBeLessThanOrEqual(150);
    await context.close();
  });

  test('PWA-3: without a network a category opens under the address of its language too', async ({ page, context }) => {
    await page.goto('/');
    await workerReady(page);
    await context.setOffline(true);
    for (const path of ['/es/stories/animals', '/hi', '/es/stories']) {
      await page.goto(path);
      await expect(page.locator('main').first()).toBeVisible();
      await expect(page.locator('main h1, main h2').first()).toBeVisible();
    }
  });

  test('ROUTE-21: the trail of a category leads to its group, to the stories and home', async ({ page }) => {
    await page.goto('/stories/settings/underwater-kingdom');
    const trail = page.getByRole('navigation', { name: 'You are here' });
    await expect(trail.getByRole('listitem')).toHaveText(['Home', /Stories/, /Settings/, /Under the sea/]);
    await expect(trail.locator('[aria-current="page"]')).toHaveText('Under the sea');
    await trail.getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL(/\/stories\/settings$/);
    await trail.getByRole('link', { name: 'Stories' }).click();
    await expect(page).toHaveURL(/\/stories$/);
    await trail.getByRole('link', { name: 'Home' }).click();
    await expect(page.locator('button[data-generate]')).toBeVisible();
  });
});

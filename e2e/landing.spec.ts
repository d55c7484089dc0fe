import { AxeBuilder } from '@axe-core/playwright';
import { categoryUrl } from '#contract/category-address';
import { CATEGORY_SLUGS } from '#contract/categories';
import { categoryPicture } from '#contract/landing';
import { expect, test, workerReady } from './fixtures.ts';

const LIGHTS = ['night', 'day', 'ember'] as const;
const PAGES = ['/stories/bedtime', '/stories/age/toddler', '/stories/characters/robot', '/stories/settings/city'];

test.describe('the pages of categories', () => {
  test('PROD-8, ROUTE-12, ROUTE-13, ROUTE-14, ROUTE-15, CAT-10, CAT-12: words, picture, a story to open, a quilt that is begun', async ({
    page,
  }) => {
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const picture = page.locator('.landing-top img');
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), path).toBe(1024);
      await expect(page.getByRole('region', { name: 'Featured' }).getByRole('link').first()).toBeVisible();
    }
    await page.getByRole('link', { name: 'Create a city story' }).first().click();
    await expect(page.getByRole('button', { name: /^Setting: City/ })).toBeVisible();
    await page.goBack();
    const [story] = await page.getByRole('region', { name: 'Featured' }).getByRole('link').all();
    const title = (await story?.textContent()) ?? '';
    await story?.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('DECIDE-39, CAT-10: every landing page has a story from the first start, and every category its pictures', async ({
    request,
  }) => {
    for (const category of CATEGORY_SLUGS) {
      const { type, slug, hasLanding } = category;
      for (const size of ['small', 'large'] as const)
        expect((await request.get(categoryPicture(category, size))).headers()['content-type']).toBe('image/webp');
      if (!hasLanding) continue;
      const answer = await request.get(`/api/stories/category/${slug}?limit=12&type=${type}`);
      expect((await answer.json()).stories.length, categoryUrl(category)).toBeGreaterThan(0);
    }
  });

  test('they fit every width from 320 on, and have no fault that axe can find, in every light', async ({ page }) => {
    for (const light of LIGHTS) {
      for (const path of [PAGES[0] ?? '', '/stories/characters/pirate', '/stories/zzz']) {
        await page.goto(path);
        await page.evaluate((name) => {
          localStorage.setItem('theme', name);
          document.documentElement.dataset['theme'] = name;
        }, light);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        for (const width of [320, 390, 768, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(over, `${path} ${width} ${light}`).toBeLessThanOrEqual(0);
        }
        const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']);
        const { violations } = await axe.analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
          `${path} ${light}`,
        ).toEqual([]);
      }
    }
  });

  test('a page that was read opens again without a network; one that was not says what it needs', async ({
    context,
    page,
  }) => {
    await page.goto('/stories/bedtime');
    await workerReady(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Bedtime stories' })).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Bedtime stories' })).toBeVisible();
    await page.goto('/stories/animals');
    await expect(page.getByText('This page needs the network once')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Animal tales for tonight' })).toBeVisible();
  });
});

test.describe('a product without stories', () => {
  test.use({ serverEnv: { SEED_STORIES: 'off' } });
  test('CAT-14: the page says No Stories Yet in every light, and begins one', async ({ page }) => {
    for (const light of LIGHTS) {
      await page.goto('/stories/settings/city');
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), light);
      await expect(page.getByRole('heading', { name: 'No Stories Yet' })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        light,
      ).toEqual([]);
    }
    await page.getByRole('region', { name: 'Featured' }).getByRole('link', { name: 'Create a city story' }).click();
    await expect(page.getByRole('button', { name: /^Setting: City/ })).toBeVisible();
  });
});

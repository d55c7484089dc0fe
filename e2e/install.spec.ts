import { AxeBuilder } from '@axe-core/playwright';
import sharp from 'sharp';
import { expect, test, workerReady } from './fixtures.ts';
import {
  alive,
  asked,
  banner,
  covered,
  inOwnBrowser,
  keepStory,
  installButton,
  moved,
  offer,
  walk,
  watchShifts,
} from './pages/install-banner.ts';

interface Picture {
  src: string;
  sizes: string;
  type: string;
}
interface Manifest {
  icons: (Picture & { purpose?: string })[];
  screenshots: (Picture & { form_factor: string; label: string })[];
  shortcuts: { url: string; icons: Picture[] }[];
}

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const IPAD =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const DAY_MS = 86_400_000;

test.describe('installing', () => {
  test('PWA-1: the manifest has all that a browser asks for, and its pictures are what it says', async ({
    request,
  }) => {
    const answer = await request.get('/manifest.webmanifest');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest: Manifest = await answer.json();
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Tuckaway',
      short_name: 'Tuckaway',
      lang: 'en',
      dir: 'ltr',
      display: 'standalone',
      start_url: '/',
      scope: '/',
      background_color: '#171130',
      theme_color: '#0F0B26',
      // A story that is being read stays where it is when the icon is touched again.
      launch_handler: { client_mode: 'navigate-new' },
    });
    const { icons, screenshots, shortcuts } = manifest;
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    expect(
      screenshots.map(({ sizes, form_factor: form, label }) => `${sizes} ${form}${label ? '' : ', no label'}`),
    ).toEqual([
      ...Array.from({ length: 3 }, () => '780x1688 narrow'),
      ...Array.from({ length: 2 }, () => '1280x800 wide'),
    ]);
    expect(shortcuts.map(({ url }) => url)).toEqual(['/', '/stories']);
    for (const { src, sizes, type } of [...icons, ...screenshots, ...shortcuts.flatMap((each) => each.icons)]) {
      const file = await request.get(src);
      expect(file.headers()['content-type'], src).toBe(type);
      const bytes = await file.body();
      const { width, height } = await sharp(bytes).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
      expect(bytes.length, src).toBeLessThan(120_000);
    }
  });

  test('PROD-15, PWA-1, HOME-19: the browser has no objection and makes the offer by itself', async ({
    server,
    launchOptions,
  }) => {
    await inOwnBrowser(server.url, launchOptions, [], async (context) => {
      const page = await context.newPage();
      await page.goto('/');
      await workerReady(page);
      await expect(installButton(page)).toBeVisible();
      const cdp = await context.newCDPSession(page);
      expect(await cdp.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
      expect(await cdp.send('Page.getAppManifest')).toMatchObject({ errors: [] });
      // The screenshots are for the browser's own dialog; the device does not keep them.
      const kept = await page.evaluate(async () => {
        const caches = await Promise.all((await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)));
        const requests = await Promise.all(caches.map((cache) => cache.keys()));
        return requests.flat().map(({ url }) => url);
      });
      expect(kept.length).toBeGreaterThan(10);
      expect(kept.filter((url) => url.includes('/screenshots/'))).toEqual([]);
    });
  });

  test('HOME-19: after the first story the banner stands at the top, never in the reader, and asks the browser once', async ({
    home,
    page,
  }) => {
    await keepStory(page, home);
    // While a story is being read: the offer is kept for later, and the page says nothing of it.
    expect(await offer(page, 'accepted')).toBe(true);
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(banner(page)).toHaveAttribute('data-place', 'top');
    await expect(banner(page)).toContainText('Read offline');
    await installButton(page).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await asked(page)).toBe(1);
  });

  test('HOME-19: before the first story the offer waits at the foot of the home page', async ({ home, page }) => {
    await home.open();
    await alive(page);
    await watchShifts(page);
    await offer(page);
    await expect(installButton(page)).toBeVisible();
    expect(await moved(page)).toBe(0);
    await expect(banner(page)).toHaveAttribute('data-place', 'foot');
    await expect(banner(page)).not.toBeInViewport();
    await installButton(page).click();
    expect(await asked(page)).toBe(1);
  });

  test('HOME-20: is sent away by keyboard, for thirty days', async ({ home, page }) => {
    await keepStory(page, home);
    await home.open();
    await alive(page);
    await offer(page);
    const dismiss = page.getByRole('button', { name: 'Not now' });
    await installButton(page).focus();
    await page.keyboard.press('Tab');
    await expect(dismiss).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveCount(0);
    for (const [days, isBack] of [
      [0, false],
      [29, false],
      [31, true],
    ] as const) {
      await page.evaluate(
        (ago) => localStorage.setItem('install_banner_dismissed_at', String(Date.now() - ago)),
        days * DAY_MS,
      );
      await page.reload();
      await alive(page);
      await offer(page);
      await walk(page);
      await (isBack ? expect(banner(page)).toBeVisible() : expect(banner(page)).toHaveCount(0));
    }
  });

  test('HOME-21: is not there in a window of the app', async ({ server, launchOptions }) => {
    await inOwnBrowser(server.url, launchOptions, ['--app=' + server.url], async (context) => {
      const [page] = context.pages();
      if (!page) throw new Error('the app has no window');
      await alive(page);
      expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
      await offer(page);
      await walk(page);
      await expect(banner(page)).toHaveCount(0);
    });
  });

  test('HOME-21: goes when the app gets installed', async ({ home, page }) => {
    await home.open();
    await alive(page);
    await offer(page);
    await expect(installButton(page)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect(banner(page)).toHaveCount(0);
  });

  test('HOME-19: moves nothing, covers nothing and can be hit, at every width and in every light', async ({
    home,
    page,
  }) => {
    await keepStory(page, home);
    // The quilt of an earlier visit is sewn while the page comes alive; here only the banner is watched.
    await page.evaluate(() => localStorage.removeItem('story_choices'));
    for (const width of [320, 390, 767, 768, 900, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await home.open();
      await alive(page);
      await page.waitForLoadState('networkidle');
      await watchShifts(page);
      await offer(page);
      await expect(banner(page)).toBeVisible();
      expect(await moved(page), `${width}`).toBe(0);
      expect(await covered(page), `${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      for (const button of await banner(page).getByRole('button').all()) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width}`).toBeGreaterThanOrEqual(44);
      }
      // Two shapes of the banner: over the top bar's row, and in the sky.
      for (const light of width === 390 || width === 1280 ? ['night', 'day', 'ember'] : []) {
        await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), light);
        const axe = new AxeBuilder({ page }).include('.install-banner').withTags(['wcag2a', 'wcag2aa', 'wcag22aa']);
        const { violations } = await axe.analyze();
        expect(
          violations.map(({ id }) => id),
          `${width} ${light}`,
        ).toEqual([]);
      }
    }
  });
});

for (const [name, userAgent] of [
  ['an iPhone', IPHONE],
  ['an iPad that calls itself a Mac', IPAD],
] as const) {
  test.describe(`Safari on ${name}`, () => {
    test.use({ userAgent, hasTouch: true });

    test(`PWA-19, HOME-20: ${name} is told how it is done, and can send that away`, async ({ home, page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'maxTouchPoints', { get: () => 5 }));
      await keepStory(page, home);
      await expect(banner(page)).toHaveCount(0);
      for (const width of [320, 390, 820]) {
        await page.setViewportSize({ width, height: 844 });
        await home.open();
        await expect(banner(page)).toContainText('Tap Share, then “Add to Home Screen”.');
        await expect(installButton(page)).toHaveCount(0);
        expect(await covered(page), `${width}`).toEqual([]);
      }
      await page.getByRole('button', { name: 'Not now' }).click();
      await expect(banner(page)).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('install_banner_dismissed_at'))).toMatch(/^\d+$/);
      await page.reload();
      await alive(page);
      await expect(banner(page)).toHaveCount(0);
    });
  });
}

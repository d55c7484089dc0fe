import { expect, kitKept, readingPlace, storyKept, test, workerReady } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1280, height: 800 };
test.use({ hasTouch: true });

test.describe('pages or one page', () => {
  test('READ-6, READ-12: a story is read from the title to The End in pages and on one page, at every width', async ({
    home,
    story,
    page,
  }) => {
    await home.openSewn();
    await home.tellStory();
    const words = await story.text();
    for (const size of [PHONE, TABLET, DESK]) {
      await page.setViewportSize(size);
      await story.choosePages('scroll');
      await expect(story.next).toHaveCount(0);
      await story.theEnd.scrollIntoViewIfNeeded();
      await expect(story.theEnd).toBeInViewport();

      await story.choosePages('pages');
      while (await page.getByRole('button', { name: 'Previous page' }).isEnabled())
        await page.keyboard.press('ArrowLeft');
      const seen = new Set<number>();
      while (await story.next.isEnabled()) {
        await story.next.click();
        for (const at of await story.seen()) seen.add(at);
      }
      expect([...seen].sort((a, b) => a - b)).toEqual(words.map((_, at) => at));
      await expect(story.theEnd).toBeInViewport();
    }
  });

  test('BEY-10: the paragraph is kept when the page becomes a book, when it is turned on its side, and after a reload', async ({
    home,
    story,
    page,
  }) => {
    await home.openSewn();
    await workerReady(page);
    const id = await home.tellStory();
    await story.text();
    await storyKept(page, id);
    await story.paragraphs.nth(6).evaluate((paragraph) => paragraph.scrollIntoView());
    await expect.poll(() => readingPlace(page, id)).toBeGreaterThan(0.1);
    expect((await story.seen())[0]).toBe(6);
    await story.choosePages('pages');
    await expect(story.next).toBeVisible();
    await expect.poll(() => story.seen()).toContain(6);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(() => story.seen()).toContain(6);
    await page.setViewportSize(PHONE);
    await story.next.click();
    const [first = -1] = await story.seen();
    await story.choosePages('scroll');
    await expect.poll(() => story.seen()).toContain(first);
    await story.choosePages('pages');
    await expect.poll(() => story.seen()).toContain(first);
    await page.reload();
    await expect.poll(() => story.seen()).toContain(first);
  });

  test('the mode is there at the first paint: nothing moves, and a large letter leaves no page without an end', async ({
    home,
    story,
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await home.openSewn();
    const id = await home.tellStory();
    await story.text();
    for (const [size, pages] of [
      [PHONE, 'pages'],
      [PHONE, 'scroll'],
      [DESK, 'scroll'],
      [DESK, 'pages'],
    ] as const) {
      await page.setViewportSize(size);
      await story.choosePages(pages);
      await story.open(id);
      await story.theEnd.waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts')), `${size.width} ${pages}`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 460 });
    await page.addStyleTag({ content: '.story-text.story-text.story-text.story-text { font-size: 36px }' });
    let turned = 0;
    while ((await story.next.isEnabled()) && turned < 400) {
      await story.next.click();
      turned++;
    }
    expect(turned).toBeGreaterThan(20);
    await expect(story.theEnd).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test.describe('a sleepy thumb', () => {
  test('turns pages at the sides and shows the bar in the middle, and nothing at the edges or with marked words', async ({
    home,
    story,
    page,
  }) => {
    await home.openSewn();
    await workerReady(page);
    await home.tellStory();
    await story.text();
    await story.choosePages('pages');
    await story.bar.waitFor({ state: 'attached' });
    const now = () => page.getByText(/^Page \d+ of \d+$/).textContent();
    await expect.poll(now).toMatch(/^Page 1 /);
    await story.tap(0.9);
    await expect.poll(now).toMatch(/^Page 2 /);
    await story.tap(0.9);
    await story.tap(0.1);
    await expect.poll(now).toMatch(/^Page 2 /);
    await expect(story.bar).toHaveAttribute('data-shown', 'false');
    await story.tap(0.995);
    await expect.poll(now).toMatch(/^Page 2 /);
    await story.tap(0.5);
    await expect(story.bar).toHaveAttribute('data-shown', 'true');
    await expect.poll(now).toMatch(/^Page 2 /);
    await page.keyboard.press('Escape');
    await expect(story.bar).toHaveAttribute('data-shown', 'false');
    await page.evaluate(() => {
      const words = document.querySelector('.story-part[data-now] p');
      if (words) getSelection()?.selectAllChildren(words);
    });
    await story.tap(0.9);
    await story.tap(0.5);
    await expect(story.bar).toHaveAttribute('data-shown', 'true');
    expect(await now()).toMatch(/^Page 2 /);
  });

  test('on one page a tap shows the bar, never what stands under the finger, and the bar says what is left', async ({
    home,
    story,
    page,
  }) => {
    await home.openSewn();
    await home.tellStory();
    await story.text();
    await story.bar.waitFor({ state: 'attached' });
    await story.paragraphs.nth(3).evaluate((paragraph) => paragraph.scrollIntoView({ block: 'end' }));
    const address = page.url();
    // Where the bar is going to be.
    await story.tap(0.14, 0.95);
    await expect(story.bar).toHaveAttribute('data-shown', 'true');
    expect(page.url()).toBe(address);
    await expect(story.bar).toContainText(/About \d+ minutes? left/);
    for (const control of await story.bar.locator('a, button').all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
    }
    await story.bar.getByRole('link', { name: 'Shelf' }).click();
    await page.waitForURL('**/stories');
  });

  test('the keyboard reaches the bar, which stays while it has the focus; on a desk it is always there', async ({
    home,
    story,
    page,
  }) => {
    await home.openSewn();
    await home.tellStory();
    await story.text();
    await story.bar.waitFor({ state: 'attached' });
    await story.theEnd.scrollIntoViewIfNeeded();
    await expect(story.bar).toHaveCSS('opacity', '0');
    const shelf = story.bar.getByRole('link', { name: 'Shelf' });
    for (let at = 0; at < 40 && !(await shelf.evaluate((link) => link === document.activeElement)); at++)
      await page.keyboard.press('Tab');
    await expect(shelf).toBeFocused();
    await expect(story.bar).toHaveCSS('opacity', '1');
    await page.keyboard.press('Escape');
    await expect(story.bar).toHaveCSS('opacity', '0');
    await page.setViewportSize(DESK);
    await expect(story.bar).toHaveCSS('opacity', '1');
    await expect(story.share).toBeInViewport();
  });
});

test.describe('little hands', () => {
  test('are kept in the story until the moon is held, by finger or by key, and the next story is locked again', async ({
    home,
    story,
    page,
  }) => {
    await home.openSewn();
    await workerReady(page);
    const id = await home.tellStory();
    await story.text();
    await kitKept(page);
    await story.lock();
    await story.open(id);
    await story.moon.waitFor({ state: 'attached' });
    await expect(story.bar).toHaveCount(0);
    await expect(page.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
    await story.tap(0.5, 0.3);
    await expect(page.getByText('Little-hands lock is on')).toBeInViewport();
    await expect(story.moon.locator('..')).toHaveCSS('opacity', '1');
    await story.moon.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Press once more to unlock')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(story.bar).toHaveAttribute('data-shown', 'true');
    await expect(page.getByRole('link', { name: 'Back', exact: true })).toBeVisible();

    await story.open(id);
    await story.moon.focus();
    await page.keyboard.down('Space');
    await expect(page.getByText('Keep holding the moon')).toBeVisible();
    await expect(story.bar).toBeAttached();
    await page.keyboard.up('Space');
  });
});

test.describe('sharing', () => {
  test('READ-8, READ-11: the cover is at hand before the tap, and is handed over with the title and the address', async ({
    home,
    story,
    page,
  }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(globalThis, { shared });
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files = [], ...words }: ShareData) => {
          shared.push({ ...words, files: files.map(({ name, type }) => `${name} ${type}`) });
        },
      });
    });
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    );
    await page.route('**/images/cover*', (route) => route.fulfill({ contentType: 'image/png', body: png }));
    await page.route('**/api/stories/*', async (route) => {
      const answer = await route.fetch();
      const body: unknown = await answer.json();
      const cover = {
        id: 'cover',
        paragraph_index: null,
        description: '',
        status: 'complete',
        error: null,
        alt: 'Mia',
      };
      await route.fulfill({
        response: answer,
        json: { ...Object(body), images: [{ ...cover, url: '/api/stories/x/images/cover?v=1' }] },
      });
    });
    await home.openSewn();
    const id = await home.tellStory();
    await story.text();
    const fetched = page.waitForResponse((answer) => answer.url().includes('format=png'));
    await story.tap(0.5, 0.9);
    await fetched;
    await page.getByRole('button', { name: 'Share' }).first().click();
    const shared = () => page.evaluate(() => Reflect.get(globalThis, 'shared'));
    await expect.poll(shared).toEqual([
      {
        title: await story.title.textContent(),
        text: expect.stringContaining((await story.title.textContent()) ?? '-'),
        url: expect.stringMatching(new RegExp(`/story/${id}$`)),
        files: ['cover.png image/png'],
      },
    ]);
  });
});

test.describe('words stay in sight', () => {
  test('beside the moon of how far one has come, on a phone', async ({ home, story, page }) => {
    await home.openSewn();
    await home.tellStory();
    await story.text();
    await story.choosePages('scroll');
    await story.paragraphs.nth(3).evaluate((paragraph) => paragraph.scrollIntoView());
    const moon = page.locator('.reading-moon');
    await expect(moon).toHaveAttribute('data-shown', 'true');
    const left = await moon.evaluate((shown) => shown.getBoundingClientRect().left);
    const words = await story.paragraphs.evaluateAll((all) =>
      Math.max(...all.map((paragraph) => paragraph.getBoundingClientRect().right)),
    );
    expect(left).toBeGreaterThanOrEqual(words);
  });

  test('below the reading sheet, on a tablet that stands upright', async ({ home, story, page }) => {
    await page.setViewportSize(TABLET);
    await home.openSewn();
    await home.tellStory();
    await story.text();
    await story.choosePages('pages');
    await story.bar.waitFor({ state: 'attached' });
    await story.next.click();
    await story.tap(0.5, 0.3);
    await story.bar.getByRole('button', { name: 'Text' }).click();
    const sheet = page.getByRole('dialog', { name: 'Reading' });
    await expect(sheet).toBeVisible();
    const { y = 0, height = TABLET.height } = (await sheet.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(TABLET.height / 2);
  });
});

import { AxeBuilder } from '@axe-core/playwright';
import { expect, storyKept, test, workerReady } from './fixtures.ts';
import { seededId, seededTitle, seedShelf } from './shelf-seed.ts';

test.describe('the shelf', () => {
  test('ROUTE-16, PWA-9: lists what is on the device, and says so when nothing is', async ({
    home,
    story,
    page,
    context,
  }) => {
    await page.goto('/stories');
    await expect(page.getByText('Nothing tucked away yet')).toBeVisible();
    await home.openSewn();
    await workerReady(page);
    const id = await home.tellStory();
    await story.text();
    const title = await story.title.innerText();
    await storyKept(page, id);
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await context.setOffline(true);
    await page.goto('/stories');
    await expect(page.locator(`a[href="/story/${id}"]`).first()).toContainText(title);
    await expect(page.getByText(/You.re offline\./)).toBeVisible();
  });

  test('READ-16: a story that is not there says so, online and offline', async ({ home, page, context }) => {
    await home.open();
    await workerReady(page);
    for (const offline of [false, true]) {
      await context.setOffline(offline);
      await page.goto('/story/AAAAAAAAAAAAAAAAAAAAAA');
      await expect(page.getByRole('heading', { name: 'Story Not Found' })).toBeVisible();
      await expect(page.getByText("The story you're looking for doesn't exist or failed to load.")).toBeVisible();
    }
  });

  test('ROUTE-3: the sign-in page says that accounts are not open yet and leads back', async ({ home, page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click();
    await expect(home.generate).toBeVisible();
  });

  test.describe('of many stories', () => {
    test.beforeEach(async ({ page }) => {
      await page.goto('/stories');
      await expect(page.getByText('Nothing tucked away yet')).toBeVisible();
      await workerReady(page);
    });

    test('gate 18: a shelf of 500 costs no more of the page than one of 20, and every story has its number', async ({
      page,
    }) => {
      const nodes = async (count: number) => {
        await seedShelf(page, count);
        await page.goto('/stories');
        await expect(page.getByText(`${count} stories, `)).toBeVisible();
        await expect(page.locator('.shelf-grid a').first()).toBeVisible();
        // It comes a moment after the shelf.
        await expect(page.locator('.shelf-transfer')).toBeVisible();
        const client = await page.context().newCDPSession(page);
        // What the page before has left behind is not this page's.
        await client.send('HeapProfiler.collectGarbage');
        await client.send('Performance.enable');
        const { metrics } = await client.send('Performance.getMetrics');
        const layout = metrics.find(({ name }) => name === 'LayoutObjects')?.value;
        const elements = await page.locator('.shelf *').count();
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        const last = page.locator(`[aria-posinset="${count}"]`).getByRole('link', { name: seededTitle(count - 1) });
        await expect(last).toBeVisible();
        const atEnd = await page.locator('.shelf *').count();
        await page.evaluate(() => scrollTo(0, 0));
        return { elements, atEnd, layout: layout ?? 0 };
      };
      const few = await nodes(20);
      const many = await nodes(500);
      expect(many.elements).toBeLessThanOrEqual(few.elements * 1.2);
      expect(many.atEnd).toBeLessThanOrEqual(few.atEnd * 1.2);
      expect(many.layout).toBeLessThanOrEqual(few.layout * 1.2);
      await expect(page.getByRole('listitem').and(page.locator('[aria-posinset="1"]'))).toHaveAttribute(
        'aria-setsize',
        '500',
      );
    });

    test('gate 18: finds by typing a title or a name, and Escape leads back', async ({ page }) => {
      await seedShelf(page, 500);
      await page.goto('/stories');
      await page.getByRole('button', { name: 'Search the shelf' }).click();
      const field = page.getByRole('searchbox', { name: 'Search the shelf' });
      await expect(field).toBeFocused();
      await field.fill('whale 499');
      await expect(page.getByText('1 story found')).toBeVisible();
      await expect(page.getByRole('link', { name: seededTitle(498) })).toBeVisible();
      await field.fill('zoe');
      await expect(page.getByRole('link', { name: seededTitle(3) })).toBeVisible();
      await field.fill('nobody');
      await expect(page.getByText('No story here is called that.')).toBeVisible();
      await field.press('Escape');
      await expect(field).toHaveValue('');
      await field.press('Escape');
      await expect(field).toBeHidden();
      await expect(page.getByRole('button', { name: 'Search the shelf' })).toBeFocused();
    });

    test('keeps its place when a story is opened and left again, and the focus when its row is far away', async ({
      page,
    }) => {
      await seedShelf(page, 500);
      await page.goto('/stories');
      await page.getByLabel('Order of the shelf').selectOption('made');
      const far = page.getByRole('link', { name: seededTitle(300) });
      await expect(page.locator('[aria-posinset="1"] a')).toBeVisible();
      await page.evaluate(() => scrollTo(0, document.querySelector('.shelf-grid')!.clientHeight * 0.6));
      await expect(far).toBeVisible();
      // Brings it to where a click finds it: a click would scroll on by itself.
      await far.hover();
      const before = await far.boundingBox();
      await far.click();
      await page.locator('.story-text').waitFor();
      await page.goBack();
      await expect(far).toBeVisible();
      // Rows are measured anew where one comes back: the same book, within a quarter of its height.
      await expect
        .poll(async () => Math.abs(((await far.boundingBox())?.y ?? 1e6) - (before?.y ?? 0)))
        .toBeLessThan((before?.height ?? 0) / 4);

      await far.focus();
      await page.evaluate(() => scrollTo(0, 0));
      await expect(page.locator('[aria-posinset="1"] a')).toBeVisible();
      await expect(far).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: `Always keep ${seededTitle(300)}` })).toBeFocused();
      await page.reload();
      await expect(page.getByLabel('Order of the shelf')).toHaveValue('made');
    });

    test('BEY-10: a star stays, a story is removed after a question, and the focus goes on', async ({ page }) => {
      await seedShelf(page, 7, (at) => ({ made_here: at === 1 }));
      await page.goto('/stories');
      await page.getByRole('button', { name: `Always keep ${seededTitle(2)}` }).click();
      await expect(page.getByRole('button', { name: `Always keep ${seededTitle(2)}`, pressed: true })).toBeVisible();
      const more = page.getByRole('button', { name: `More about ${seededTitle(1)}` });
      await more.click();
      await expect(page.getByText('Takes 6 kB on this device.')).toBeVisible();
      await page.getByRole('button', { name: 'Remove from this device' }).click();
      const ask = page.getByRole('alertdialog');
      await expect(ask).toContainText('It was made here and is nowhere else.');
      await expect(ask.getByRole('button', { name: 'Keep it' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(more).toBeFocused();
      await more.click();
      await page.getByRole('button', { name: 'Remove from this device' }).click();
      await ask.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(page.getByText('6 stories, ')).toBeVisible();
      await expect(page.getByRole('link', { name: seededTitle(1) })).toHaveCount(0);
      await expect(page.getByRole('link', { name: seededTitle(2) })).toBeFocused();
      await page.reload();
      await expect(page.getByRole('button', { name: `Always keep ${seededTitle(2)}`, pressed: true })).toBeVisible();
      await expect(page.getByText('6 stories, ')).toBeVisible();
    });

    test('BEY-10: the story that was begun is offered again, with what is left of it', async ({ page }) => {
      await seedShelf(page, 7, (at) => ({
        place: at === 2 ? { paragraph: 3, share: 0.4 } : at === 1 ? { paragraph: 11, share: 0.99 } : null,
      }));
      await page.goto('/stories');
      const card = page.getByRole('region', { name: seededTitle(2) });
      await expect(card).toContainText('Where you stopped');
      await expect(card).toContainText('4 minutes left');
      await card.getByRole('link', { name: 'Carry on' }).click();
      await expect(page).toHaveURL(new RegExp(seededId(2)));
    });

    const begun = (at: number) => ({
      place: at === 2 ? { paragraph: 3, share: 0.4 } : null,
      starred: at === 1,
      ...(at === 0 ? { made_here: true, pictures: ['cover', 'p1'], picture_bytes: { cover: 9 } } : {}),
    });
    for (const light of ['night', 'day', 'ember']) {
      test(`no accessibility fault that axe can find by the light of ${light}`, async ({ page }) => {
        await seedShelf(page, 7, begun);
        const faults = async () => {
          const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']);
          const { violations } = await axe.analyze();
          return violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`);
        };
        await page.evaluate((name) => localStorage.setItem('theme', name), light);
        await page.goto('/stories');
        await expect(page.getByText('Where you stopped')).toBeVisible();
        expect(await faults()).toEqual([]);
        await page.getByRole('button', { name: 'Search the shelf' }).click();
        await page.getByRole('searchbox').fill('mia');
        await expect(page.getByText('6 stories found')).toBeVisible();
        expect(await faults(), 'searching').toEqual([]);
        await page.getByRole('button', { name: `More about ${seededTitle(0)}` }).click();
        await page.getByRole('button', { name: 'Remove from this device' }).click();
        await expect(page.getByRole('alertdialog')).toHaveCSS('opacity', '1');
        expect(await faults(), 'asking').toEqual([]);
      });
    }

    test('nothing is wider than a small phone, also where letters are set twice as large', async ({ page }) => {
      await seedShelf(page, 7, begun);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/stories');
      await expect(page.getByText('Where you stopped')).toBeVisible();
      for (const size of ['100%', '200%']) {
        await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), size).toBeLessThanOrEqual(
          0,
        );
      }
    });
  });

  test('BEY-10: a story that was removed here is brought back from the server', async ({
    home,
    story,
    page,
    context,
  }) => {
    await home.openSewn();
    await workerReady(page);
    const id = await home.tellStory();
    await story.text();
    const title = await story.title.innerText();
    await storyKept(page, id);
    await page.goto('/stories');
    await page.getByRole('button', { name: `More about ${title}` }).click();
    await page.getByRole('button', { name: 'Remove from this device' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('Nothing tucked away yet')).toBeVisible();
    await page.getByRole('button', { name: `Bring ${title} to this device` }).click();
    await expect(page.getByText('1 story, ')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByRole('heading', { name: 'My stories elsewhere' })).toBeHidden();
    await page.getByRole('link', { name: title }).click();
    await story.text();
  });
});

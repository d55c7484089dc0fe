// A whole evening with the sleep timer, by a clock that the test turns.
import type { Page } from '@playwright/test';
import { expect, kitKept, readingPlace, storyKept, test, workerReady } from './fixtures.ts';

const EIGHT = new Date('2026-11-22T20:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A timer as the reading sheet leaves it on the device when it is chosen. */
async function setTimer(page: Page, chosen: { choice: string; left: number; stories: number; fade: number }) {
  await page.evaluate((timer) => localStorage.setItem('sleep-timer', JSON.stringify(timer)), {
    phase: 'counting',
    light: 1,
    isExtended: false,
    at: EIGHT.getTime(),
    ...chosen,
  });
}
const FIVE_MINUTES = { choice: 'minutes-5', left: 5 * MINUTE, stories: 0, fade: MINUTE };
const layer = (page: Page) => page.locator('.night-fall');
const darkness = async (page: Page) =>
  (await layer(page).count()) === 0 ? 0 : Number(await layer(page).evaluate((element) => element.style.opacity));
/** Scrolls as a voice does that reads on: no hand has touched anything. */
const readOn = (page: Page, share: number) =>
  page.evaluate((to) => {
    const text = document.querySelector('.story-text');
    if (text)
      scrollTo({ top: text.getBoundingClientRect().top + scrollY + to * text.clientHeight, behavior: 'instant' });
  }, share);

/** The place once the page has heard of being scrolled, which browsers say by a clock of their own: half a second goes by. */
const placeNoted = async (page: Page, id: string): Promise<number> => {
  await page.clock.runFor(SECOND / 2);
  return readingPlace(page, id);
};

/** Resolves when the page that was far down is scrolled, and at rest: browsers scroll by a clock of their own. */
async function restingAgain(page: Page): Promise<void> {
  let before = await page.evaluate(() => scrollY);
  const from = before;
  await expect
    .poll(async () => {
      const now = await page.evaluate(() => scrollY);
      const isAtRest = now === before && now < from;
      before = now;
      return isAtRest;
    })
    .toBe(true);
}

test.describe('an evening with the sleep timer', () => {
  test.beforeEach(async ({ home, story, page }) => {
    await home.openSewn();
    const id = await home.tellStory();
    await story.text();
    await storyKept(page, id);
    await setTimer(page, FIVE_MINUTES);
    await page.clock.install({ time: EIGHT });
    await page.reload();
    await story.text();
    await expect(page.locator('.night-word')).toBeAttached();
  });

  test('BEY-7 the page darkens in the last minute, is dark, is woken with a good night, and goes on where the fade began', async ({
    page,
  }) => {
    const id = page.url().split('/').at(-1) ?? '';
    await page.clock.pauseAt(new Date(EIGHT.getTime() + 3 * MINUTE));
    await readOn(page, 0.35);
    await expect.poll(() => placeNoted(page, id)).toBeGreaterThan(0.2);
    const began = await readingPlace(page, id);
    await page.clock.runFor(50 * SECOND);
    expect(await darkness(page)).toBe(0);

    await page.clock.runFor(40 * SECOND);
    // The clock is the test's, the moment at which React shows what it says is not.
    await expect.poll(() => darkness(page)).toBeGreaterThan(0.3);
    expect(await darkness(page)).toBeLessThan(0.7);
    await expect(layer(page)).toHaveCSS('pointer-events', 'none');
    // The place is written a moment later: a page that falls asleep must not go on where nobody listened any more.
    await readOn(page, 0.8);
    await expect.poll(() => placeNoted(page, id)).toBeGreaterThan(began + 0.1);

    await page.clock.runFor(40 * SECOND);
    await expect.poll(() => darkness(page)).toBe(1);
    await expect(layer(page)).toHaveCSS('pointer-events', 'auto');
    await expect.poll(() => readingPlace(page, id)).toBe(began);

    await page.mouse.click(200, 400);
    await expect(page.getByText('Good night', { exact: true })).toBeVisible();
    await expect.poll(() => darkness(page)).toBe(1);
    await restingAgain(page);
    await page.clock.runFor(10 * SECOND);
    await expect(layer(page)).toHaveCount(0);
    await expect(page.getByText('Good night', { exact: true })).toHaveCount(0);
    await expect.poll(() => readingPlace(page, id)).toBe(began);

    await page.clock.resume();
    await page.reload();
    await expect(page.locator('.night-word')).toBeAttached();
    expect(await readingPlace(page, id)).toBe(began);
    expect(await darkness(page)).toBe(0);
  });

  for (const [hand, touch] of [
    ['a touch', (page: Page) => page.mouse.click(200, 500)],
    ['a key', (page: Page) => page.keyboard.press('Shift')],
  ] as const)
    test(`BEY-7 ${hand} in the fade brings the light back gently, and ten more minutes`, async ({ page }) => {
      await page.clock.pauseAt(new Date(EIGHT.getTime() + 4 * MINUTE));
      await page.clock.runFor(40 * SECOND);
      await expect.poll(() => darkness(page)).toBeGreaterThan(0.5);
      const dim = await darkness(page);
      await touch(page);
      await expect(page.getByText('Ten more minutes, then it gets dark again.')).toBeVisible();
      await page.clock.runFor(SECOND);
      await expect.poll(() => darkness(page)).toBeLessThan(dim);
      expect(await darkness(page)).toBeGreaterThan(0.05);
      await page.clock.runFor(5 * SECOND);
      await expect(layer(page)).toHaveCount(0);
      await page.clock.runFor(8 * MINUTE);
      await expect(layer(page)).toHaveCount(0);
      await page.clock.runFor(2.5 * MINUTE);
      await expect.poll(() => darkness(page)).toBe(1);
    });

  test('BEY-7 the dark lies over the whole page in every light, and no pixel of the page comes through', async ({
    page,
  }) => {
    await page.clock.pauseAt(new Date(EIGHT.getTime() + 4 * MINUTE));
    await page.clock.runFor(62 * SECOND);
    for (const light of ['night', 'day', 'ember']) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), light);
      await expect(layer(page)).toHaveCSS('opacity', '1');
      const corners = await page.evaluate(() =>
        [
          [1, 1],
          [innerWidth - 2, 1],
          [1, innerHeight - 2],
          [innerWidth / 2, innerHeight / 2],
        ].map(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('.night-fall') !== null),
      );
      expect(corners).toEqual([true, true, true, true]);
    }
  });

  test('BEY-7 without a network counts on, through a reload too', async ({ page, context, story }) => {
    await workerReady(page);
    await kitKept(page);
    await context.setOffline(true);
    await page.reload();
    await story.text();
    await expect(page.locator('.night-word')).toBeAttached();
    await page.clock.pauseAt(new Date(EIGHT.getTime() + 4 * MINUTE));
    expect(await darkness(page)).toBeLessThan(0.1);
    await page.clock.runFor(62 * SECOND);
    await expect.poll(() => darkness(page)).toBe(1);
  });
});

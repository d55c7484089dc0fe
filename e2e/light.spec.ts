// The light of the room: ember without blue, by choice or by the clock, and never a flash.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, storyKept, test } from './fixtures.ts';
import { ReadingSheetPage } from './pages/reading-sheet.ts';

/** The bluest token of ember (the small words on a patch), and of its deepest red (what tells an error). */
const MOST_BLUE = { 0: 0x70, 100: 0x58 };
/** Where two colors meet, each part of a mixture is rounded by itself. */
const ROUNDING = 3;

/** The pixels of the screen that are bluer than ember: above the bound, or more than half as blue as red. */
async function bluePixels(page: Page, most: number): Promise<string[]> {
  const image = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const faults: string[] = [];
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (blue <= most + ROUNDING && blue <= red / 2 + ROUNDING) continue;
    const pixel = at / 3;
    faults.push(`${pixel % info.width},${Math.floor(pixel / info.width)}: ${red} ${green} ${blue}`);
  }
  return faults.slice(0, 5);
}
const light = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);
/** How long and how the pictures of a change of light go over into each other; empty while none goes on. */
const fades = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-tr') ? [effect] : [],
      )
      .map(
        (effect) =>
          `${String(effect.getTiming().duration)} ${getComputedStyle(document.documentElement, effect.pseudoElement).animationTimingFunction}`,
      ),
  );

for (const warmth of [0, 100] as const) {
  test(`BEY-4: no pixel of ember is blue, at a warmth of ${warmth}: home, drawer, pickers, shelf, story and reading sheet`, async ({
    home,
    story,
    page,
  }) => {
    const sheet = new ReadingSheetPage(page);
    await home.openSewn();
    const id = await home.tellStory();
    await story.text();
    await storyKept(page, id);
    expect(await bluePixels(page, MOST_BLUE[warmth]), 'night, which is blue').not.toEqual([]);
    await page.evaluate(() => localStorage.setItem('theme', 'ember'));
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await sheet.open();
    await sheet.slide('Warmth of ember', warmth);
    await sheet.sheet.getByText('More about letters').click();
    expect(await bluePixels(page, MOST_BLUE[warmth]), 'reading sheet').toEqual([]);
    await sheet.close();
    await page.locator('.story-text').scrollIntoViewIfNeeded();
    expect(await bluePixels(page, MOST_BLUE[warmth]), 'story').toEqual([]);
    for (const [path, seen] of [
      ['/', '[data-patch]'],
      ['/stories', '[aria-posinset]'],
      ['/auth', 'form'],
      ['/nope/x', 'h1'],
    ] as const)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await page.locator(seen).first().waitFor();
        await page.waitForLoadState('networkidle');
        expect(await bluePixels(page, MOST_BLUE[warmth]), `${path} at ${width}`).toEqual([]);
      }
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/stories');
    await page.getByRole('button', { name: 'Hand to a child' }).click();
    const question = page.getByRole('radio', { name: 'A grown-up’s question' });
    await question.waitFor();
    expect(await bluePixels(page, MOST_BLUE[warmth]), 'the sheet to hand over').toEqual([]);
    await question.check();
    await page.getByRole('button', { name: 'Hand it over' }).click();
    await page.locator('.children [aria-posinset]').first().waitFor();
    expect(await bluePixels(page, MOST_BLUE[warmth]), 'the children’s shelf').toEqual([]);
    await page.evaluate(() => localStorage.removeItem('childrens-shelf'));
    await home.open();
    await home.patch('childName').click();
    await page.getByRole('dialog').getByRole('textbox').selectText();
    expect(await bluePixels(page, MOST_BLUE[warmth]), 'a picker with chosen words').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('slider').first().waitFor();
    expect(await bluePixels(page, MOST_BLUE[warmth]), 'menu').toEqual([]);
  });
}

test.describe('without the scripts of the page', () => {
  test.use({ serviceWorkers: 'block' });
  test('BEY-4: a page that is opened in ember is ember in its first paint, before any script of it has come', async ({
    home,
    story,
    page,
  }) => {
    await home.openSewn();
    const id = await home.tellStory();
    await story.text();
    await page.evaluate(() => {
      localStorage.setItem('theme', 'ember');
      localStorage.setItem('page-choices', 'html[data-theme=ember]{--bg:#0d0200}');
    });
    await page.route('**/assets/**/*.js', (route) => route.abort());
    await page.addInitScript(() => {
      const grounds: string[] = [];
      Object.assign(globalThis, { grounds });
      const look = () => {
        if (document.body) grounds.push(getComputedStyle(document.body).backgroundColor);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    for (const path of ['/', `/story/${id}`]) {
      await page.goto(path);
      expect(await bluePixels(page, MOST_BLUE[0]), path).toEqual([]);
      const grounds = await page.evaluate(() => Reflect.get(globalThis, 'grounds') as string[]);
      expect([...new Set(grounds)], path).toEqual(['rgb(13, 2, 0)']);
      await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0C0402');
    }
  });
});

test('BEY-4: the clock brings ember while the page is open, and the page that is opened then begins with it', async ({
  home,
  page,
}) => {
  await page.clock.install({ time: new Date('2026-01-15T19:28:40') });
  await home.open();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: 'By the clock' }).check();
  await page.clock.runFor(3000);
  expect(await light(page)).toBe('night');
  await page.clock.runFor(120_000);
  await expect.poll(() => light(page)).toBe('ember');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0C0402');
  await page.reload();
  expect(await light(page)).toBe('ember');
});

/** Notes every fade of the page from now on, frame by frame: looking now and then would miss a short one. */
function watchFades(): void {
  const seen = new Set<string>();
  Object.assign(globalThis, { seen });
  const look = () => {
    if (Reflect.get(globalThis, 'seen') !== seen) return;
    for (const { effect } of document.getAnimations())
      if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-tr'))
        seen.add(
          `${String(effect.getTiming().duration)} ${getComputedStyle(document.documentElement, effect.pseudoElement).animationTimingFunction}`,
        );
    requestAnimationFrame(look);
  };
  look();
}
const fadesSeen = (page: Page) => page.evaluate(() => [...(Reflect.get(globalThis, 'seen') as Set<string>)]);

test('BEY-4: a light goes over into the next in 1200 ms, with nothing blocked, and in 150 ms where motion is unwanted', async ({
  home,
  page,
}) => {
  // By day a page is bright without being asked.
  await page.addInitScript(() => {
    localStorage['theme'] ??= 'night';
  });
  await home.open();
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await page.evaluate(watchFades);
  await drawer.getByRole('radio', { name: 'Day' }).check();
  await expect.poll(() => fadesSeen(page)).toContain('1200 linear');
  // While it goes on the page is worked with.
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await expect.poll(() => fades(page)).toEqual([]);
  expect(await light(page)).toBe('day');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.evaluate(watchFades);
  await drawer.getByRole('radio', { name: 'Ember' }).check();
  await expect.poll(() => light(page)).toBe('ember');
  await expect.poll(async () => (await fadesSeen(page)).map((seen) => seen.split(' ')[0])).toEqual(['150']);
});

// The interface in twelve languages: chosen, kept, fetched, fallen back from; and every screen of it at four widths.
import type { Page } from '@playwright/test';
import { LANGUAGE_CODES, NATIVE_NAMES, type LanguageCode } from '#contract/languages';
import { expect, test } from './fixtures.ts';

const WIDTHS = [320, 390, 768, 1280];
/** Every screen that opens for a visitor without an account and without a story. */
const SCREENS = [
  '/',
  '/stories',
  '/stories?part=mine',
  '/stories?part=browse',
  '/stories/characters',
  '/auth',
  '/auth?mode=register',
  '/auth?mode=forgot',
  '/pricing',
  '/privacy',
  '/payment?plan=premium',
  '/story/AAAAAAAAAAAAAAAAAAAAAA',
  '/nowhere/at/all',
];

const choose = (page: Page, language: LanguageCode) =>
  page.addInitScript((code) => localStorage.setItem('i18nextLng', code), language);

/** What does not fit: a page wider than its window, words that are cut off, words that stick out of their control, raw keys. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) faults.push(`${over} pixels wider than the window`);
    const isSeen = (each: Element) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const name = (each: Element) => `“${each.textContent?.trim().slice(0, 50)}” (${each.className || each.tagName})`;
    for (const each of document.querySelectorAll<HTMLElement>('body *')) {
      if (!isSeen(each) || each.closest('.sr-only') || !each.textContent?.trim()) continue;
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(each);
      const hides = (value: string) => value === 'hidden' || value === 'clip';
      const holdsText = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (holdsText && textOverflow !== 'ellipsis' && webkitLineClamp === 'none') {
        if (hides(overflowX) && each.scrollWidth > each.clientWidth + 1) faults.push(`cut off: ${name(each)}`);
        if (hides(overflowY) && each.scrollHeight > each.clientHeight + 2) faults.push(`cut off below: ${name(each)}`);
      }
      if (!each.matches('button, a.btn, .pill, [role="tab"], [data-patch]')) continue;
      const box = each.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(each);
      const out = [...words.getClientRects()].find(
        ({ left, right, width }) => width > 1 && (left < box.left - 2 || right > box.right + 2),
      );
      if (out) faults.push(`sticks out of its control: ${name(each)}`);
    }
    const raw = /\b(?:index|nav|reader|shelf|browse|landing|profile|tiers|options|actions|crumbs|fields)\.[a-z]\w+/i;
    const key = raw.exec(document.body.innerText);
    if (key) faults.push(`raw key ${key[0]}`);
    return faults;
  });

/** Resolves when the screen says something in its language and moves no more. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('#root > *').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  });
}

test.describe('every screen', () => {
  test.describe.configure({ timeout: 90_000 });
  for (const language of LANGUAGE_CODES)
    test(`I18N-16 fits in ${language}, from a small phone to a desk, without a raw key or a word of another language`, async ({
      page,
    }) => {
      await choose(page, language);
      const faults: string[] = [];
      for (const path of SCREENS) {
        await page.goto(path);
        await settled(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 844 });
          await settled(page);
          faults.push(...(await misfits(page)).map((fault) => `${path} at ${width}: ${fault}`));
        }
        await page.setViewportSize({ width: 390, height: 844 });
      }
      expect(faults).toEqual([]);
    });
});

test('PROD-17, I18N-1, I18N-16: the picker offers twelve languages by their own names and changes the whole page without a reload', async ({
  page,
}) => {
  await page.goto('/');
  const picker = page.locator('header select, nav select').first();
  await expect(picker.locator('option')).toHaveText(LANGUAGE_CODES.map((code) => NATIVE_NAMES[code]));
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const [hero, form, faq] = [
    page.locator('h1'),
    page.locator('form').first(),
    page.locator('section[aria-labelledby="faq-title"]'),
  ];
  const before = await Promise.all([hero, form, faq].map((each) => each.innerText()));
  await picker.selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(hero).not.toHaveText(before[0] ?? '');
  const after = await Promise.all([hero, form, faq].map((each) => each.innerText()));
  for (const [at, text] of after.entries()) expect(text).not.toBe(before[at]);
  expect(await page.evaluate(() => [localStorage.getItem('i18nextLng'), 'stays' in window])).toEqual(['fr', true]);
  await expect(page).toHaveTitle(/^Tuckaway.*histoires/i);
});

/** Paragraphs of an open book that lie on another page than what they are in the second language, though one page has room for both. */
const partedPairs = (page: Page): Promise<string[]> =>
  page.locator('.story-text p:has(+ .beside)').evaluateAll((all) =>
    all.flatMap((paragraph) => {
      const boxes = [paragraph, paragraph.nextElementSibling].flatMap((each) => [...(each?.getClientRects() ?? [])]);
      const gap = 6;
      const isRoom =
        boxes.reduce((sum, { height }) => sum + height, gap) <= (paragraph.parentElement?.clientHeight ?? 0);
      const pages = new Set(boxes.map(({ left }) => Math.round(left)));
      return isRoom && pages.size > 1 ? [paragraph.textContent.slice(0, 40)] : [];
    }),
  );

test('GEN-9, OPT-13, BEY-11: a Spanish page tells a Spanish story, and a second language stands under each paragraph', async ({
  page,
  home,
  story,
}) => {
  await choose(page, 'es');
  await page.addInitScript(() => localStorage.setItem('beside', '"de"'));
  await home.openSewn();
  await expect(home.patch('setting')).toContainText('Bosque');
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/stories/generate'));
  await home.tellStory();
  expect((await asked).postDataJSON()).toMatchObject({ story_language: 'es', beside_language: 'de' });
  const article = page.locator('article');
  await expect(article).toHaveAttribute('lang', 'es');
  await expect(article.locator('.story-text')).toContainText('Buenas noches, Mia.');
  const beside = article.locator('.story-text p.beside');
  await expect(beside.last()).toContainText('Gute Nacht, Mia.');
  await expect(beside.first()).toHaveAttribute('lang', 'de');
  const [own, other] = [await article.locator('.story-text p:not(.beside)').count(), await beside.count()];
  // Where the two part a passage at other sentences, all of it stands below its last paragraph.
  expect(other).toBeGreaterThan(own / 2);
  await expect(page.locator('.beside-title')).toHaveAttribute('lang', 'de');
  await story.choosePages('pages');
  await expect(page.locator('.book-arrows')).toBeVisible();
  expect(await partedPairs(page)).toEqual([]);
});

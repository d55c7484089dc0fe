// The interface in twelve languages: chosen, kept, fetched, fallen back from; and every screen of it at four widths.
import type { Page } from '@playwright/test';
import { LANGUAGE_CODES, NATIVE_NAMES, type LanguageCode } from '#contract/languages';
import { expect, test } from './fixtures.ts';
import { watchShifts } from './pages/ad-rooms.ts';
import { englishIn, faultsAt, settled } from './pages/fits.ts';

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
  // No words: the trail shows them as they are.
  '/zxw/qvj',
];

const choose = (page: Page, language: LanguageCode) =>
  page.addInitScript((code) => localStorage.setItem('i18nextLng', code), language);

test.describe('every screen', () => {
  for (const language of LANGUAGE_CODES)
    test(`I18N-16 fits in ${language}, from a small phone to a desk, without a raw key or a word of another language`, async ({
      page,
    }) => {
      await choose(page, language);
      const faults: string[] = [];
      const english = englishIn(language);
      // This machine has no letters of theirs.
      const shifted = ['hi', 'bn'].includes(language) ? await watchShifts(page) : undefined;
      for (const path of SCREENS) {
        await page.goto(path);
        await settled(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        for (const shift of (await shifted?.()) ?? []) faults.push(`${path} moves: ${shift}`);
        faults.push(...(await faultsAt(page, WIDTHS, english)).map((fault) => `${path} ${fault}`));
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

// Whether a screen fits in its language: nothing wider than the window, cut off or sticking out, no raw key, no English word.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { LanguageCode } from '#contract/languages';
import { expect } from '../fixtures.ts';

const HEIGHT = 844;

/** What does not fit: a page wider than its window, words that are cut off, words that stick out of their control, raw keys. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) faults.push(`${over} pixels wider than the window`);
    const isSeen = (each: Element) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    /** Where the words of an element stand, without those for ears alone. */
    const lines = (each: Element): DOMRect[] => {
      const rects: DOMRect[] = [];
      const range = document.createRange();
      const walk = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (node.parentElement?.closest('.sr-only')) continue;
        range.selectNodeContents(node);
        rects.push(...range.getClientRects());
      }
      return rects;
    };
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
      // A sheet scrolls up and down, never sideways.
      if (each.matches('.sheet, .alert-dialog, .full-page') && each.scrollWidth > each.clientWidth + 1)
        faults.push(`wider than its sheet: ${name(each)}`);
      if (!each.matches('button, a.btn, .pill, [role="tab"], [role="radio"], [data-patch]')) continue;
      const box = each.getBoundingClientRect();
      const out = lines(each).find(
        ({ left, right, width }) => width > 1 && (left < box.left - 2 || right > box.right + 2),
      );
      if (out) faults.push(`sticks out of its control: ${name(each)}`);
    }
    for (const bar of document.querySelectorAll('.top-bar, .mend-bar')) {
      const [first, ...rest] = [...bar.children].filter(isSeen);
      const bottom = first?.getBoundingClientRect().bottom ?? 0;
      for (const each of rest)
        if (each.getBoundingClientRect().top >= bottom) faults.push(`fell out of its bar: ${name(each)}`);
    }
    const raw =
      /\b(?:index|nav|reader|shelf|browse|landing|profile|tiers|options|actions|crumbs|fields|bar|settings|timer|sounds|children|mend|reactions|listen|beside|takeAlong)\.[a-z]\w+/i;
    const key = raw.exec(document.body.innerText);
    if (key) faults.push(`raw key ${key[0]}`);
    return faults;
  });

/** What the screen says to eyes and ears in the page's own language. */
const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = new Set<string>();
    const isOwn = (each: Element | null) =>
      each !== null && each.closest('[lang]') === document.documentElement && each.checkVisibility();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      if (isOwn(node.parentElement)) texts.add(node.textContent?.trim() ?? '');
    for (const each of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]'))
      if (isOwn(each))
        for (const attribute of ['aria-label', 'title', 'alt', 'placeholder'])
          texts.add(each.getAttribute(attribute)?.trim() ?? '');
    return [...texts].filter(Boolean);
  });

type Tree = { readonly [key: string]: string | Tree };
const textsIn = (tree: Tree): string[] =>
  Object.values(tree).flatMap((each) => (typeof each === 'string' ? [each] : textsIn(each)));
function textsOf(language: LanguageCode): string[] {
  const folder = join(import.meta.dirname, '../../public/locales', language);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => textsIn(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Tree));
}

const WORD = /\p{L}[\p{L}\p{M}’'-]*/gu;
const wordsIn = (text: string): string[] =>
  text
    .replaceAll(/\{\{\w+\}\}/g, ' ')
    .toLowerCase()
    .match(WORD) ?? [];

/** What stands as it is in every language: the product, families and heroes, and what is signed in with. */
const NAMES = wordsIn('Tuckaway Anna Mia Noor Google example com');

/** Says which of some texts have a word that the English texts have and those of the language never use. */
export function englishIn(language: LanguageCode): (texts: readonly string[]) => string[] {
  if (language === 'en') return () => [];
  const known = new Set([...textsOf(language).flatMap(wordsIn), ...NAMES]);
  const foreign = new Set(
    textsOf('en')
      .flatMap(wordsIn)
      .filter((word) => word.length > 2 && !known.has(word)),
  );
  return (texts) => texts.filter((text) => wordsIn(text).some((word) => foreign.has(word)));
}

/** Resolves when the screen says something in its language and moves no more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('#root > *').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  });
}

/** All that is wrong with the screen that is open, at each of some widths; the window is a phone's again afterwards. */
export async function faultsAt(
  page: Page,
  widths: readonly number[],
  english: (texts: readonly string[]) => string[],
): Promise<string[]> {
  const faults: string[] = [];
  const texts = new Set<string>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    await settled(page);
    faults.push(...(await misfits(page)).map((fault) => `at ${width}: ${fault}`));
    for (const text of await said(page)) texts.add(text);
  }
  await page.setViewportSize({ width: 390, height: HEIGHT });
  return [...faults, ...english([...texts]).map((text) => `in English: “${text.slice(0, 80)}”`)];
}

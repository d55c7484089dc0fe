import { readFileSync } from 'node:fs';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { expect, kitKept, storyKept, test, workerReady } from './fixtures.ts';

/** A slow machine that many share paints a cover and three pictures in this time. */
const PAINTED_MS = 60_000;

const LETTER = { width: 816, height: 1056 };
/** What is seen of the page, as far as it is neither the story nor its pictures. */
const controls = (page: Page) =>
  page
    .locator('a, button, input, select, nav, [role="dialog"], [role="status"], .reading-moon, .fold, .sheet, svg')
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .map((each) => each.outerHTML.slice(0, 120)),
    );
/** How many pages a PDF has. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

async function painted(page: Page, pictures = 3) {
  await expect(page.locator('.story-text .picture[data-status="complete"]')).toHaveCount(pictures, {
    timeout: PAINTED_MS,
  });
  await expect(page.locator('.reader-cover > img')).toBeAttached({ timeout: PAINTED_MS });
}
/** Resolves when what comes with the kit, and prepares the page for paper, is there. */
const readyForPaper = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'));
        dispatchEvent(new Event('afterprint'));
        return document.querySelectorAll('.story-text img[loading="lazy"]').length;
      }),
    )
    .toBe(0);

test('BEY-15: printed, a story is a picture book: all its words and pictures dark on white, and no control, in any mode and light', async ({
  home,
  page,
}) => {
  await home.openSewn({ includeImages: true, imageStyle: 'storybook' });
  const id = await home.tellStory();
  await painted(page);
  await readyForPaper(page);
  const words = await page.locator('.story-text p').allTextContents();
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.keyboard.press('ArrowRight');
    for (const light of ['night', 'day', 'ember']) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), light);
      await page.emulateMedia({ media: 'print' });
      const where = `${width} ${light}`;
      await page.setViewportSize(LETTER);
      expect(await controls(page), where).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 }), where).toBeVisible();
      await expect(page.getByText('Starring Mia'), where).toBeVisible();
      await expect(page.getByText('The End', { exact: true }), where).toBeVisible();
      const seen = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.story-text p, .story-text img, .reader-cover > img')]
          .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .map((each) => {
            const { left, right, top, bottom } = each.getBoundingClientRect();
            const { color, filter } = getComputedStyle(each);
            return { left, right, top, bottom, color, filter };
          }),
      );
      expect(seen.length, where).toBe(words.length + 4);
      let below = 0;
      for (const each of seen.slice(1)) {
        expect(each.left, where).toBeGreaterThanOrEqual(0);
        expect(each.right, where).toBeLessThanOrEqual(LETTER.width);
        expect(each.top, where).toBeGreaterThanOrEqual(below);
        below = each.bottom;
        expect(each.filter, where).toBe('none');
      }
      expect(new Set(seen.map(({ color }) => color)), where).toEqual(new Set(['rgb(29, 20, 51)']));
      const grounds = await page
        .locator('html, body, #root, .reader, .reader-cover, article, .story-part, .story-end-sheet')
        .evaluateAll((all) =>
          all
            .map((each) => getComputedStyle(each))
            .filter(({ display }) => display !== 'contents')
            .map((style) => `${style.backgroundColor} ${style.backgroundImage}`),
        );
      expect(new Set(grounds), where).toEqual(new Set(['rgb(255, 255, 255) none', 'rgba(0, 0, 0, 0) none']));
      await page.emulateMedia({ media: null });
      await page.setViewportSize({ width, height });
    }
  }
  for (const format of ['A4', 'Letter'] as const) {
    const pages = pagesOf(await page.pdf({ format }));
    expect(pages, format).toBeGreaterThan(2);
    expect(pages, format).toBeLessThan(12);
  }
  // Whoever asks for the printer, also by the browser's own menu, has the pictures that were not scrolled to.
  await page.goto(`/story/${id}`);
  await expect(page.locator('.story-text img[loading="lazy"]')).toHaveCount(3);
  const lazy = async () => {
    await page.pdf();
    return page.locator('.story-text img[loading="lazy"]').count();
  };
  await expect.poll(lazy).toBe(0);
});

test('BEY-15: after printing, the book is open where it was', async ({ home, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await home.openSewn({ includeImages: true, imageStyle: 'storybook', length: 'medium' });
  await home.tellStory();
  await painted(page, 4);
  await readyForPaper(page);
  const open = () => page.locator('.book-arrows [role="status"]').textContent();
  const shown = () =>
    page.evaluate(() => [...document.querySelectorAll('.story-part')].map(({ scrollLeft }) => Math.round(scrollLeft)));
  for (let turn = 0; turn < 3; turn++) await page.keyboard.press('ArrowRight');
  await expect.poll(open).toContain('Page 4 of');
  const before = await shown();
  expect(Math.max(...before)).toBeGreaterThan(0);
  await page.pdf();
  expect(await open()).toContain('Page 4 of');
  await expect.poll(shown).toEqual(before);
});

test('BEY-15: a story goes along as an EPUB that passes a checker, with its pictures, offline too', async ({
  home,
  page,
  story,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await home.openSewn({ includeImages: true, imageStyle: 'storybook' });
  await workerReady(page);
  const id = await home.tellStory();
  await painted(page);
  await storyKept(page, id);
  await kitKept(page);
  const title = await story.title.textContent();
  const words = await story.paragraphs.allTextContents();
  const bind = async () => {
    const row = page.getByRole('button', { name: 'Take it along (EPUB)' });
    if (!(await row.isVisible())) await page.getByRole('button', { name: 'Text', exact: true }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), row.click()]);
    await expect(page.getByText('The book is on its way to your files.')).toBeVisible();
    expect(download.suggestedFilename()).toBe(`${title?.replace(/[?:"]/g, ' ').trim()}.epub`);
    const bytes = readFileSync(await download.path());
    const { valid, messages } = await EpubCheck.validate(bytes);
    expect(messages.filter(({ severity }) => /error|fatal|warning/.test(severity))).toEqual([]);
    expect(valid).toBe(true);
    return unzipSync(bytes);
  };
  const check = (files: Record<string, Uint8Array>) => {
    const text = strFromU8(files['book/story.xhtml'] ?? new Uint8Array());
    const plain = text.replace(/<br\/>/g, '\n').replace(/<[^>]+>/g, '');
    let from = 0;
    for (const paragraph of words) {
      const at = plain.replaceAll('&quot;', '"').replaceAll('&amp;', '&').indexOf(paragraph, from);
      expect(at, paragraph).toBeGreaterThan(0);
      from = at;
    }
    const pictures = Object.keys(files).filter((name) => name.startsWith('book/pictures/'));
    expect(pictures.filter((name) => name.endsWith('.jpg')).length).toBe(4);
    expect(text.match(/<img src="pictures\/[\w-]+\.jpg" alt="[^"]+"\/>/g)?.length).toBe(3);
  };
  check(await bind());
  await server.stop('SIGKILL');
  await page.reload();
  await expect(story.title).toBeVisible();
  check(await bind());
});

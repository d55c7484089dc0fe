// A story that is read aloud. What the voice says comes from a fake: no two machines have the same voices, and most have none.
import type { Locator, Page } from '@playwright/test';
import { installSpeech } from '../tests/helpers/fake-speech.ts';
import { expect, kitKept, storyKept, test, workerReady } from './fixtures.ts';

const VOICES = [
  { name: 'Cloud', lang: 'en-US', localService: false },
  { name: 'Ann', lang: 'en-GB' },
];
const said = (page: Page) => page.evaluate(() => window.fakeSpeech.said);
const sounding = (page: Page) => page.evaluate(() => window.fakeSpeech.sounding());
const endSentence = (page: Page) => page.evaluate(() => window.fakeSpeech.end());
/** What is painted over the text. */
const marked = (page: Page, name: string) =>
  page.evaluate((key) => {
    const ranges = Array.from(CSS.highlights.get(key) ?? []);
    return ranges.flatMap((range) => (range instanceof Range ? [range.toString()] : []));
  }, name);
/** As the reader's bar and the sheet ask for it: by a tap on what says so. */
const listen = (page: Page) => page.getByRole('button', { name: 'Listen', exact: true }).first().click();

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(installSpeech, { voices: VOICES });
});

test('BEY-6 with the server gone and no network a story is read from its title to The End, in a voice of the device', async ({
  home,
  story,
  page,
  server,
  context,
}) => {
  await home.openSewn();
  await workerReady(page);
  const id = await home.tellStory();
  const paragraphs = await story.text();
  await storyKept(page, id);
  await kitKept(page);
  await server.stop('SIGKILL');
  await context.setOffline(true);
  await page.reload();
  await story.text();
  await listen(page);
  await expect(page.getByRole('group', { name: 'Read aloud' })).toBeVisible();
  const title = await story.title.innerText();
  expect(await said(page)).toMatchObject([{ text: title, voice: 'Ann', rate: 0.9 }]);
  await endSentence(page);
  await expect.poll(() => sounding(page)).not.toBe(title);
  const first = (await sounding(page)) ?? '';
  expect(paragraphs[0]).toContain(first);
  expect(await marked(page, 'voice-sentence')).toEqual([first]);
  expect(await marked(page, 'voice-word')).toEqual([]);
  await page.evaluate(() => window.fakeSpeech.word(0));
  await expect.poll(() => marked(page, 'voice-word')).toEqual([first.split(/[^\p{L}\p{N}'’-]/u)[0]]);
  // To the end, however many sentences it has: the voice is silent then.
  await page.evaluate(async () => {
    while (window.fakeSpeech.sounding() !== null) {
      window.fakeSpeech.end();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  const read = (await said(page)).map(({ text }) => text).join(' ');
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
  expect(letters(read)).toBe(letters(title + paragraphs.join(' ')));
  await expect(page.getByRole('group', { name: 'Read aloud' })).toBeHidden();
  await expect(story.theEnd).toBeInViewport();
  expect(await marked(page, 'voice-sentence')).toEqual([]);
});

test('BEY-6 pause, back and forward move the voice; what is spoken stays before the eyes; leaving silences it', async ({
  home,
  story,
  page,
}) => {
  await home.openSewn();
  await home.tellStory();
  await story.text();
  await story.paragraphs.nth(6).evaluate((paragraph) => paragraph.scrollIntoView({ behavior: 'instant' }));
  await listen(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const first = (await sounding(page)) ?? '';
  expect((await story.paragraphs.allInnerTexts()).slice(4, 8).join(' ')).toContain(first);
  await button('Forward a sentence').click();
  await expect.poll(() => sounding(page)).not.toBe(first);
  await button('Back a sentence').click();
  await expect.poll(() => sounding(page)).toBe(first);
  await button('Pause').click();
  expect(await sounding(page)).toBeNull();
  await button('Go on reading aloud').click();
  await expect.poll(() => sounding(page)).toBe(first);
  const isSeen = () =>
    page.evaluate(() => {
      const [range] = CSS.highlights.get('voice-sentence') ?? [];
      const rect = range instanceof Range ? range.getBoundingClientRect() : undefined;
      return rect !== undefined && rect.top >= 0 && rect.bottom <= innerHeight;
    });
  for (let sentence = 0; sentence < 20; sentence++) {
    await endSentence(page);
    await expect.poll(isSeen).toBe(true);
  }
  await page.goBack();
  await expect.poll(() => sounding(page)).toBeNull();
  await expect(page.getByRole('group', { name: 'Read aloud' })).toHaveCount(0);
});

test('BEY-6 a book turns its pages with the voice, from where it is open to The End', async ({ home, story, page }) => {
  await home.openSewn({ includeImages: true });
  await home.tellStory();
  await expect(page.locator('.book-arrows')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.locator('.story-part[data-now="true"]')).toBeVisible();
  const first = await story.paragraphs.first().innerText();
  await listen(page);
  await expect.poll(() => sounding(page)).not.toBeNull();
  const title = await story.title.innerText();
  expect(`${title} ${first}`).toContain(await sounding(page));
  // What is spoken and does not come to stand on the open page.
  const unseen = await page.evaluate(async (title) => {
    const lost: string[] = [];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isSeen = () => {
      const [range] = CSS.highlights.get('voice-sentence') ?? [];
      const part = document.querySelector('.story-part[data-now="true"]');
      if (!(range instanceof Range) || !part?.contains(range.startContainer)) return false;
      const [box] = range.getClientRects();
      const open = part.getBoundingClientRect();
      // A page that is being turned comes from a little aside.
      return box !== undefined && box.left > open.left - 40 && box.right < open.right + 40;
    };
    for (let text = window.fakeSpeech.sounding(); text !== null; text = window.fakeSpeech.sounding()) {
      let frames = text === title ? 0 : 60;
      while (frames > 0 && !isSeen()) {
        await frame();
        frames--;
      }
      if (frames === 0 && text !== title) lost.push(text);
      window.fakeSpeech.end();
      await frame();
    }
    return lost;
  }, title);
  expect(unseen).toEqual([]);
  await expect(story.theEnd).toBeVisible();
});

test.describe('at the lower edge of a phone and a tablet', () => {
  test.use({ hasTouch: true });
  /** The controls of an element whose middle is something else's. */
  const covered = (controls: Locator) =>
    controls.evaluateAll((all) =>
      all.flatMap((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return control.contains(there) ? [] : [control.getAttribute('aria-label') ?? control.textContent];
      }),
    );
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [768, 1024],
  ] as const)
    for (const pages of ['scroll', 'pages'] as const)
      test(`the bars of the voice and of the story cover neither each other nor the arrows: ${width}, ${pages}`, async ({
        home,
        story,
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await home.openSewn();
        const id = await home.tellStory();
        await story.text();
        // Without the word that it was created, which goes by itself.
        await story.open(id);
        await story.text();
        await story.choosePages(pages);
        await story.bar.waitFor({ state: 'attached' });
        if (pages === 'pages') await story.next.click();
        const listening = story.bar.getByRole('button', { name: 'Listen' });
        await listening.focus();
        await page.keyboard.press('Enter');
        const voice = page.getByRole('group', { name: 'Read aloud' });
        await expect(voice).toBeVisible();
        if ((await story.bar.getAttribute('data-shown')) === 'false') await story.tap(0.5, 0.3);
        await expect(story.bar).toHaveCSS('opacity', '1');
        await expect(story.bar).toHaveCSS('translate', 'none');
        await expect.poll(() => covered(page.locator('.around-bar :is(a, button), .voice-bar button'))).toEqual([]);
        expect(await covered(page.locator('.around-bar p'))).toEqual([]);
        expect(await covered(page.locator('.book-arrows button:not(:disabled)'))).toEqual([]);
      });

  test('the words of the lock stand above the bar of the voice', async ({ home, story, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await home.openSewn();
    await home.tellStory();
    await story.text();
    await story.bar.waitFor({ state: 'attached' });
    await story.bar.getByRole('button', { name: 'Listen' }).focus();
    await page.keyboard.press('Enter');
    const voice = page.getByRole('group', { name: 'Read aloud' });
    await expect(voice).toBeVisible();
    await page.evaluate(() => {
      localStorage.setItem('little-hands', 'true');
      dispatchEvent(new StorageEvent('storage', { key: 'little-hands', newValue: 'true' }));
    });
    const words = page.getByText('Little-hands lock is on');
    await expect(words).toBeAttached();
    const bottom = await words.evaluate((said) => said.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(await voice.evaluate((bar) => bar.getBoundingClientRect().top));
  });
});

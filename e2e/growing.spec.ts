import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { StorySchema, StoryTextSchema } from '#contract/stories';
import { requestOf, taleOf } from '../tests/helpers/provider-tale.ts';
import { createStrictProvider, KEY, type StrictProvider } from '../tests/helpers/strict-provider.ts';
import { AppServer } from './app-server.ts';
import { expect, kitKept, storyKept, test } from './fixtures.ts';

const WISH = {
  protagonist_name: 'Mia',
  age_group: 'preschool',
  theme: 'bedtime',
  character: 'robot',
  setting: 'forest',
  length: 'short',
};
/** From the last byte that the provider sent of a paragraph to its words on the screen. */
const SOON_MS = 300;

let provider: StrictProvider;
test.use({
  server: async ({ serverEnv }, use) => {
    provider = await createStrictProvider(await taleOf(requestOf(WISH), 'growing'));
    const server = await AppServer.start({
      STORY_PROVIDER: 'openai',
      STORY_MODEL: 'gpt-test',
      STORY_API_KEY: KEY,
      STORY_BASE_URL: provider.url,
      PROVIDER_FALLBACK: 'fail',
      GENERATE_SYNC_WAIT_MS: '0',
      ...serverEnv,
    });
    await use(server);
    await server.remove();
    await provider.close();
  },
});

/** A provider that goes on when it is told to: `sent` are the moments at which the last byte of a paragraph went out. */
function hold({ state }: StrictProvider) {
  const sent: number[] = [];
  let allowed = 0;
  let goOn: (() => void) | undefined;
  state.pause = (count) =>
    new Promise((resolve) => {
      if (count > 0) sent.push(Date.now());
      if (count < allowed) resolve();
      else goOn = resolve;
    });
  return {
    sent,
    /** Lets so many paragraphs go out in all: one more at a time, or all that are left. */
    upTo: (count: number) => {
      allowed = count;
      goOn?.();
    },
  };
}

/** Has the page note when each paragraph was painted, and what moved without a touch. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const [painted, shifts]: [number[], string[]] = [[], []];
    Object.assign(globalThis, { painted, shifts });
    let known = 0;
    new MutationObserver(() => {
      const count = document.querySelectorAll('.story-text p').length;
      if (count <= known) return;
      const from = known;
      known = count;
      requestAnimationFrame(() => setTimeout(() => painted.splice(from, 0, ...Array(count - from).fill(Date.now()))));
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'sources' in entry && Array.isArray(entry.sources))
          shifts.push(
            `${String(entry.value)} ${entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120)).join(' | ')}`,
          );
    }).observe({ type: 'layout-shift' });
  });
}
const noted = (page: Page, what: 'painted' | 'shifts') =>
  page.evaluate((name) => Reflect.get(globalThis, name) as unknown[], what);
const topOf = (page: Page, paragraph: number) =>
  page
    .locator('.story-text p')
    .nth(paragraph)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));
/** Scrolls to where the end of a paragraph stands in the middle of the screen. */
const bring = (page: Page, paragraph: number) =>
  page
    .locator('.story-text p')
    .nth(paragraph)
    .evaluate((element) => {
      scrollTo({ top: scrollY + element.getBoundingClientRect().bottom - innerHeight / 2, behavior: 'instant' });
    });

async function textOnServer(server: AppServer, id: string): Promise<string[]> {
  const story = v.parse(StorySchema, await (await fetch(`${server.url}/api/stories/${id}`)).json());
  return v.parse(StoryTextSchema, story.content).paragraphs;
}

test('BEY-2, IMG-8: a story is read while it is written, each paragraph at once, and nothing moves under the eyes', async ({
  home,
  story,
  page,
  server,
}) => {
  const pen = hold(provider);
  await watch(page);
  await home.openSewn({ includeImages: true });
  // A family that was here before: nothing else is fetched meanwhile.
  await kitKept(page);
  const listening = page.waitForResponse(/\/api\/stories\/[\w-]{22}\/events$/);
  const id = await home.tellStory();
  await listening;
  await expect(page.getByRole('progressbar')).toHaveText('20%');
  // Of the story alone.
  await page.evaluate(() => (Reflect.get(globalThis, 'shifts') as string[]).splice(0));
  for (const count of [1, 2, 3, 4, 5]) {
    pen.upTo(count);
    await expect(story.paragraphs).toHaveCount(count);
  }
  await expect.poll(async () => (await noted(page, 'painted')).length).toBe(5);
  const painted = (await noted(page, 'painted')) as number[];
  const late = pen.sent.slice(0, 5).map((at, index) => (painted[index] ?? Infinity) - at);
  test.info().annotations.push({ type: 'milliseconds', description: late.join(' ') });
  expect(late.toSorted((a, b) => a - b)[2], late.join(' ')).toBeLessThan(SOON_MS);
  // The first one opens the reader, on cores that others use as well.
  expect(late[0], late.join(' ')).toBeLessThan(2 * SOON_MS);
  await expect(page.getByText('still being written')).toBeVisible();

  // The end of the fifth paragraph in the middle of the screen: below it a picture will stand.
  await bring(page, 4);
  const top = await topOf(page, 4);
  for (const count of [6, 7]) {
    pen.upTo(count);
    await expect(story.paragraphs).toHaveCount(count);
  }
  pen.upTo(99);
  await story.theEnd.waitFor({ state: 'attached' });
  await expect(page.locator('.picture img').first()).toBeAttached({ timeout: 40_000 });
  const pictured = page.locator('.story-part:has(.picture) p');
  const words = await textOnServer(server, id);
  expect(await story.paragraphs.allInnerTexts()).toEqual(words);
  await expect(pictured).toHaveText([words[8] ?? '', words[13] ?? '']);
  expect(await topOf(page, 4)).toBe(top);

  // Read past, it comes, and what is read then stays where it is.
  await bring(page, 6);
  const after = await topOf(page, 7);
  await expect(pictured).toHaveCount(3);
  await expect.poll(() => topOf(page, 7)).toBe(after);
  expect(await noted(page, 'shifts')).toEqual([]);
  await storyKept(page, id);
});

test('BEY-2: a reload and a way back go on at the words that were read', async ({ home, story, page }) => {
  const pen = hold(provider);
  await home.openSewn();
  await home.tellStory();
  pen.upTo(5);
  await expect(story.paragraphs).toHaveCount(5);
  await bring(page, 2);
  const top = await topOf(page, 2);
  await page.reload();
  await expect(story.paragraphs).toHaveCount(5);
  await expect.poll(() => topOf(page, 2)).toBe(top);
  await page.goBack();
  await home.generate.waitFor();
  await page.goForward();
  await expect(story.paragraphs).toHaveCount(5);
  await expect.poll(() => topOf(page, 2)).toBe(top);
  pen.upTo(99);
  await story.theEnd.waitFor({ state: 'attached' });
  expect(await topOf(page, 2)).toBe(top);
});

test.describe('where a proxy lets no events through', () => {
  test.use({ serviceWorkers: 'block' });
  test('BEY-2, POLL-8, POLL-14: polling alone brings the same text', async ({ home, story, page, server }) => {
    const pen = hold(provider);
    await page.route('**/events', (route) => route.abort());
    await home.openSewn();
    const id = await home.tellStory();
    pen.upTo(3);
    await expect(story.paragraphs).toHaveCount(3);
    const first = await story.paragraphs.first().elementHandle();
    pen.upTo(99);
    await story.theEnd.waitFor();
    expect(await story.paragraphs.allInnerTexts()).toEqual(await textOnServer(server, id));
    expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
  });
});

import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { StorySchema, StoryTextSchema } from '#contract/stories';
import { requestOf, taleOf } from '../tests/helpers/provider-tale.ts';
import { createStrictProvider, KEY, type StrictProvider } from '../tests/helpers/strict-provider.ts';
import { AppServer } from './app-server.ts';
import { expect, storyKept, test as base } from './fixtures.ts';

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

const test = base.extend<{ provider: StrictProvider }>({
  provider: async ({}, use) => {
    const provider = await createStrictProvider(await taleOf(requestOf(WISH), 'growing'));
    await use(provider);
    await provider.close();
  },
  server: async ({ provider }, use) => {
    const server = await AppServer.start({
      STORY_PROVIDER: 'openai',
      STORY_MODEL: 'gpt-test',
      STORY_API_KEY: KEY,
      STORY_BASE_URL: provider.url,
      PROVIDER_FALLBACK: 'fail',
      GENERATE_SYNC_WAIT_MS: '0',
    });
    await use(server);
    await server.remove();
  },
});

/** A provider that goes on when it is told to: `sent` are the moments at which the last byte of a paragraph went out. */
function hold({ state }: StrictProvider) {
  const sent: number[] = [];
  let [allowed, wake] = [0, () => {}];
  state.pause = async (count) => {
    if (count > 0) sent.push(Date.now());
    while (allowed <= count) await new Promise<void>((resolve) => (wake = resolve));
  };
  return {
    sent,
    /** Lets so many paragraphs go out in all. */
    upTo: (count: number) => {
      allowed = count;
      wake();
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

async function textOnServer(server: AppServer, id: string): Promise<string[]> {
  const story = v.parse(StorySchema, await (await fetch(`${server.url}/api/stories/${id}`)).json());
  return v.parse(StoryTextSchema, story.content).paragraphs;
}

test('BEY-2, IMG-8: a story is read while it is written, each paragraph at once, and nothing moves under the eyes', async ({
  home,
  story,
  page,
  server,
  provider,
}) => {
  const pen = hold(provider);
  await watch(page);
  await home.openSewn({ includeImages: true });
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
  const painted = (await noted(page, 'painted')) as number[];
  const late = pen.sent.slice(0, 5).map((at, index) => (painted[index] ?? Infinity) - at);
  test.info().annotations.push({ type: 'milliseconds', description: late.join(' ') });
  expect(late.toSorted((a, b) => a - b)[2], late.join(' ')).toBeLessThan(SOON_MS);
  // The first one opens the reader, on cores that others use as well.
  expect(late[0], late.join(' ')).toBeLessThan(2 * SOON_MS);
  await expect(page.getByText('still being written')).toBeVisible();

  // In the middle of the second paragraph.
  await story.paragraphs.nth(1).evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top + height / 2 - 100, behavior: 'instant' });
  });
  const top = await topOf(page, 1);
  for (const count of [6, 7]) {
    pen.upTo(count);
    await expect(story.paragraphs).toHaveCount(count);
    expect(await topOf(page, 1)).toBe(top);
  }
  pen.upTo(99);
  await story.theEnd.waitFor({ state: 'attached' });
  await expect(page.locator('.picture img').first()).toBeAttached({ timeout: 40_000 });
  expect(await topOf(page, 1)).toBe(top);
  expect(await story.paragraphs.allInnerTexts()).toEqual(await textOnServer(server, id));
  expect(await noted(page, 'shifts')).toEqual([]);
  await storyKept(page, id);
});

test.describe('where a proxy lets no events through', () => {
  test.use({ serviceWorkers: 'block' });
  test('BEY-2, POLL-8, POLL-14: polling alone brings the same text', async ({
    home,
    story,
    page,
    server,
    provider,
  }) => {
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

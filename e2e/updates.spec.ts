import type { Page } from '@playwright/test';
import { AppServer } from './app-server.ts';
import { expect, storyKept, test, workerReady } from './fixtures.ts';
import { isNext, makeNextBuild, removeNextBuild, UNKNOWN_WORD } from './next-build.ts';
import { HomePage } from './pages/home-page.ts';
import { StoryPage } from './pages/story-page.ts';
import {
  becomesNext,
  findUpdate,
  heard,
  isNextPage,
  isSame,
  mark,
  NOTICE,
  noticedOn,
  takeNotes,
} from './watch-update.ts';

const ACCEPT = { name: 'Reload' } as const;
const WIDE = { width: 1280, height: 800 };
test.use({ viewport: WIDE });
// Each of these starts a server twice.

let nextBuild: string;
test.beforeAll(() => {
  nextBuild = makeNextBuild();
});
test.afterAll(() => removeNextBuild(nextBuild));

/** Lets a page live through the time that a notice would take to appear. */
const liveOn = (page: Page) => page.clock.runFor(10_000);

test('PWA-18, BEY-17: a new version is offered once, not over a changed quilt or an open story; accepting keeps the form', async ({
  home,
  story,
  page,
  server,
}) => {
  await takeNotes(page);
  await page.clock.install();
  await home.openSewn();
  await workerReady(page);
  await home.patch('theme').click();
  await page.getByRole('radio', { name: 'Science' }).click();

  await server.deploy({ DIST_DIR: nextBuild });
  await findUpdate(page);
  await liveOn(page);
  await home.tellStory();
  await story.text();
  await liveOn(page);
  expect(await noticedOn(page)).toEqual([]);

  await page.goBack();
  await expect(page.getByText(NOTICE)).toBeVisible();
  await mark(page);
  await page.getByRole('button', ACCEPT).click();
  await becomesNext(page);
  await expect(home.patch('theme')).toContainText('Science');
  await expect(home.patch('childName')).toContainText('Mia');
  expect(await isSame(page)).toBe(false);
  await workerReady(page);
  await liveOn(page);
  expect(await noticedOn(page)).toEqual([]);
});

test('PWA-18: on the shelf the notice comes, and of two tabs each reloads only when it is asked to', async ({
  home,
  page,
  context,
  server,
}) => {
  await home.openSewn();
  await workerReady(page);
  const other = await context.newPage();
  await takeNotes(other);
  await other.goto('/stories');
  await expect(other.getByText('Nothing tucked away yet')).toBeVisible();
  await mark(page);
  await mark(other);
  await server.deploy({ DIST_DIR: nextBuild });
  await findUpdate(other);
  await other.getByRole('button', ACCEPT).click();
  await becomesNext(other);
  expect(await isSame(page)).toBe(true);
  expect(await isNextPage(page)).toBe(false);
});

test('PWA-18, POLL-8: a story in the making goes on where it is watched, while another tab takes the new version over', async ({
  browser,
}) => {
  const server = await AppServer.start(
    { SLOW_TELL_MS: '12000', GENERATE_SYNC_WAIT_MS: '0' },
    'tests/helpers/slow-server.ts',
  );
  const context = await browser.newContext({ baseURL: server.url, viewport: WIDE });
  const watching = await context.newPage();
  const home = new HomePage(watching);
  await takeNotes(watching);
  await home.openSewn();
  await workerReady(watching);
  // Changed, so that nothing is offered between the update and the story.
  await home.patch('theme').click();
  await watching.getByRole('radio', { name: 'Science' }).click();
  await server.deploy({ DIST_DIR: nextBuild });
  await findUpdate(watching);
  await home.tellStory();
  await mark(watching);
  await expect(watching.getByRole('progressbar')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', ACCEPT).click();
  await becomesNext(other);
  await expect(watching.getByRole('progressbar')).toBeVisible();
  expect((await new StoryPage(watching).text()).at(-1)).toContain('Good night, Mia.');
  expect([await isSame(watching), await isNextPage(watching), await noticedOn(watching)]).toEqual([true, false, []]);
  await context.close();
  await server.remove();
});

test('BEY-17: a tab without a worker opens screens of its own version, from a server that has the next', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, viewport: WIDE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const home = new HomePage(page);
  await home.openSewn();
  // What a page asks for while the server changes is lost to it; this one has loaded before what it loads by itself.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/catch-up-')),
  );
  await page.waitForLoadState('networkidle');
  await mark(page);
  const asked: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith('/assets/')) asked.push(`${answer.status()} ${pathname}`);
  });
  await server.deploy({ DIST_DIR: nextBuild });
  await page.locator('a[href="/stories"]:visible').first().click();
  await expect(page.getByText('Nothing tucked away yet')).toBeVisible();
  await page.goBack();
  await home.tellStory();
  await new StoryPage(page).text();
  for (const screen of ['stories', 'story'])
    expect(asked).toContainEqual(expect.stringMatching(new RegExp(`^200 /assets/${screen}-[\\w-]{7}\\.js$`)));
  expect(asked.filter((line) => !line.startsWith('200'))).toEqual([]);
  expect(asked.filter(isNext)).toEqual([]);
  expect(await isSame(page)).toBe(true);
  await context.close();
});

test('BEY-17, PWA-9: with the server gone, a tab of the version before opens what is kept, under its own worker and the next', async ({
  home,
  page,
  context,
  server,
}) => {
  await home.openSewn();
  await workerReady(page);
  const id = await home.tellStory();
  await new StoryPage(page).text();
  await storyKept(page, id);
  await page.goto('/');
  const [second, accepting] = [await context.newPage(), await context.newPage()];
  await second.goto('/');
  await expect(new HomePage(second).generate).toBeVisible();
  await mark(page);

  await server.deploy({ DIST_DIR: nextBuild });
  await findUpdate(page);
  await server.stop('SIGKILL');
  await openKept(page, id);
  expect([await isSame(page), await isNextPage(page)]).toEqual([true, false]);

  // Accepted elsewhere with no network: the new version was on the device already.
  await accepting.goto('/');
  await accepting.getByRole('button', ACCEPT).click();
  await becomesNext(accepting);
  expect(await isNextPage(second)).toBe(false);
  // What the old version had not loaded is gone with it: the page begins anew, on the screen that was asked for.
  await (await context.newCDPSession(second)).send('Network.clearBrowserCache');
  await openKept(second, id);
  expect(await isNextPage(second)).toBe(true);
});

/** From the home page by way of the shelf. */
async function openKept(page: Page, id: string): Promise<void> {
  await page.locator('a[href="/stories"]:visible').first().click();
  await page.locator(`a[href="/story/${id}"]`).first().click();
  expect((await new StoryPage(page).text()).at(-1)).toContain('Good night, Mia.');
}

test('BEY-17: old worker and new page, new worker and old page: a story opens and is kept, unknown words are left alone', async ({
  home,
  page,
  browser,
  context,
  server,
}) => {
  const guest = await browser.newContext({ baseURL: server.url, viewport: WIDE });
  const theirs = new HomePage(await guest.newPage());
  await theirs.openSewn();
  const ids = [await theirs.tellStory()];
  await theirs.open();
  ids.push(await theirs.tellStory());
  await guest.close();
  const [first = '', second = ''] = ids;

  await takeNotes(page);
  await home.openSewn();
  await workerReady(page);
  await server.deploy({ DIST_DIR: nextBuild });
  const newer = await context.newPage();
  const errors: string[] = [];
  newer.on('pageerror', (error) => errors.push(String(error)));
  await takeNotes(newer);
  // A story that is not on the device comes with the server's document, whichever worker passes it on.
  await newer.goto(`/story/${first}`);
  await new StoryPage(newer).text();
  expect(await isNextPage(newer)).toBe(true);
  await storyKept(newer, first);
  await expect.poll(() => heard(newer)).toContain('story-kept');
  expect(await heard(newer)).not.toContain(UNKNOWN_WORD);

  await newer.goto('/stories');
  await newer.getByRole('button', ACCEPT).click();
  await becomesNext(newer);
  expect(await isNextPage(page)).toBe(false);
  await mark(page);
  const mine = await home.tellStory();
  await new StoryPage(page).text();
  await storyKept(page, mine);
  await expect.poll(() => heard(page)).toEqual(expect.arrayContaining([UNKNOWN_WORD, 'story-kept']));
  expect([await isSame(page), await isNextPage(page)]).toEqual([true, false]);
  await page.goto(`/story/${second}`);
  await new StoryPage(page).text();
  await storyKept(page, second);
  expect(errors).toEqual([]);
});

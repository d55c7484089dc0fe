// npm run test:webkit: the airplane walk of a reader in Safari's engine. A story with pictures is told and kept, the
// server is killed, and everything still opens, also after the browser was closed. `-- --if-there` passes where the
// browser is not installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { AppServer } from '../../e2e/app-server.ts';
import { CHOICES } from '../../e2e/pages/home-page.ts';
import { findWebKit, HOW_TO_INSTALL, WebKit } from './browser.ts';
import {
  click,
  has,
  hasHeading,
  hasIllustrator,
  hasKept,
  isControlled,
  isTold,
  pressUntilStory,
  removeAll,
  seesPictures,
  storyText,
} from './in-page.ts';
import type { InspectedPage } from './inspector.ts';

/** A cover and three pictures, painted or drawn on a slow machine that many share. */
const PICTURES = 4;
const PAINTED_MS = 60_000;
/** Pictures of the server, not of the device. */
const NOT_DRAWN = ':not([data-drawn])';
/** What the browser itself writes when the network is gone. */
const BROWSER_NOISE = /Failed to load resource|annot load http|TypeError: Load failed/;

const program = findWebKit();
if (!program) {
  console.log(`Safari's engine is not installed, so nothing was tried. To have it: ${HOW_TO_INSTALL}`);
  process.exit(process.argv.includes('--if-there') ? 0 : 1);
}
if (!existsSync('dist/index.html')) {
  const built = spawnSync('node', ['tools/build.ts'], { stdio: 'inherit' });
  if (built.status !== 0) process.exit(1);
}

let passed = 0;
let failed = 0;
async function step(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    passed++;
    console.log(`ok      ${name}`);
  } catch (cause) {
    failed++;
    console.log(`FAILED  ${name}: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}
const server = await AppServer.start();
const browser = new WebKit(program);
const at = (path: string) => server.url + path;
let told: string[] = [];
let storyPath = '';
let isKept = false;

/** The story that was told is on the screen word for word, and so is every picture that fits the selector. */
async function isRead(page: InspectedPage, pictures: string): Promise<void> {
  await page.waitFor('the story to its end', isTold, []);
  const text = await page.run(storyText);
  if (JSON.stringify(text) !== JSON.stringify(told)) throw new Error(`another text: ${JSON.stringify(text)}`);
  await page.waitFor(`${PICTURES} pictures`, seesPictures, [pictures, PICTURES], PAINTED_MS);
}
async function seesHome(page: InspectedPage): Promise<void> {
  await page.open(at('/'));
  await page.waitFor('the button', has, ['button[data-generate]']);
}
const seesHeading = (page: InspectedPage, text: string) => page.waitFor(`the heading “${text}”`, hasHeading, [text]);
/** The shelf's database (shelf/database.ts). */
const SHELF = 'tuckaway';
const counted = (page: InspectedPage, store: 'bodies' | 'pictures', count: number) =>
  page.waitFor(`${count} in ${store}`, hasKept, [SHELF, store, count], PAINTED_MS);

async function online(page: InspectedPage): Promise<void> {
  await step('PWA-3: home opens and the worker takes control', async () => {
    await page.waitFor('the button', has, ['button[data-generate]']);
    await page.waitFor('the worker', isControlled, [], 30_000);
  });
  await step('a story with pictures is told and read', async () => {
    const choices = JSON.stringify({ ...CHOICES, includeImages: true, imageStyle: 'storybook' });
    await page.run((stored) => localStorage.setItem('story_choices', stored), choices);
    await seesHome(page);
    await page.waitFor('the story’s page', pressUntilStory, [], 60_000);
    await page.waitFor('the story to its end', isTold, [], 60_000);
    told = await page.run(storyText);
    storyPath = await page.run(() => location.pathname);
    await isRead(page, NOT_DRAWN);
  });
  await step('PWA-6: text, pictures and what draws them are kept on the device', async () => {
    await counted(page, 'bodies', 1);
    await counted(page, 'pictures', PICTURES);
    await page.waitFor('the illustrator', hasIllustrator, [CHOICES.setting, CHOICES.character]);
  });
}

async function offline(page: InspectedPage): Promise<void> {
  await step('PWA-6, PWA-7: the story is read again after a reload', async () => {
    await page.reload();
    await isRead(page, NOT_DRAWN);
  });
  await step('PWA-9: /stories lists it, and it opens from there', async () => {
    await page.open(at('/stories'));
    await page.waitFor('the story on the shelf', has, [`a[href="${storyPath}"]`]);
    await page.run(click, `a[href="${storyPath}"]`);
    await isRead(page, NOT_DRAWN);
  });
  await step('PWA-3: home renders', () => seesHome(page));
  await step('PWA-5: a story that is not here is not found', async () => {
    await page.open(at(`/story/${'N'.repeat(22)}`));
    await seesHeading(page, 'Story Not Found');
  });
  await step('PWA-5: a page that does not exist says so', async () => {
    await page.open(at('/nope/x'));
    await seesHeading(page, 'Oops! Page not found');
  });
}

async function session(name: string, path: string, walk: (page: InspectedPage) => Promise<void>): Promise<void> {
  if (path !== '/' && !isKept) return;
  await step(name, async () => {
    const page = await browser.start(at(path));
    await walk(page);
    const errors = page.errors.filter((text) => !BROWSER_NOISE.test(text));
    if (errors.length > 0) throw new Error(`errors on the console: ${errors.join(' | ')}`);
  });
  await browser.close();
}

try {
  await session('the first evening, without errors on the console', '/', async (page) => {
    await online(page);
    isKept = failed === 0;
    if (!isKept) throw new Error('without a kept story there is nothing to read offline');
    await server.stop('SIGKILL');
    console.log('        the server is killed');
    await offline(page);
  });
  // The browser was closed and its own cache emptied: what shows now is what the product kept.
  await session('the second evening, without errors on the console', storyPath, async (page) => {
    await step('PWA-6, PWA-7: after the browser was closed, a deep link opens the story with its pictures', () =>
      isRead(page, NOT_DRAWN),
    );
    await page.run(removeAll, SHELF, 'pictures');
  });
  await session('the third evening, without errors on the console', storyPath, (page) =>
    step('PWA-7: pictures that are gone from the device are drawn by it', async () => {
      await isRead(page, '[data-drawn]');
      await counted(page, 'pictures', PICTURES);
    }),
  );
} finally {
  await browser.remove();
  await server.remove();
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

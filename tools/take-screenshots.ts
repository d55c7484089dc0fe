// Takes the pictures that a browser shows when it offers to install the product, of the built product with a family of
// its own: run `npm run build`, then `node tools/take-screenshots.ts`. Writes public/screenshots.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { AppServer } from '../e2e/app-server.ts';
import { storyKept, workerReady } from '../e2e/fixtures.ts';
import { CHOICES, HomePage } from '../e2e/pages/home-page.ts';
import { StoryPage } from '../e2e/pages/story-page.ts';

const FOLDER = 'public/screenshots';
const QUALITY = 74;
/** Four stories and their pictures, on a machine that has other things to do. */
const PAINTED_MS = 180_000;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const WIDE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
const MAYA = {
  ...CHOICES,
  childName: 'Maya',
  imageStyle: 'storybook',
  moral: 'kindness',
  difficulty: 'simple',
  tone: 'calm',
};
const LOOK = { skin: 'skin-4', hair: 'curly', hair_color: 'brown', glasses: false, pajamas: 'yellow' };
/** What the shelf holds, the last one told first in the row. The last is the one that is shown open. */
const NIGHTS = [
  { theme: 'friendship', character: 'dinosaur', setting: 'underwater' },
  { theme: 'adventure', character: 'animal', setting: 'space' },
  { theme: 'bedtime', character: 'robot', setting: 'arctic' },
  { theme: 'bedtime', character: 'animal', setting: 'forest' },
];

/** Writes what the page shows now, as small as it looks right. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(shown.map((image) => image.decode()));
  });
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const { size } = await sharp(picture)
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`));
  console.info(`${name}: ${Math.round(size / 1000)} kB`);
}

/** Sews the quilt with these choices, for the next time that the home page opens. */
async function sew(page: Page, choices: Partial<typeof CHOICES>): Promise<void> {
  const stored = { story_choices: { ...MAYA, ...choices }, hero_look: { name: MAYA.childName, look: LOOK } };
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);
}

/** Tells one night's story on this page and resolves to its id once it is painted and kept. */
async function tell(page: Page, night: (typeof NIGHTS)[number]): Promise<string> {
  const home = new HomePage(page);
  await sew(page, { ...night, includeImages: true });
  await home.open();
  const id = await home.tellStory();
  await new StoryPage(page).text();
  await page.locator('.reader-cover > img').waitFor({ timeout: PAINTED_MS });
  const painting = page.locator('.story-text .picture:not([data-status="complete"])');
  await painting.first().waitFor({ state: 'detached', timeout: PAINTED_MS });
  await storyKept(page, id);
  return id;
}

mkdirSync(FOLDER, { recursive: true });
const server = await AppServer.start();
const browser = await chromium.launch({
  ...(process.platform === 'linux' ? { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const phone = await browser.newContext({ ...PHONE, baseURL: server.url, colorScheme: 'dark', locale: 'en-US' });
  const page = await phone.newPage();
  await page.goto('/');
  await workerReady(page);
  let id = '';
  for (const night of NIGHTS) id = await tell(page, night);
  // On a phone the styles would look out from under the buttons.
  await sew(page, { ...NIGHTS.at(-1), includeImages: false });
  await page.goto('/');
  await take(page, 'phone-home');
  await page.goto(`/story/${id}`);
  await new StoryPage(page).text();
  await take(page, 'phone-reader');
  await page.goto('/stories');
  await page
    .locator('.story-card-cover img')
    .nth(NIGHTS.length - 1)
    .waitFor();
  await take(page, 'phone-shelf');

  await sew(page, { ...NIGHTS.at(-1), includeImages: true });
  const wide = await browser.newContext({
    ...WIDE,
    baseURL: server.url,
    colorScheme: 'dark',
    locale: 'en-US',
    storageState: await phone.storageState(),
  });
  const screen = await wide.newPage();
  await screen.goto('/');
  await take(screen, 'wide-home');
  await screen.goto(`/story/${id}`);
  await screen.getByRole('button', { name: 'Next page' }).click();
  await take(screen, 'wide-reader');
} finally {
  await browser.close();
  await server.remove();
}

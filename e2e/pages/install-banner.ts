// What the tests of installing do to a page and look at: the browser's offer, the banner, what it moves and covers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type LaunchOptions, type Page } from '@playwright/test';
import { expect, storyKept, workerReady } from '../fixtures.ts';
import type { HomePage } from './home-page.ts';

/** The banner itself. */
export const banner = (page: Page) => page.getByRole('region', { name: 'Install Tuckaway' });
/** Its button, where the browser can install. */
export const installButton = (page: Page) => page.getByRole('button', { name: 'Install App' });
/** Resolves when the home page has come alive. */
export const alive = (page: Page) => expect(page.locator('html[data-alive]')).toBeAttached();

/** What a browser does when the product can be installed. `asked` of the page then counts how often it was asked. */
export const offer = (page: Page, outcome = 'dismissed') =>
  page.evaluate((answer) => {
    const prompt = async () => {
      const before: unknown = Reflect.get(globalThis, 'asked');
      Object.assign(globalThis, { asked: typeof before === 'number' ? before + 1 : 1 });
    };
    const event = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: answer }) }));
    return event.defaultPrevented;
  }, outcome);
/** How often the browser was asked to install. */
export const asked = (page: Page) => page.evaluate((): unknown => Reflect.get(globalThis, 'asked'));

/** Tells a story and resolves once it lies on the device. The page shows it. */
export async function keepStory(page: Page, home: HomePage): Promise<string> {
  await home.openSewn();
  await workerReady(page);
  const id = await home.tellStory();
  await storyKept(page, id);
  return id;
}

/** To the shelf and back to the home page, which is more than enough time for a banner to come. */
export async function walk(page: Page): Promise<void> {
  const ways = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  await ways.getByRole('link', { name: /^(Shelf|On this device)$/ }).click();
  await expect(page).toHaveURL(/\/stories$/);
  await expect(page.locator('main.shelf')).toBeVisible();
  await ways.getByRole('link', { name: 'Create' }).click();
  await expect(page.locator('button[data-generate]')).toBeVisible();
}

/** Runs in a browser with a profile of its own. Playwright's usual ones are private windows, where nothing can be installed. */
export async function inOwnBrowser(
  baseURL: string,
  options: LaunchOptions,
  args: readonly string[],
  run: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'tuckaway-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    baseURL,
    args: [...(options.args ?? []), ...args],
  });
  try {
    await run(context);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Sums up what moves on the page from now on, without anybody's touch. */
export const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
    }).observe({ type: 'layout-shift' });
  });
/** How much has moved since `watchShifts`. */
export const moved = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const seen: unknown = Reflect.get(globalThis, 'shifts');
    return Array.isArray(seen) ? seen.reduce((sum: number, value: number) => sum + value, 0) : Number.NaN;
  });

/** What of the page the banner lies over: headings, words, buttons, the dock; the top bar only where it is hidden. */
export const covered = (page: Page) =>
  page.evaluate(() => {
    const over = document.querySelector('.install-banner')?.getBoundingClientRect();
    if (!over) return ['no banner'];
    const things = document.querySelectorAll(
      '.top-bar > *, .home-hero > *, .home-badges > *, .quilt, .create-actions, .dock, nav ol, .shelf h1, .shelf-grid > *',
    );
    const isUnder = (thing: Element) => {
      const range = document.createRange();
      range.selectNodeContents(thing);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return (
        right > left &&
        left < over.right &&
        right > over.left &&
        top < over.bottom &&
        bottom > over.top &&
        getComputedStyle(thing).visibility === 'visible'
      );
    };
    return [...things].filter(isUnder).map(({ className, textContent }) => `${className}: ${textContent}`);
  });

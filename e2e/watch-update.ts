// What a test sees of a page while a new version comes.
import { expect, type Page } from '@playwright/test';
import { isNext } from './next-build.ts';

export const NOTICE = 'A new version is ready';

/** Notes on which pages the notice appears, and every word that the worker says. A reload begins a new list. */
export async function takeNotes(page: Page): Promise<void> {
  await page.addInitScript((notice) => {
    Object.assign(window, { noticedOn: [], heard: [] });
    let isShown = false;
    new MutationObserver(() => {
      const isThere = document.body?.innerText.includes(notice) ?? false;
      if (isThere && !isShown) window.noticedOn.push(location.pathname);
      isShown = isThere;
    }).observe(document, { childList: true, subtree: true });
    navigator.serviceWorker?.addEventListener('message', ({ data }) => window.heard.push(data.type));
  }, NOTICE);
}
declare global {
  interface Window {
    noticedOn: string[];
    heard: string[];
    isSame?: boolean;
  }
}
/** The pages that the notice has appeared on since this one was loaded. */
export const noticedOn = (page: Page) => page.evaluate(() => window.noticedOn);
/** What the worker has said to this page. */
export const heard = (page: Page) => page.evaluate(() => window.heard);

/** From here on a page that was loaded again can be told from one that was not. */
export const mark = (page: Page) => page.evaluate(() => void (window.isSame = true));
/** Whether the page has not been loaded again since it was marked. */
export const isSame = (page: Page) => page.evaluate(() => window.isSame === true);
/** Whether the page is one of the next build. */
export const isNextPage = async (page: Page) =>
  isNext((await page.locator('script[type=module][src]').first().getAttribute('src')) ?? '');
/** Resolves when the page was loaded again, in the next version. A busy machine may take its time to change workers. */
export const becomesNext = (page: Page) =>
  expect.poll(() => isNextPage(page).catch(() => false), { timeout: 25_000 }).toBe(true);

/** Has the browser look for a new worker, and resolves when one waits. */
export async function findUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed');
}

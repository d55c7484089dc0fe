import type { BrowserContext, Page } from '@playwright/test';
import { CATEGORY_SLUGS } from '#contract/categories';
import { categoryAddress, categoryUrl, findCategory } from '#contract/category-address';
import { inLanguage, splitLanguage, type LanguageCode } from '#contract/languages';
import { expect, test } from './fixtures.ts';

/** At once. More only keep two cores from the test beside this one. */
const PARALLEL = 3;
/** Where people come in, by language. */
const DOORS: readonly (readonly [language: LanguageCode, path: string])[] = [
  ['en', '/stories/settings/city'],
  ['es', '/stories/animals'],
  ['hi', '/stories/age/toddler'],
];
const doors = DOORS.map(([language, path]) => inLanguage(path, language));

/** What was found on one page. */
interface Visit {
  /** Status and language of the answer. */
  answer: string;
  links: string[];
  problems: string[];
}

/** Every address of ours that the page links to, without fragments. */
const linksOf = (page: Page) =>
  page.locator('a[href]:not([download])').evaluateAll((links) =>
    links.flatMap((link) => {
      const url = new URL((link as HTMLAnchorElement).href);
      return url.origin === location.origin ? [url.pathname + url.search] : [];
    }),
  );

/** Whether an address names a category that there is, in any language. */
function isCategory(path: string): boolean {
  const { type, slug } = categoryAddress(splitLanguage(path).path) ?? {};
  return type !== undefined && slug !== undefined && findCategory(type, slug) !== undefined;
}

/** What the categories link to, tab by tab: the other panels do not exist. */
async function linksInTabs(page: Page): Promise<string[]> {
  const links: string[] = [];
  for (const tab of await page.locator('.browse [role="tab"]').all()) {
    await tab.click();
    links.push(...(await linksOf(page)));
  }
  return links;
}

/** How long a page may take until it is looked at, in ms: one that hangs is named, and the rest go on. */
const VISIT_MS = 60_000;

/** Opens an address, lets the page come alive down to its end, and looks at it. */
async function visit(context: BrowserContext, path: string): Promise<Visit> {
  const page = await context.newPage();
  // Closing the page ends whatever is waited for.
  const bound = setTimeout(() => void page.close(), VISIT_MS);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${path}: ${error}`));
  page.on('console', (message) => {
    // The browser says of a page that is not there that it is not there.
    const isItself = message.location().url.endsWith(path);
    if (message.type() === 'error' && !isItself) problems.push(`${path}: ${message.text()}`);
  });
  try {
    const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
    const status = answer?.status() ?? 0;
    const language = /<html lang="([^"]*)"/.exec((await answer?.text()) ?? '')?.[1];
    await page.locator('#root main h1').first().waitFor({ timeout: 20_000 });
    await page.evaluate(async () => {
      // Parts of a page come when they are near; the page grows as they do.
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await page.waitForLoadState('networkidle');
    const offersStory = await page.locator('main a[href="/"], main a[href^="/?"], main a[href^="/story/"]').count();
    if (status >= 400 && offersStory === 0) problems.push(`${path}: ${status}, and no way on to a story`);
    const toGenerator = page.locator('main a[href^="/?"][href$="#create"]');
    if (isCategory(path) && (await toGenerator.count()) === 0) problems.push(`${path}: no way to the generator`);
    const links = [...(await linksOf(page)), ...(await linksInTabs(page))];
    return { answer: `${status} ${language}`, links, problems };
  } catch (thrown) {
    return { answer: 'none', links: [], problems: [...problems, `${path}: ${String(thrown)}`] };
  } finally {
    clearTimeout(bound);
    await page.close();
  }
}

test('BROWSE-14, DECIDE-32: every link on every page, in three languages, leads somewhere, and nowhere else', async ({
  server,
  browser,
}) => {
  // A bound for one that hangs: some hundred and eighty pages, on slow machines too.
  test.setTimeout(420_000);
  // The worker would answer in the server's place.
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  const strangers = new Set<string>();
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== server.url && protocol.startsWith('http')) strangers.add(request.url());
  });
  const seen = new Set(['/', ...doors]);
  const answers = new Map<string, string>();
  const waiting = [...seen];
  const problems: string[] = [];
  const walk = async (path: string): Promise<void> => {
    // The home page with a preset is the home page.
    if (/^\/\?|^\/api\//.test(path)) {
      const answer = await context.request.get(path, { maxRedirects: 0, maxRetries: 2 });
      if (answer.status() >= 400) problems.push(`${path}: ${answer.status()}`);
      return;
    }
    const found = await visit(context, path);
    answers.set(path, found.answer);
    problems.push(...found.problems);
    for (const link of found.links) {
      if (seen.has(link)) continue;
      seen.add(link);
      waiting.push(link);
    }
  };
  let underWay = 0;
  await new Promise<void>((resolve) => {
    const next = () => {
      if (waiting.length === 0 && underWay === 0) resolve();
      while (underWay < PARALLEL && waiting.length > 0) {
        underWay++;
        void walk(waiting.shift() ?? '/').finally(() => {
          underWay--;
          next();
        });
      }
    };
    next();
  });
  await context.close();
  expect(problems).toEqual([]);
  expect([...strangers]).toEqual([]);
  expect([...seen].filter((path) => path.includes('operator'))).toEqual([]);
  const unseen = (paths: readonly string[], answer: string) => paths.filter((path) => answers.get(path) !== answer);
  const browsed = CATEGORY_SLUGS.filter(({ isBrowsed }) => isBrowsed).map(categoryUrl);
  expect(browsed).toHaveLength(40);
  expect(unseen(browsed, '200 en'), 'categories of the browser').toEqual([]);
  const landing = CATEGORY_SLUGS.filter(({ hasLanding }) => hasLanding).map(categoryUrl);
  expect(landing).toHaveLength(21);
  for (const [language] of DOORS) {
    const pages = landing.map((path) => inLanguage(path, language));
    expect(unseen(pages, `200 ${language}`), `landing pages in ${language}`).toEqual([]);
  }
});

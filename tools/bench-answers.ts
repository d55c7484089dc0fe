// npm run bench:answers: how long an answer to a tap or a key takes at a quarter of the CPU, and what the page keeps in
// memory once it is at rest. Gates 14 and 17 of the budgets. A bare page that does the same with nothing behind it is
// measured beside it in every round; what it takes is the machine's.
import { chromium, type Browser, type Page } from 'playwright';
import { AppServer } from '../e2e/app-server.ts';
import { CHOICES } from '../e2e/pages/home-page.ts';
import { ensureBuilt, ensureChromium } from './setup.mjs';

const ROUNDS = Number(process.env['ROUNDS'] ?? '5');
const SLOWER = 4;
const PHONE = { width: 412, height: 823 };
const PARAGRAPHS = 80;
/** Answers below this are not told apart by the browser. */
const FASTEST_MS = 16;
/** What an answer sets going is over by then, at a quarter of the CPU too. */
const REST_MS = 1200;
const LONG_STORY = 'AbCdEfGhIjKlMnOpQrStUv';
const BARE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title>
<h1>Bare</h1><input aria-label="Name"><button>Next</button><p>1</p><script>
document.querySelector('button').onclick = () => (document.querySelector('p').textContent += 1);
</script>`;

/** What is done to a page, and what is seen of the answer. */
interface Answer {
  /** From the tap or key to the next frame, in milliseconds: the slowest of one doing. */
  wait: number;
  /** What the main thread did for it until the page was at rest again. */
  work: number;
}
type Answers = Record<string, Answer>;

const pause = (page: Page, ms: number) => page.waitForTimeout(ms);

/** Notes every answer from the first paint on. */
const noteAnswers = (page: Page) =>
  page.addInitScript(() => {
    const waits: number[] = [];
    Object.assign(globalThis, { waits });
    const options = { type: 'event', buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && Number(entry.interactionId) > 0) waits.push(entry.duration);
    }).observe(options);
  });

/** Does something to the page at a quarter of the CPU and waits for its answer. */
async function answerTo(page: Page, doIt: () => Promise<void>): Promise<Answer> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const worked = async () =>
    1000 *
    ((await client.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await pause(page, REST_MS);
  await page.evaluate(() => ((Reflect.get(globalThis, 'waits') as number[]).length = 0));
  const before = await worked();
  await doIt();
  await pause(page, REST_MS);
  const work = (await worked()) - before;
  const waits = await page.evaluate(() => Reflect.get(globalThis, 'waits') as number[]);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await client.detach();
  return { wait: Math.max(FASTEST_MS, ...waits), work };
}

/** A tap where something stands. Where it stands is found before the CPU is slowed. */
async function tapped(page: Page, selector: string): Promise<Answer> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  return answerTo(page, () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2));
}

const typed = (page: Page, text: string) => answerTo(page, () => page.keyboard.type(text, { delay: 150 }));

/** Bytes of script objects that are still needed once the page is at rest. */
async function heapOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  await pause(page, REST_MS);
  const client = await page.context().newCDPSession(page);
  for (let times = 0; times < 2; times++) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  await client.detach();
  return usedSize;
}

async function newPage(browser: Browser, path: string): Promise<Page> {
  // Answers do not pass through the worker, and what it fetches in the background is not what is measured.
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await noteAnswers(page);
  await page.addInitScript(
    (choices) => {
      localStorage.setItem('story_choices', choices);
    },
    JSON.stringify({ ...CHOICES, childName: '' }),
  );
  await page.goto(path);
  return page;
}

async function measureBare(browser: Browser): Promise<{ answers: Answers; heap: number }> {
  const page = await newPage(browser, 'about:blank');
  await page.route('http://bare.test/', (route) => route.fulfill({ contentType: 'text/html', body: BARE }));
  await page.goto('http://bare.test/');
  const heap = await heapOf(page);
  const tap = await tapped(page, 'button');
  await page.locator('input').focus();
  const key = await typed(page, 'Mia');
  await page.context().close();
  return { answers: { tap, key }, heap };
}

async function measureHome(browser: Browser, origin: string): Promise<{ answers: Answers; heap: number }> {
  const page = await newPage(browser, origin);
  const heap = await heapOf(page);
  const answers: Answers = {};
  answers['open the names'] = await tapped(page, '[data-patch="childName"]');
  answers['type a name'] = await typed(page, 'Mia');
  await page.keyboard.press('Enter');
  await pause(page, REST_MS);
  answers['open a picker'] = await tapped(page, '[data-patch="setting"]');
  await page.context().close();
  return { answers, heap };
}

/** A story of eighty paragraphs, made of one that the server told. */
async function longStory(page: Page, origin: string): Promise<string> {
  const made = await page.request.post(`${origin}/api/stories/generate`, {
    headers: { Authorization: 'Bearer anonymous' },
    data: {
      protagonist_name: 'Mia',
      age_group: 'early-elementary',
      theme: 'bedtime',
      character: 'robot',
      setting: 'forest',
      length: 'long',
      story_language: 'en',
      sync: true,
      include_images: false,
    },
  });
  const { story_id: id } = (await made.json()) as { story_id: string };
  const answer = await page.request.get(`${origin}/api/stories/${id}`);
  const told = (await answer.json()) as { title: string; content: { title: string; paragraphs: string[] } };
  const { paragraphs } = told.content;
  const content = {
    ...told.content,
    paragraphs: Array.from({ length: PARAGRAPHS }, (_, at) => paragraphs[at % paragraphs.length] ?? ''),
  };
  const json = { ...told, story_id: LONG_STORY, content };
  await page.route(`**/api/stories/${LONG_STORY}**`, (route) => route.fulfill({ json }));
  return id;
}

async function measureReader(browser: Browser, origin: string): Promise<{ answers: Answers; heap: number }> {
  const page = await newPage(browser, origin);
  const id = await longStory(page, origin);
  await page.goto(`${origin}/story/${id}`);
  await page.locator('.around-bar').waitFor({ state: 'attached' });
  const heap = await heapOf(page);
  const answers: Answers = {};
  await page.goto(`${origin}/story/${LONG_STORY}`);
  await page.locator('.around-bar').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page
    .locator('.story-text p')
    .nth(3)
    .evaluate((paragraph) => paragraph.scrollIntoView({ block: 'center' }));
  for (const time of ['open the reading sheet', 'open it once more']) {
    // It stays while the focus that came back from the sheet is in it.
    const bar = page.locator('.around-bar');
    if ((await bar.getAttribute('data-shown')) === 'false')
      await page.touchscreen.tap(PHONE.width / 2, PHONE.height / 2);
    await page.locator('.around-bar[data-shown="true"]').waitFor();
    answers[time] = await tapped(page, '.around-bar button:nth-of-type(2)');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.evaluate(() => localStorage.setItem('reading-pages', '"pages"'));
  await page.reload();
  await page.locator('.around-bar').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  answers['turn a page'] = await tapped(page, '.book-arrows button:last-of-type');
  answers['turn the next'] = await tapped(page, '.book-arrows button:last-of-type');
  await page.context().close();
  return { answers, heap };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

ensureBuilt();
const executablePath = ensureChromium();
const server = await AppServer.start();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const seen: Record<string, Answer[]> = {};
const heaps: Record<string, number[]> = {};
try {
  for (let round = 0; round < ROUNDS; round++) {
    const measured = {
      bare: await measureBare(browser),
      home: await measureHome(browser, server.url),
      reader: await measureReader(browser, server.url),
    };
    for (const [name, { answers, heap }] of Object.entries(measured)) {
      (heaps[name] ??= []).push(heap);
      for (const [what, answer] of Object.entries(answers)) (seen[`${name}: ${what}`] ??= []).push(answer);
    }
  }
} finally {
  await browser.close();
  await server.remove();
}

const bareTap = median((seen['bare: tap'] ?? []).map(({ wait }) => wait));
console.info(`answers at a quarter of the CPU, medians of ${ROUNDS} rounds; gate 14: at most 100 ms
                                   wait ms  longest  to bare   work ms`);
for (const [name, answers] of Object.entries(seen)) {
  const wait = median(answers.map((each) => each.wait));
  const longest = Math.max(...answers.map((each) => each.wait));
  const work = median(answers.map((each) => each.work));
  console.info(
    `${name.padEnd(32)} ${wait.toFixed(0).padStart(9)} ${longest.toFixed(0).padStart(8)} ${(wait / bareTap).toFixed(2).padStart(8)} ${work.toFixed(0).padStart(9)}`,
  );
}
const MB = 1_048_576;
const heap = (name: string) => median(heaps[name] ?? []) / MB;
console.info(`
heap at rest, MB: bare ${heap('bare').toFixed(2)}, home ${heap('home').toFixed(2)} (gate 17: 3), a story ${heap('reader').toFixed(2)} (4)`);

// npm run bench:growing: how old a paragraph of a slow provider is when it is told to who listens, and when it stands on the screen.
// Gate 13 of the budgets. The provider of the tests writes, in this process, so that one clock measures all; the server is one of
// its own, as it is built.
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright';
import { AppServer } from '../e2e/app-server.ts';
import { requestOf, taleOf } from '../tests/helpers/provider-tale.ts';
import { createStrictProvider, KEY } from '../tests/helpers/strict-provider.ts';
import { ensureBuilt, ensureChromium } from './setup.mjs';

const ROUNDS = Number(process.env['ROUNDS'] ?? '5');
/** A model thinks before its first paragraph, and then writes one in so many milliseconds. */
const FIRST_MS = 3000;
const NEXT_MS = 400;
/** No paragraph may be older when it is revealed; the first one is to be there within the goal of BEY-2. */
const GATE_MS = 2000;
const GOAL_MS = 300;
const PHONE = { width: 412, height: 823 };
const WISH = {
  protagonist_name: 'Mia',
  age_group: 'preschool',
  theme: 'bedtime',
  character: 'robot',
  setting: 'forest',
  length: 'short',
};

/** Milliseconds since 1970 at which each paragraph was ready at the provider, told, and painted. */
interface Round {
  asked: number;
  ready: number[];
  told: number[];
  painted: number[];
}

/** Notes the moment of each paragraph in the story's events until they end. */
async function listen(url: string, id: string): Promise<number[]> {
  const told: number[] = [];
  const answer = await fetch(`${url}/api/stories/${id}/events`);
  let heard = '';
  for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    heard += piece;
    const count = heard.split('event: paragraph').length - 1;
    while (told.length < count) told.push(Date.now());
  }
  return told;
}

/** A page on a story in the making, which notes when each paragraph was painted. */
async function look(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: PHONE, serviceWorkers: 'block' });
  await page.addInitScript(() => {
    const painted: number[] = [];
    Object.assign(globalThis, { painted });
    let known = 0;
    new MutationObserver(() => {
      const fresh = document.querySelectorAll('.story-text p').length - known;
      known += Math.max(0, fresh);
      if (fresh > 0)
        requestAnimationFrame(() => setTimeout(() => painted.push(...Array.from({ length: fresh }, () => Date.now()))));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(address);
  return page;
}

const tale = await taleOf(requestOf(WISH), 'bench');
const provider = await createStrictProvider(tale);

async function round(server: AppServer, browser: Browser): Promise<Round> {
  const ready: number[] = [];
  provider.reset();
  provider.state.pause = async (count) => {
    if (count > 0) ready.push(Date.now());
    await wait(count === 0 ? FIRST_MS : NEXT_MS);
  };
  const asked = Date.now();
  const answer = await fetch(`${server.url}/api/stories/generate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...WISH, sync: false }),
  });
  const body: unknown = await answer.json();
  const id = String(Object(body).story_id);
  const listening = listen(server.url, id);
  const page = await look(browser, `${server.url}/story/${id}`);
  const told = await listening;
  await page.waitForFunction(
    (count) => (Reflect.get(globalThis, 'painted') as number[]).length >= count,
    tale.paragraphs.length,
  );
  const painted = await page.evaluate(() => Reflect.get(globalThis, 'painted') as number[]);
  await page.close();
  return { asked, ready, told, painted };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const ages = (of: readonly number[], ready: readonly number[]) =>
  ready.map((at, index) => (of[index] ?? Infinity) - at);
const line = (what: string, all: readonly number[]) =>
  console.log(
    `${what.padEnd(34)} median ${median(all).toFixed(0).padStart(5)} ms   most ${Math.max(...all)
      .toFixed(0)
      .padStart(5)} ms`,
  );

ensureBuilt();
const executablePath = ensureChromium();
const server = await AppServer.start({
  STORY_PROVIDER: 'openai',
  STORY_MODEL: 'gpt-test',
  STORY_API_KEY: KEY,
  STORY_BASE_URL: provider.url,
  PROVIDER_FALLBACK: 'fail',
  GENERATE_SYNC_WAIT_MS: '0',
  SHOWCASE: 'on',
});
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const rounds: Round[] = [];
// The first one loads the libraries.
await round(server, browser);
while (rounds.length < ROUNDS) rounds.push(await round(server, browser));
await browser.close();
await server.remove();
await provider.close();

const painted = rounds.flatMap((one) => ages(one.painted, one.ready));
const first = rounds.map((one) => (one.painted[0] ?? Infinity) - (one.ready[0] ?? 0));
const ratios = rounds.map((one) => ((one.painted[0] ?? Infinity) - one.asked) / ((one.ready[0] ?? 0) - one.asked));
line(
  'a paragraph, told after',
  rounds.flatMap((one) => ages(one.told, one.ready)),
);
line('a paragraph, on the screen after', painted);
line(
  'the first one, told after',
  rounds.map((one) => (one.told[0] ?? Infinity) - (one.ready[0] ?? 0)),
);
line('the first one, on the screen after', first);
console.log(
  `from the wish to the first paragraph on the screen: ${median(ratios).toFixed(2)} x as long as the provider took for it`,
);
if (median(first) > GOAL_MS) console.log(`the first paragraph is later than the goal of ${GOAL_MS} ms`);
if (Math.max(...painted) > GATE_MS) {
  console.error(`a paragraph was older than ${GATE_MS} ms when it was revealed`);
  process.exitCode = 1;
}

// npm run bench:lists: every list over 10, 1,000 and 100,000 public stories, as ratios of the same run. The real server in
// this process, each with a database of its own on the disk; rounds take turns, so that what else the machine does falls on
// all of them. All servers answer pages of the same size.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/platform/config.ts';
import { createMetrics } from '../server/metrics/metrics.ts';
import { NO_TRACING } from '../server/platform/tracing.ts';
import { openDatabase, type Database } from '../server/platform/database.ts';
import { NO_NEWS } from '../server/platform/process-news.ts';
import { createLog } from '../server/platform/log.ts';
import { PICTURE_WAITS } from '../server/pictures/picture-waits.ts';
import { insertStory, newStoryRow } from '../server/stories/stories.store.ts';
import { STORY_WAITS } from '../server/stories/story-waits.ts';

const COUNTS = [10, 1000, 100_000] as const;
const ROUNDS = Number(process.env['ROUNDS'] ?? '300');
const GATE = 1.5;
const BEGAN = Date.parse('2026-11-22T20:00:00.000Z');
const MINUTE_MS = 60_000;
/** The ten stories must fill two pages of a category, and half of them are the family's own. */
const PAGE = 'limit=4';
const LISTS = {
  'category, page 1': `/api/stories/category/adventures?type=themes&${PAGE}`,
  'category, page 2': `/api/stories/category/adventures?type=themes&${PAGE}&last_key=`,
  'category of two values': `/api/stories/category/school-age?type=ages&${PAGE}`,
  'category without stories': '/api/stories/category/arctic?type=settings&limit=12',
  'public list': `/api/stories?visibility=public&${PAGE}`,
  'public list in Spanish': `/api/stories?visibility=public&language=es&${PAGE}`,
  'category in Spanish': `/api/stories/category/adventures?type=themes&language=es&${PAGE}`,
  'category in Hindi, of none': `/api/stories/category/school-age?type=ages&language=hi&${PAGE}`,
  'own list': `/api/stories?${PAGE}`,
  'featured on the home page': '/api/stories?include_public=true&limit=6',
  'categories by popularity': '/api/categories?sortByPopularity=true',
} as const;
/** Counts all stories; the server does it once a minute. */
const STATS = '/api/categories/stats';

const text = JSON.stringify({
  title: 'Mia and the Lamp',
  paragraphs: Array.from({ length: 6 }, () => 'Mia lit the lamp, and the lamp said hush. '.repeat(6).trim()),
});

async function fill(database: Database, count: number, owner: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (let at = 0; at < count; at++) {
      const parameters = {
        protagonist_name: 'Mia',
        age_group: at % 4 < 2 ? 'early-elementary' : 'elementary',
        theme: 'adventure',
        character: 'robot',
        setting: at % 2 === 0 ? 'forest' : 'city',
        length: 'short',
        moral: 'none',
        difficulty: 'simple',
        tone: 'calm',
        story_language: at % 10 === 3 ? 'es' : 'en',
        include_images: false,
        image_style: 'watercolor',
      };
      const row = newStoryRow({
        id: randomBytes(16).toString('base64url'),
        owner: at % 2 === 0 ? owner : 'user:somebody-else',
        parameters: JSON.stringify(parameters),
        created_at: BEGAN - (count - at) * 1000,
      });
      const told = { status: 'complete', title: 'Mia and the Lamp', content: text, current_step: 10 };
      await insertStory(transaction, { ...row, ...told, visibility: 'public' });
    }
  });
}

async function openServer(folder: string, count: number) {
  const time = { now: BEGAN };
  const database = await openDatabase(join(folder, `${count}.sqlite`));
  const { app } = createApp({
    config: readConfig({ RATE_LIMIT_SCALE: '0', SEED_STORIES: 'off', LOG_LEVEL: 'silent' }),
    database,
    clock: { now: () => time.now },
    log: createLog('silent'),
    metrics: createMetrics(),
    tracing: NO_TRACING,
    random: (size) => randomBytes(size),
    secret: 'a-secret-for-the-bench-of-32-bytes',
    letters: { forgetBefore: async () => {}, forgetTo: async () => {} },
    ledgerFile: join(folder, 'erased.jsonl'),
    processNews: NO_NEWS,
    workerName: 'bench',
    sendLetter: undefined,
    storyteller: { languages: ['en'], tell: () => Promise.reject(new Error('nothing is told here')) },
    waits: STORY_WAITS,
    staticFiles: { files: new Map(), home: '', shell: '' },
    pictures: {
      files: {
        store: async () => {},
        storeConverted: async () => {},
        read: async () => undefined,
        removeVersion: async () => {},
        remove: async () => {},
        stories: async () => [],
      },
      painter: {
        paint: () => Promise.reject(new Error('nothing is painted here')),
        fit: () => Promise.reject(new Error('nothing is painted here')),
        convert: () => Promise.reject(new Error('nothing is painted here')),
        close: () => {},
      },
      waits: PICTURE_WAITS,
    },
  });
  const registered = await app.request('/api/auth/register', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'family@example.com', password: 'sleep tight' }),
  });
  const session: { token: string; user: { id: string } } = JSON.parse(await registered.text());
  await fill(database, count, `user:${session.user.id}`);
  const headers = { Authorization: `Bearer ${session.token}` };
  const ask = async (path: string): Promise<string> => {
    const answer = await app.request(path, { headers });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${body}`);
    return body;
  };
  const first: { last_key: string } = JSON.parse(await ask(LISTS['category, page 1']));
  return {
    count,
    /** Milliseconds of one answer, and how many things stand in it. */
    measure: async (path: string): Promise<{ ms: number; length: number }> => {
      const whole = path.endsWith('last_key=') ? path + first.last_key : path;
      const begun = performance.now();
      const body = await ask(whole);
      const ms = performance.now() - begun;
      const said: { stories?: unknown[]; categories?: unknown[] } = JSON.parse(body);
      return { ms, length: (said.stories ?? said.categories ?? []).length };
    },
    aMinuteLater: () => {
      time.now += MINUTE_MS;
    },
    close: () => database.destroy(),
  };
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

const folder = mkdtempSync(join(tmpdir(), 'tuckaway-lists-'));
const servers: Awaited<ReturnType<typeof openServer>>[] = [];
try {
  for (const count of COUNTS) servers.push(await openServer(folder, count));
  const names = [...Object.keys(LISTS), STATS];
  const times = new Map(names.map((name) => [name, COUNTS.map((): number[] => [])]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, path] of Object.entries(LISTS)) {
      const lengths = new Set<number>();
      // Who is first in a round changes.
      for (let turn = 0; turn < servers.length; turn++) {
        const at = (round + turn) % servers.length;
        const measured = await servers[at]?.measure(path);
        if (!measured) continue;
        times.get(name)?.[at]?.push(measured.ms);
        lengths.add(measured.length);
      }
      if (lengths.size !== 1) throw new Error(`${name} answers ${[...lengths].join(' or ')} things`);
    }
  }
  for (let round = 0; round < 9; round++) {
    for (const [at, server] of servers.entries()) {
      server.aMinuteLater();
      times.get(STATS)?.[at]?.push((await server.measure(STATS)).ms);
    }
  }
  const heads = COUNTS.map((count) => count.toLocaleString('en').padStart(9)).join('');
  console.log(`${'median ms of stories'.padEnd(28)}${heads}   1,000 : 10   100,000 : 10`);
  let worst = 0;
  for (const name of names) {
    const [few = NaN, some = NaN, many = NaN] = (times.get(name) ?? []).map(median);
    if (name !== STATS) worst = Math.max(worst, some / few, many / few, few / some, few / many);
    const row = [few, some, many].map((ms) => ms.toFixed(3).padStart(9)).join('');
    console.log(
      `${name.padEnd(28)}${row}   ${(some / few).toFixed(2).padStart(10)}   ${(many / few).toFixed(2).padStart(12)}`,
    );
  }
  console.log(`worst of the lists ${worst.toFixed(2)}; gate ${GATE} (the stats count all stories, once a minute)`);
  process.exitCode = worst > GATE ? 1 : 0;
} finally {
  for (const server of servers) await server.close();
  rmSync(folder, { recursive: true, force: true });
}

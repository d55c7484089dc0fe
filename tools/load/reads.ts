// Reads over open connections, beside a bare server with the same bytes and headers.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closedLoop, createAsker, median, quantile, type Asker } from './asking.ts';
import { ENGINES, onEngines } from './engines.ts';
import { startLoaded, startServer, whileRunning, type LoadedServer } from './loaded-server.ts';
import type { Report } from './report.ts';

const ROUNDS = 7;
const READS = 3000;
const AT_ONCE = 8;
const WARM_UP = 3000;
/** Of the CPU of the bare server. */
const STORY_BOUND = 1.3;
/** What only the connection is about, which the bare server says by itself. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'set-cookie']);

/** What a browser sends that has been here before: its cookie, and what it can unpack. */
async function returningVisitor(asker: Asker, address: string): Promise<Record<string, string>> {
  const first = await asker.ask(address);
  const cookie = first.headers['set-cookie']?.[0]?.split(';')[0];
  return { 'Accept-Encoding': 'gzip, deflate, br', ...(cookie ? { Cookie: cookie } : {}) };
}

/** The address of a story that everybody may read. */
export async function publicStory(asker: Asker, url: string): Promise<string> {
  const { stories } = await asker.said(`${url}/api/stories?visibility=public&limit=1`);
  return `/api/stories/${Object(stories)[0].story_id}`;
}

async function startBare(
  asker: Asker,
  url: string,
  paths: readonly string[],
  headers: Record<string, string>,
): Promise<LoadedServer> {
  const answers: Record<string, object> = {};
  for (const path of paths) {
    const { status, headers: all, body } = await asker.ask(url + path, { headers });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    const kept = Object.entries(all).filter(([name]) => !OF_THE_CONNECTION.has(name));
    answers[path] = {
      headers: { ...Object.fromEntries(kept), 'content-length': String(body.length) },
      body: body.toString('base64'),
    };
  }
  const folder = mkdtempSync(join(tmpdir(), 'tuckaway-bare-'));
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  const bare = await startLoaded('tools/load/bare-server.ts', { ANSWERS: file });
  rmSync(folder, { recursive: true });
  return bare;
}

/** CPU of one answer, and how long half and nearly all of them took; in milliseconds. */
async function readOf(
  asker: Asker,
  server: LoadedServer,
  path: string,
  headers: Record<string, string>,
  reads = READS,
): Promise<{ cpu: number; p50: number; p99: number }> {
  const used = server.cpu();
  const times = await closedLoop(reads, AT_ONCE, async () => {
    const { status } = await asker.ask(server.url + path, { headers });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  });
  return { cpu: (server.cpu() - used) / reads, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** A story, a list and the home document, as ratios of the same rounds. */
export async function reads(report: Report): Promise<void> {
  report.begin('reads, each to a bare node:http server that answers with the same bytes');
  await onEngines(ENGINES, async (engine) => {
    const server = await startServer(await engine.newPlace());
    const asker = createAsker();
    await whileRunning([server], async () => {
      const story = await publicStory(asker, server.url);
      const paths = {
        'story by id': story,
        'public list of 12': '/api/stories?visibility=public&limit=12',
        'home document': '/',
      };
      const headers = await returningVisitor(asker, server.url + story);
      const bare = await startBare(asker, server.url, Object.values(paths), headers);
      await whileRunning([bare], async () => {
        for (const [what, path] of Object.entries(paths)) {
          for (const each of [server, bare]) await readOf(asker, each, path, headers, WARM_UP);
          const rounds: Record<'cpu' | 'p50' | 'p99', number[]> = { cpu: [], p50: [], p99: [] };
          for (let round = 0; round < ROUNDS; round++) {
            const ours = await readOf(asker, server, path, headers);
            const floor = await readOf(asker, bare, path, headers);
            for (const name of ['cpu', 'p50', 'p99'] as const) rounds[name].push(ours[name] / floor[name]);
          }
          report.add(engine.name, what, {
            values: { CPU: median(rounds.cpu), p50: median(rounds.p50), p99: median(rounds.p99) },
            ...(path === story ? { bound: { of: 'CPU', atMost: STORY_BOUND } } : {}),
          });
        }
      });
    });
    asker.close();
  });
}

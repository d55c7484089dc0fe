// What it costs a process that a thousand readers watch stories being made. Four stories are told the whole while, so that
// every reader has something to hear.
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { WISH } from '../../tests/helpers/test-app.ts';
import { closedLoop, createAsker, median } from './asking.ts';
import { ENGINES, onEngines } from './engines.ts';
import { startServer, whileRunning, type LoadedServer } from './loaded-server.ts';
import type { Report } from './report.ts';

const READERS = 1000;
const STORIES = 4;
const SETTLE_MS = 10_000;
const WATCH_MS = 20_000;
const BOUND_MB = 120;
const READS = 50;

/** A reader who has heard how the story stands. */
const watch = (address: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(address, { agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`a reader was told ${answer.statusCode}`));
      answer.once('data', () => resolve(answer));
      answer.resume();
    }).once('error', reject);
  });

/** So many readers of these stories, a few at a time. */
async function manyReaders(addresses: readonly string[]): Promise<IncomingMessage[]> {
  const readers: IncomingMessage[] = [];
  await closedLoop(READERS, 50, async (at) => {
    readers.push(await watch(`${addresses[at % addresses.length]}/events`));
  });
  return readers;
}

/** Lets them watch: the most memory the server had meanwhile, and the cores it needed. */
async function watched(server: LoadedServer): Promise<{ most: number; cores: number }> {
  let most = server.memory();
  const [begun, used] = [performance.now(), server.cpu()];
  while (performance.now() - begun < WATCH_MS) {
    await pause(1000);
    most = Math.max(most, server.memory());
  }
  return { most, cores: (server.cpu() - used) / (performance.now() - begun) };
}

/** Memory with a thousand readers, and reads beside them as a ratio to reads before. */
export async function live(report: Report): Promise<void> {
  report.begin(`live: ${READERS} readers of ${STORIES} stories in the making, to none`);
  await onEngines(ENGINES, async (engine) => {
    const environment = { PLAIN_TELL: 'on', SLOW_TELL_MS: '480000', SEED_STORIES: 'off' };
    const server = await startServer(await engine.newPlace(), environment, 'tests/helpers/slow-server.ts');
    const asker = createAsker();
    await whileRunning([server], async () => {
      const addresses: string[] = [];
      for (let at = 0; at < STORIES; at++) {
        const wish = { method: 'POST', body: { ...WISH, sync: false } };
        const { story_id: id } = await asker.said(`${server.url}/api/stories/generate`, wish);
        addresses.push(`${server.url}/api/stories/${String(id)}`);
      }
      // What one reader loads is not counted for each of a thousand.
      for (let at = 0; at < 20; at++) (await watch(`${addresses[at % STORIES]}/events`)).destroy();
      const readTime = async () => median(await closedLoop(READS, 1, () => asker.said(addresses[0] ?? '')));
      await readTime();
      const alone = await readTime();
      await pause(SETTLE_MS);
      const before = server.memory();
      const readers = await manyReaders(addresses);
      const { most, cores } = await watched(server);
      const beside = await readTime();
      const gone = readers.filter((reader) => reader.destroyed).length;
      for (const reader of readers) reader.destroy();
      report.add(engine.name, 'memory', {
        values: { 'MB more': most - before, 'times as much': most / before },
        bound: { of: 'MB more', atMost: BOUND_MB },
      });
      report.add(engine.name, 'a story read beside them', { values: { p50: beside / alone, 'cores for them': cores } });
      report.add(engine.name, 'readers who were lost', {
        values: { readers: gone },
        bound: { of: 'readers', atMost: 0 },
      });
    });
    asker.close();
  });
}

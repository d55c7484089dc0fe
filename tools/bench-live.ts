// npm run bench:live: what it costs a process that a thousand readers watch stories being made. Four stories are told the whole
// while, so that every reader has something to hear; the memory is that of the process before, with them, and after.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const READERS = Number(process.env['READERS'] ?? '1000');
const STORIES = 4;
const SETTLE_MS = 10_000;
const WATCH_MS = 20_000;
const GATE_MB = 120;
const PAGE = '<!doctype html><html><head><!--head--></head><body><div id="root"></div><!--data--></body></html>';
const WISH = {
  protagonist_name: 'Mia',
  age_group: 'preschool',
  theme: 'friendship',
  character: 'robot',
  setting: 'forest',
  length: 'short',
  moral: null,
  difficulty: null,
  tone: null,
  story_language: 'en',
  sync: false,
  include_images: false,
  image_style: 'watercolor',
};

const home = mkdtempSync(join(tmpdir(), 'tuckaway-live-'));
mkdirSync(join(home, 'dist'));
for (const name of ['index.html', 'shell.html']) writeFileSync(join(home, 'dist', name), PAGE);
const server = spawn(process.execPath, ['tests/helpers/slow-server.ts'], {
  env: {
    PATH: process.env['PATH'],
    ...(process.env['DATABASE_URL'] ? { DATABASE_URL: process.env['DATABASE_URL'] } : {}),
    DATA_DIR: join(home, 'data'),
    DIST_DIR: join(home, 'dist'),
    PORT: '0',
    RATE_LIMIT_SCALE: '0',
    SEED_STORIES: 'off',
    LOG_LEVEL: 'error',
    PLAIN_TELL: 'on',
    SLOW_TELL_MS: '480000',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const pid = server.pid ?? 0;

/** Megabytes that a process has in memory. */
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
/** CPU that it has used, in milliseconds, from ticks of 10 ms. */
function cpu(): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
const ready = (): Promise<string> =>
  new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      const url = /ready at (\S+)/.exec(chunk.toString())?.[1];
      if (url) resolve(url);
    });
    server.once('close', () => reject(new Error('the server does not start')));
  });
async function generate(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/stories/generate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(WISH),
  });
  const { story_id: id }: { story_id: string } = JSON.parse(await answer.text());
  return id;
}
/** A reader who has heard how the story stands. */
const watch = (address: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(address, { agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`a reader was told ${answer.statusCode}`));
      answer.once('data', () => resolve(answer));
      answer.resume();
    }).once('error', reject);
  });
async function readTime(address: string): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < 30; at++) {
    const begun = performance.now();
    await (await fetch(address)).arrayBuffer();
    times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b)[15] ?? NaN;
}

try {
  const url = await ready();
  const ids = await Promise.all(Array.from({ length: STORIES }, () => generate(url)));
  const address = (at: number) => `${url}/api/stories/${ids[at % STORIES]}`;
  // What one reader loads is not counted for each of a thousand.
  for (let at = 0; at < 20; at++) (await watch(`${address(at)}/events`)).destroy();
  const alone = await readTime(address(0));
  await pause(SETTLE_MS);
  const before = memory();

  const readers: IncomingMessage[] = [];
  while (readers.length < READERS) {
    const some = Array.from({ length: Math.min(50, READERS - readers.length) }, (_, at) =>
      watch(`${address(at)}/events`),
    );
    readers.push(...(await Promise.all(some)));
  }
  let most = memory();
  const [begun, used] = [performance.now(), cpu()];
  while (performance.now() - begun < WATCH_MS) {
    await pause(1000);
    most = Math.max(most, memory());
  }
  const cores = (cpu() - used) / (performance.now() - begun);
  const beside = await readTime(address(0));
  const open = readers.filter((reader) => !reader.destroyed).length;
  for (const reader of readers) reader.destroy();
  await pause(SETTLE_MS);

  const more = most - before;
  console.log(`${open} of ${READERS} readers stayed for ${WATCH_MS / 1000} s
memory ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most, ${memory().toFixed(0)} MB after they went
${more.toFixed(0)} MB more, ${((more * 1024) / READERS).toFixed(0)} kB a reader; gate ${GATE_MB} MB
${cores.toFixed(2)} cores for them; a story is read in ${alone.toFixed(1)} ms without and ${beside.toFixed(1)} ms with them, ratio ${(beside / alone).toFixed(1)}`);
  process.exitCode = more > GATE_MB || open < READERS ? 1 : 0;
} finally {
  server.kill('SIGKILL');
  rmSync(home, { recursive: true, force: true });
}

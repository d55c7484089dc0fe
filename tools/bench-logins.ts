// npm run bench:logins: how much longer a story read takes while thirty families sign in at once. One server, a process of
// its own; rounds with and without logins take turns, so that what else the machine does falls on both.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './setup.mjs';

const ROUNDS = Number(process.env['ROUNDS'] ?? '10');
const READS = 150;
const LOGINS = 30;
const PORT = Number(process.env['PORT'] ?? '4520');
const ORIGIN = `http://127.0.0.1:${PORT}`;
const GATE = 2;

async function post(path: string, body: object): Promise<Response> {
  const answer = await fetch(ORIGIN + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer;
}

async function ready(): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(`${ORIGIN}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error(`nothing answers on port ${PORT}`);
}

/** CPU that a process has used, in milliseconds: utime and stime of /proc, in ticks of 10 ms. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Milliseconds of each of so many reads, one after the other. */
async function readTimes(path: string): Promise<number[]> {
  const times: number[] = [];
  while (times.length < READS) {
    const begun = performance.now();
    const answer = await fetch(ORIGIN + path);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a story read answered ${answer.status}`);
    times.push(performance.now() - begun);
  }
  return times;
}

/** Thirty are always under way until `isOver`: how many came through, and how many were told to come again. */
async function logins(isOver: () => boolean): Promise<{ done: number; sentAway: number }> {
  let [done, sentAway] = [0, 0];
  const one = async (at: number) => {
    while (!isOver()) {
      const answer = await post('/api/auth/login', { email: `family-${at}@example.com`, password: 'sleep tight' });
      if (answer.status === 200) done++;
      else if (answer.status === 503) sentAway++;
      else throw new Error(`a login answered ${answer.status}`);
      // Sooner than he is told to: people press again.
      if (answer.status === 503) await new Promise((next) => setTimeout(next, 1000));
    }
  };
  await Promise.all(Array.from({ length: LOGINS }, (_, at) => one(at)));
  return { done, sentAway };
}

const quantile = (times: readonly number[], at: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * at)] ?? NaN;

ensureBuilt();
const data = mkdtempSync(join(tmpdir(), 'tuckaway-logins-'));
const server = spawn('node', ['server/main.ts'], {
  env: { ...process.env, PORT: String(PORT), DATA_DIR: data, RATE_LIMIT_SCALE: '0', LOG_LEVEL: 'silent' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await ready();
  for (let at = 0; at < LOGINS; at++)
    await post('/api/auth/register', { email: `family-${at}@example.com`, password: 'sleep tight' });
  const made: { stories: { story_id: string }[] } = JSON.parse(
    await (await fetch(`${ORIGIN}/api/stories?visibility=public&limit=1`)).text(),
  );
  const path = `/api/stories/${made.stories[0]?.story_id ?? ''}`;
  await readTimes(path);

  const alone: number[] = [];
  const beside: number[] = [];
  let [signedIn, sentAway] = [0, 0];
  let busyMs = 0;
  let cpuMs = 0;
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(...(await readTimes(path)));
    let isOver = false;
    const [cpu, begun] = [cpuOf(server.pid ?? 0), performance.now()];
    const reading = readTimes(path).finally(() => {
      isOver = true;
    });
    const [times, came] = await Promise.all([reading, logins(() => isOver)]);
    beside.push(...times);
    signedIn += came.done;
    sentAway += came.sentAway;
    cpuMs += cpuOf(server.pid ?? 0) - cpu;
    busyMs += performance.now() - begun;
  }
  const ratio = quantile(beside, 0.5) / quantile(alone, 0.5);
  const row = (name: string, times: readonly number[]) =>
    `${name.padEnd(24)} median ${quantile(times, 0.5).toFixed(2)} ms, 90 % ${quantile(times, 0.9).toFixed(2)} ms`;
  console.log(`${row('a story read alone', alone)}
${row(`beside ${LOGINS} logins`, beside)}
${signedIn} logins in ${(busyMs / 1000).toFixed(1)} s and ${sentAway} sent away, the server on ${(cpuMs / busyMs).toFixed(2)} cores
ratio of the medians ${ratio.toFixed(2)}, of 90 % ${(quantile(beside, 0.9) / quantile(alone, 0.9)).toFixed(2)}; gate ${GATE}`);
  process.exitCode = ratio > GATE ? 1 : 0;
} finally {
  server.kill();
  rmSync(data, { recursive: true, force: true });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startProcess, temporaryHome, type Home, type ServerProcess } from '../helpers/server-process.ts';
import { WISH } from '../helpers/test-app.ts';

const QUOTA = 5;
const PRESSES = 20;
let homes: Home[] = [];
let running: ServerProcess[] = [];
beforeEach(async () => {
  homes = [await temporaryHome(), await temporaryHome()];
});
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  running = [];
  for (const home of homes) await home.remove();
});

/** Two machines on one database: each has a folder of its own, both know one secret. */
async function startTwo(toldFile: string): Promise<string[]> {
  running = homes.map((home) =>
    startProcess('tests/helpers/slow-server.ts', {
      ...home.environment,
      DATABASE_URL: homes[0]?.address ?? '',
      JWT_SECRET: 'one secret of two processes, of 32 bytes',
      ANON_DAILY_LIMIT: String(QUOTA),
      SHOWCASE: 'off',
      RATE_LIMIT_SCALE: '0',
      SEED_STORIES: 'off',
      SHORT_LEASES: 'on',
      PLAIN_TELL: 'on',
      SLOW_TELL_MS: '100',
      LEASE_MS: '4000',
      TOLD_FILE: toldFile,
    }),
  );
  return Promise.all(running.map(({ ready }) => ready));
}

it('SRV-7 two processes on one database keep one quota, and tell each story once', { timeout: 60_000 }, async () => {
  const toldFile = join(homes[0]?.folder ?? '', 'told');
  const urls = await startTwo(toldFile);
  const hello = await fetch(`${urls[0]}/api/anonymous/status`);
  const headers = {
    'Content-Type': 'application/json',
    Cookie: hello.headers.get('Set-Cookie')?.split(';')[0] ?? '',
  };
  const body = JSON.stringify({ ...WISH, sync: false });
  const answers = await Promise.all(
    Array.from({ length: PRESSES }, async (_, at) => {
      const answer = await fetch(`${urls[at % 2]}/api/stories/generate`, { method: 'POST', headers, body });
      return { http: answer.status, said: await answer.json() };
    }),
  );
  const accepted = answers.filter(({ http }) => http === 202).map(({ said }) => said.story_id);
  expect([accepted.length, new Set(accepted).size]).toEqual([QUOTA, QUOTA]);
  expect(answers.filter(({ http }) => http === 429)).toHaveLength(PRESSES - QUOTA);
  const statusAt = async (url: string | undefined, id: string) =>
    (await (await fetch(`${url}/api/stories/${id}/status`, { headers })).json()).status;
  for (const id of accepted) for (const url of urls) await expect.poll(() => statusAt(url, id)).toBe('complete');
  expect(readFileSync(toldFile, 'utf8').trim().split('\n').toSorted()).toEqual(accepted.map(String).toSorted());
});

it('SRV-5 the same press at both processes in one moment is one story', { timeout: 60_000 }, async () => {
  const urls = await startTwo(join(homes[0]?.folder ?? '', 'told'));
  const hello = await fetch(`${urls[0]}/api/anonymous/status`);
  const headers = {
    'Content-Type': 'application/json',
    Cookie: hello.headers.get('Set-Cookie')?.split(';')[0] ?? '',
    'Idempotency-Key': 'one press of two',
  };
  const body = JSON.stringify({ ...WISH, sync: false });
  const ids = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      const answer = await fetch(`${urls[at % 2]}/api/stories/generate`, { method: 'POST', headers, body });
      return (await answer.json()).story_id;
    }),
  );
  expect(new Set(ids).size).toBe(1);
});

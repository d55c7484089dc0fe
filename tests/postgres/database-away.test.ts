// A server of PostgreSQL that really goes, under writes, and comes back.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../helpers/free-port.ts';
import { startProcess, temporaryHome, type Home, type ServerProcess } from '../helpers/server-process.ts';
import { WISH } from '../helpers/test-app.ts';
import { makePostgres, type PostgresServer } from './start-postgres.ts';

/** What was acknowledged must be on the disk, so this one server is not careless. */
const CAREFUL = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'];
const STORY = {
  title: 'The Lamp',
  content: 'Mia lit the lamp. Hush, hush, said the lamp. Good night, Mia.',
};

let home: Home;
let postgres: PostgresServer | undefined;
let server: ServerProcess | undefined;
beforeEach(async () => {
  home = await temporaryHome();
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  await postgres?.stop();
  await home.remove();
});

async function start(address: string): Promise<string> {
  server = startProcess('tests/helpers/slow-server.ts', {
    ...home.environment,
    DATABASE_URL: address,
    LOG_LEVEL: 'error',
    SHOWCASE: 'off',
    ANON_DAILY_LIMIT: '1000',
    RATE_LIMIT_SCALE: '0',
    SEED_STORIES: 'off',
    SHORT_LEASES: 'on',
    PLAIN_TELL: 'on',
    SLOW_TELL_MS: '1500',
  });
  return server.ready;
}

const JSON_BODY = { 'Content-Type': 'application/json' };

/** A family's token, from an account of its own. */
async function register(url: string, at: number): Promise<string> {
  const body = JSON.stringify({ email: `family-${at}@example.com`, password: 'sleep tight' });
  const answer = await fetch(`${url}/api/auth/register`, { method: 'POST', headers: JSON_BODY, body });
  return (await answer.json()).token;
}

/** Families that send one story after the other, until they are told to stop. */
async function startWriters(url: string, count: number) {
  const tokens = await Promise.all(Array.from({ length: count }, (_, at) => register(url, at)));
  const kept: { id: string; token: string }[] = [];
  const others: { status: number; code: string; retryAfter: string | null }[] = [];
  const stopping = new AbortController();
  const write = async (token: string) => {
    while (!stopping.signal.aborted) {
      const headers = { ...JSON_BODY, Authorization: `Bearer ${token}` };
      const answer = await fetch(`${url}/api/stories`, { method: 'POST', headers, body: JSON.stringify(STORY) });
      const said = await answer.json();
      if (answer.status === 201) kept.push({ id: said.story_id, token });
      else others.push({ status: answer.status, code: said.code, retryAfter: answer.headers.get('Retry-After') });
    }
  };
  const writing = Promise.allSettled(tokens.map(write));
  return {
    kept,
    others,
    stop: async () => {
      stopping.abort();
      for (const { status } of await writing) expect(status).toBe('fulfilled');
    },
  };
}

it(
  'SRV-18 SRV-7 a database that goes away under writes: 503 until it is back, and nothing acknowledged is lost',
  { timeout: 90_000 },
  async () => {
    const { start: startPostgres } = makePostgres(await freePort());
    postgres = await startPostgres(CAREFUL);
    const url = await start(postgres.url('postgres'));
    const statusOf = async (path: string) => (await fetch(url + path)).status;
    const writers = await startWriters(url, 4);
    await expect.poll(() => writers.kept.length).toBeGreaterThan(20);
    // Left behind by the crash in the hands of its teller.
    const asked = await fetch(`${url}/api/stories/generate`, {
      method: 'POST',
      headers: JSON_BODY,
      body: JSON.stringify({ ...WISH, sync: false }),
    });
    const { story_id: id } = await asked.json();

    await postgres.stop('keep');
    await expect.poll(() => writers.others.length).toBeGreaterThan(10);
    const ready = await fetch(`${url}/api/ready`);
    expect([ready.status, await ready.json()]).toMatchObject([503, { checks: { database: false } }]);
    expect(await statusOf('/api/health')).toBe(200);
    for (const path of ['/api/stories/', '/story/'])
      expect([path, await statusOf(path + writers.kept[0]?.id)]).toEqual([path, 503]);

    postgres = await startPostgres(CAREFUL);
    const before = writers.kept.length;
    await expect.poll(() => writers.kept.length).toBeGreaterThan(before + 20);
    await expect.poll(() => statusOf('/api/ready')).toBe(200);
    await writers.stop();

    for (const other of writers.others)
      expect(other).toEqual({ status: 503, code: 'unavailable', retryAfter: expect.stringMatching(/^\d+$/) });
    for (const { id: story, token } of writers.kept) {
      const read = await fetch(`${url}/api/stories/${story}`, { headers: { Authorization: `Bearer ${token}` } });
      expect([read.status, (await read.json()).title]).toEqual([200, STORY.title]);
    }
    // Its teller goes on by itself.
    const told = async () => (await (await fetch(`${url}/api/stories/${id}/status`)).json()).status;
    await expect.poll(told).toBe('complete');
    expect(server?.child.exitCode).toBe(null);
  },
);

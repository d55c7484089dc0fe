// Two processes on one database, of which one or the other is killed again and again while families use both.
// KILLS=50 for the long round of `npm run load -- kill`.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../server/platform/database.ts';
import { asOnlooker } from './address.ts';
import { startFamilies } from './families.ts';
import { makePair, type Running } from './process-pair.ts';

const KILLS = Number(process.env['KILLS'] ?? '10');
const QUOTA = 6;
const PARTS = [0, 1] as const;

let pair: Awaited<ReturnType<typeof makePair>>;
let database: Database;
beforeEach(async () => {
  pair = await makePair();
  database = await openDatabase(asOnlooker(pair.address));
});
afterEach(async () => {
  await database.destroy();
  await pair.end();
});

const start = (which: 0 | 1, told: string) =>
  pair.start(which, {
    ANON_DAILY_LIMIT: String(QUOTA),
    SLOW_TELL_MS: '150',
    // Longer than a live process is ever held up on a busy machine.
    LEASE_MS: '4000',
    TOLD_FILE: told,
    TOLD_BY: 'on',
  });

/** Kills one after the other, and starts each anew. Gives the ids of the processes that were killed. */
async function killAndStart(alive: [Running, Running], told: string): Promise<Set<string>> {
  const killed = new Set<string>();
  while (killed.size < KILLS) {
    await pause(200 + Math.random() * 400);
    const which = PARTS[Math.random() < 0.5 ? 0 : 1];
    const { child, ended } = alive[which];
    child.kill('SIGKILL');
    await ended;
    killed.add(String(child.pid));
    alive[which] = await start(which, told);
  }
  return killed;
}

/** Which processes began to tell each story, in their order. */
function tellersIn(file: string): Map<string, string[]> {
  const tellers = new Map<string, string[]>();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  for (const [id = '', teller = ''] of lines.map((line) => line.split(' ')))
    tellers.set(id, [...(tellers.get(id) ?? []), teller]);
  return tellers;
}

it(
  `SRV-7 SRV-3 SRV-5 ${KILLS} times one of two processes is killed: nothing accepted is lost, told twice or over its quota`,
  { timeout: 60_000 + KILLS * 20_000 },
  async () => {
    const told = join(pair.folder, 'told');
    const alive: [Running, Running] = await Promise.all([start(0, told), start(1, told)]);
    const families = startFamilies(() => alive.map(({ url }) => url), 4);
    const killed = await killAndStart(alive, told);
    const { accepted, accounts, reads, failures } = await families.stop();
    expect(failures).toEqual([]);
    expect([accepted.length > KILLS, accounts.length > KILLS / 4, reads > KILLS]).toEqual([true, true, true]);

    const statuses = async () =>
      new Map(
        (await database.selectFrom('stories').select(['id', 'status']).execute()).map((row) => [row.id, row.status]),
      );
    const running = async () => [...(await statuses()).values()].filter((status) => !/complete|failed/.test(status));
    await expect.poll(running, { timeout: 30_000, interval: 200 }).toEqual([]);
    const ends = await statuses();
    // Every story that somebody was promised is there; one may fail that three of its tellers were killed with.
    const tellers = tellersIn(told);
    for (const { id } of accepted) {
      const by = tellers.get(id) ?? [];
      expect([id, ends.get(id)]).toEqual([id, by.length >= 3 && ends.get(id) === 'failed' ? 'failed' : 'complete']);
    }
    // Nobody begins a story again that a living process holds or has told.
    for (const [id, by] of tellers)
      for (const teller of by.slice(0, -1)) expect([id, killed.has(teller)]).toEqual([id, true]);

    const rows = await database.selectFrom('stories').select(['owner', 'status']).execute();
    const used = await database.selectFrom('daily_usage').select(['subject', 'used']).execute();
    for (const owner of new Set(rows.map((row) => row.owner))) {
      const kept = rows.filter((row) => row.owner === owner && row.status !== 'failed').length;
      expect(kept).toBeLessThanOrEqual(QUOTA);
      expect([owner, used.find(({ subject }) => subject === owner)?.used ?? 0]).toEqual([owner, kept]);
    }
    // An account that was made at one is one at the other, and its session is.
    for (const { token, email } of accounts) {
      const answer = await fetch(`${alive[Math.random() < 0.5 ? 0 : 1].url}/api/auth/validate`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect([email, answer.status]).toEqual([email, 200]);
    }
  },
);

import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from './database.ts';
import { emptyLog, markErased, tidy } from './tidying.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-20T20:00:00.000Z');
const SECRET = 'Zwinderlotte lay in bed. ';
let folder: string;
let file: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tuckaway-tidying-'));
  file = join(folder, 'tuckaway.db');
  database = await openDatabase(file);
});
afterEach(async () => {
  await database.destroy();
  rmSync(folder, { recursive: true, force: true });
});
const isFound = () => [file, `${file}-wal`].some((path) => readFileSync(path).includes(SECRET));
/** Answers of any kind will do: each is a text in a row of its own. */
const keep = async (key: string, times: number) => {
  const row = { viewer: 'me', key, body_hash: '', status: 200, answer: SECRET.repeat(times), created_at: NOW };
  await database.insertInto('idempotent_answers').values(row).execute();
};
const remove = async () => {
  await database.deleteFrom('idempotent_answers').execute();
  await markErased(database, NOW);
};
const emptyPages = async () =>
  (await sql<{ pages: number }>`select freelist_count as pages from pragma_freelist_count()`.execute(database)).rows[0]
    ?.pages ?? 0;

describe('what is deleted', () => {
  it('leaves the database and its log, short or long', async () => {
    await keep('short', 1);
    await keep('long', 2000);
    await emptyLog(database);
    expect(isFound()).toBe(true);
    await remove();
    expect(isFound()).toBe(true);
    await emptyLog(database);
    expect(isFound()).toBe(false);
    expect(statSync(`${file}-wal`).size).toBe(0);
  });

  it('waits in the log for who reads just now, and holds nobody up', async () => {
    await keep('long', 2000);
    const reader = new DatabaseSync(file);
    reader.exec('begin; select count(*) from stories;');
    await remove();
    const began = performance.now();
    await emptyLog(database);
    expect(performance.now() - began).toBeLessThan(2000);
    expect(isFound()).toBe(true);
    reader.exec('commit');
    reader.close();
    await emptyLog(database);
    expect(isFound()).toBe(false);
  });

  it('leaves no gap: the file is rewritten once a day, and only after something was removed', async () => {
    expect(await tidy(database, NOW)).toBe(false);
    await keep('long', 2000);
    await remove();
    expect(await emptyPages()).toBeGreaterThan(0);
    expect(await tidy(database, NOW)).toBe(true);
    expect(await emptyPages()).toBe(0);
    expect(await tidy(database, NOW + DAY_MS)).toBe(false);
    await markErased(database, NOW + 1);
    expect(await tidy(database, NOW + DAY_MS - 1)).toBe(false);
    expect(await tidy(database, NOW + DAY_MS)).toBe(true);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from './database.ts';

it('SRV-18 a file that another process keeps too long is a refusal with a time to come back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuckaway-busy-'));
  const path = join(folder, 'tuckaway.db');
  const database = await openDatabase(path);
  const other = new DatabaseSync(path);
  onTestFinished(async () => {
    other.close();
    await database.destroy();
    rmSync(folder, { recursive: true });
  });
  await sql`pragma busy_timeout = 0`.execute(database);
  const note = () => database.updateTable('tidying').set({ erased_at: 1 }).execute();
  other.exec('begin immediate');
  const busy = { code: 'unavailable', status: 503, headers: { 'Retry-After': '5' } };
  await expect(note()).rejects.toMatchObject(busy);
  await expect(database.transaction().execute(note)).rejects.toMatchObject(busy);
  expect(await database.selectFrom('tidying').select('erased_at').execute()).toEqual([{ erased_at: 0 }]);
  other.exec('commit');
  await note();
});

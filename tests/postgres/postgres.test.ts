import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openDatabase, type Database } from '../../server/platform/database.ts';
import { createPostgresPool } from '../../server/platform/postgres-pool.ts';
import { insertStory, newStoryRow } from '../../server/stories/stories.store.ts';
import { testsOnPostgres } from '../../tools/tests-on-postgres.ts';
import { openEmptyDatabase } from '../helpers/empty-database.ts';
import { inDatabase } from './address.ts';

const { admin, template } = inject('postgres') ?? { admin: '', template: '' };

/** Asks beside everybody else. */
async function asAdmin(text: string): Promise<void> {
  const client = new Client({ connectionString: admin });
  await client.connect();
  await client.query(text);
  await client.end();
}
const put = (db: Parameters<typeof insertStory>[0], id: string, title: string | null = null) =>
  insertStory(db, newStoryRow({ id, owner: null, parameters: '{}', created_at: 1, title }));
const AWAY = expect.objectContaining({ code: 'unavailable', status: 503, headers: { 'Retry-After': '5' } });

describe('PostgreSQL', () => {
  let database: Database;
  beforeEach(async () => {
    database = await openEmptyDatabase();
  });
  afterEach(() => database.destroy());
  const ends = async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database);
    return () => asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${rows[0]?.name}'`);
  };
  const titles = async () => (await database.selectFrom('stories').select('title').execute()).map(({ title }) => title);

  it('may end its connections: idle ones are replaced, and nobody notices', async () => {
    const endAll = await ends();
    for (let times = 0; times < 3; times++) {
      await endAll();
      await expect.poll(titles).toEqual([]);
    }
  });

  it('SRV-18 ends a transaction with its connection: an error, and no half of it', async () => {
    const endAll = await ends();
    const written = database.transaction().execute(async (transaction) => {
      await put(transaction, 'first half');
      await endAll();
      await put(transaction, 'second half');
    });
    await expect(written).rejects.toEqual(AWAY);
    await expect.poll(titles).toEqual([]);
    const committed = database.transaction().execute(async (transaction) => {
      await put(transaction, 'whole');
      await endAll();
    });
    await expect(committed).rejects.toEqual(AWAY);
    await expect.poll(titles).toEqual([]);
  });

  it('is asked nothing more on a connection that it did not answer', async () => {
    const pool = createPostgresPool(admin, 100);
    const client = await pool.connect();
    const silence: unknown = await client.query('select pg_sleep(3)', []).catch((thrown: unknown) => thrown);
    expect(silence).toEqual(AWAY);
    await expect(client.query('rollback', [])).rejects.toBe(silence);
    client.release();
    await pool.end();
  });

  it('holds a text with a sign that it has no room for', async () => {
    await put(database, 'odd', 'a\0b');
    expect(await titles()).toEqual(['a\uFFFDb']);
  });
});

describe('a new database', () => {
  it('is made by whoever comes first of four that start at once', async () => {
    const name = `${template}_new`;
    await asAdmin(`create database ${name} template template0`);
    const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase(inDatabase(admin, name))));
    for (const each of opened) expect(await each.selectFrom('stories').selectAll().execute()).toEqual([]);
    const { rows } = await sql<{ count: number }>`select count(*) as count from kysely_migration`.execute(opened[0]!);
    expect(rows[0]?.count).toBeGreaterThan(10);
    for (const each of opened) await each.destroy();
    await asAdmin(`drop database ${name} with (force)`);
  });

  it('stays as it was where a migration fails', async () => {
    const name = `${template}_odd`;
    await asAdmin(`create database ${name} template template0`);
    const client = new Client({ connectionString: inDatabase(admin, name) });
    await client.connect();
    // In the way of the fourth migration.
    await client.query('create table category_counts (hour integer)');
    await expect(openDatabase(inDatabase(admin, name))).rejects.toThrow(/category_counts/);
    const tables = async () =>
      (await client.query(`select table_name from information_schema.tables where table_schema = 'public'`)).rows
        .map(({ table_name }) => String(table_name))
        .filter((table) => !table.startsWith('kysely'));
    expect(await tables()).toEqual(['category_counts']);
    await client.query('drop table category_counts');
    await (await openDatabase(inDatabase(admin, name))).destroy();
    expect(await tables()).toContain('stories');
    await client.end();
    await asAdmin(`drop database ${name} with (force)`);
  });
});

describe('its tests', () => {
  it('may be left out by who has none, and never where CI is set', () => {
    expect(testsOnPostgres({})).toEqual(expect.arrayContaining(['server/stories/story-life.test.ts']));
    expect(testsOnPostgres({})).not.toContain('server/providers/ordinary-names.test.ts');
    expect(testsOnPostgres({ TEST_POSTGRES_URL: 'none' })).toEqual([]);
    expect(() => testsOnPostgres({ TEST_POSTGRES_URL: 'none', CI: 'true' })).toThrow(
      /nothing is left out where CI is set/,
    );
  });
});

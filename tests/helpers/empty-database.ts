// Every database of the tests is opened here: SQLite in memory, or, in the project `postgres`, an emptied copy of a migrated
// database. A copy is lent to one test after another, for to make one takes longer than most tests do.
import { join } from 'node:path';
import { Kysely, sql, type PostgresPool } from 'kysely';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Database } from '../../server/platform/database.ts';
import { OneWriterPostgresDialect } from '../../server/platform/postgres-dialect.ts';
import { createPostgresPool } from '../../server/platform/postgres-pool.ts';
import { NodeSqliteDialect } from '../../server/platform/sqlite-dialect.ts';
import type { Tables } from '../../server/platform/tables.ts';
import { asOnlooker, inDatabase } from '../postgres/address.ts';

interface Copy {
  url: string;
  pool: ReturnType<typeof createPostgresPool>;
  /** Empties it for whoever has it next. */
  giveBack: () => Promise<void>;
}
/** Copies that nobody has just now. */
const copies: Copy[] = [];
let made = 0;

/** Which of the two engines the tests run on here. */
export const isOnPostgres = (): boolean => inject('postgres') !== undefined;

async function makeCopy(): Promise<Copy> {
  const { admin, template } = inject('postgres') ?? { admin: '', template: '' };
  const name = `${template}_${process.pid}_${(made += 1)}`;
  const client = new Client({ connectionString: admin });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const url = inDatabase(admin, name);
  const pool = createPostgresPool(asOnlooker(url));
  const asking = new Kysely<Tables>({ dialect: new OneWriterPostgresDialect(pool) });
  const tables = (await asking.introspection.getTables()).map((table) => `delete from "${table.name}"`);
  const { rows: migrations } = await sql<{ name: string }>`select name from kysely_migration`.execute(asking);
  const done = migrations.map(({ name: migration }) => `('${migration}', '')`);
  const emptying = [
    ...tables,
    'insert into tidying (id, erased_at, tidied_at) values (1, 0, 0)',
    `insert into kysely_migration (name, timestamp) values ${done.join(', ')} on conflict do nothing`,
  ].join('; ');
  const copy: Copy = {
    url,
    pool,
    giveBack: async () => {
      // What a test left running has ended its transaction by then.
      await asking.transaction().execute((transaction) => sql.raw(emptying).execute(transaction));
      copies.push(copy);
    },
  };
  return copy;
}
const lend = async (): Promise<Copy> => copies.pop() ?? makeCopy();

/** A database of one test with nothing in it; `destroy` gives it back. */
export async function openEmptyDatabase(): Promise<Database> {
  if (!isOnPostgres()) return openDatabase(':memory:');
  const copy = await lend();
  return new Kysely<Tables>({ dialect: new OneWriterPostgresDialect(lentPool(copy)) });
}

/** As a pool of one test alone: its end waits for what is under way, or that would come to the next test. */
function lentPool({ pool, giveBack }: Copy): PostgresPool {
  let inUse = 0;
  let onIdle = () => {};
  const leave = () => {
    inUse -= 1;
    if (inUse === 0) onIdle();
  };
  return {
    options: pool.options,
    connect: async () => {
      inUse += 1;
      try {
        const client = await pool.connect();
        const release = client.release.bind(client);
        client.release = (isDiscarded) => {
          release(isDiscarded);
          leave();
        };
        return client;
      } catch (thrown) {
        leave();
        throw thrown;
      }
    },
    end: async () => {
      if (inUse > 0) await new Promise<void>((resolve) => (onIdle = resolve));
      await giveBack();
    },
  };
}

/** The address of an empty database that several may open, one after the other or at once: a file in this folder, or a copy. */
export async function lendAddress(folder: string): Promise<{ address: string; giveBack: () => Promise<void> }> {
  if (!isOnPostgres()) return { address: join(folder, 'tuckaway.db'), giveBack: async () => {} };
  const { url: address, giveBack } = await lend();
  return { address, giveBack };
}

/**
 * A database that a server in this process writes, for who only reads: bringing it up to date would wait for that server, and
 * SQLite waits with the whole process.
 */
export const lookInto = (address: string): Database =>
  new Kysely<Tables>({
    dialect: isOnPostgres()
      ? new OneWriterPostgresDialect(createPostgresPool(address))
      : new NodeSqliteDialect(address),
  });

// The embedded database over to PostgreSQL: table by table in the order of keys, so many rows in a transaction, with the last
// key of each beside it. Whoever interrupts it starts it again, and it goes on from there. At the end every row is compared.
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { openDatabase } from '../../server/platform/database.ts';
import { DataFailure } from './data-failure.ts';
import {
  connectionTo,
  hashOf,
  insertRows,
  keyAsText,
  keyOfText,
  rowsInFile,
  rowsInPostgres,
  storableRow,
  tablesIn,
  type Row,
  type Table,
} from './moved-rows.ts';

/** Few enough for the 65,535 values of one statement with thirty columns, and for a few MB of stories. */
const ROWS_AT_ONCE = 200;
const LOOKS = 20;
const LOOK_AGAIN_MS = 100;
/** Where a move notes how far it came; gone once it is done. */
const NOTES = 'data_move';
/** The one row that every new database has, so it says nothing of other data. */
const BORN_WITH = 'tidying';

/**
 * Moves all rows of a file of SQLite to PostgreSQL and compares them. `say` hears of each table. The file is not changed.
 * A `secret` that the server made by itself goes with them: else that of the machine that starts first would count, and
 * neither sessions nor the ledger of removals could be read.
 * Throws DataFailure: no file, somebody uses either side, the other side has other data, or a row is not the same.
 */
export async function moveData(
  { file, url, secret }: { file: string; url: string; secret: string | undefined },
  say: (line: string) => void,
): Promise<void> {
  if (!existsSync(file)) throw new DataFailure(`There is no database at ${file}`);
  holdAlone(file).close();
  for (const address of [file, url]) await (await openDatabase(address)).destroy();
  const source = holdAlone(file);
  const target = connectionTo(url);
  try {
    await target.connect();
    await assertUnused(target);
    const tables = tablesIn(source);
    await prepare(target, tables);
    for (const table of tables) say(`${table.name}: ${await copyTable(source, target, table)} rows`);
    let rows = 0;
    for (const table of tables) rows += await compareTable(source, target, table);
    if (secret !== undefined)
      await target.query(
        'insert into shared_secret (id, secret) values (1, $1) on conflict (id) do update set secret = excluded.secret',
        [secret],
      );
    await target.query(`drop table ${NOTES}`);
    say(
      `${rows} rows in ${tables.length} tables, each the same on both sides. From now on start the server with DATABASE_URL.`,
    );
  } finally {
    await target.end();
    source.close();
  }
}

/** The file for this process alone, as long as it is open. Throws DataFailure while a server has it. */
function holdAlone(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 1000 });
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive; commit');
  } catch (thrown) {
    database.close();
    throw new DataFailure(`${file} is in use: stop the server first`, { cause: thrown });
  }
  return database;
}

/** A connection that was just closed is seen for a moment still; a server looks into its queue every second. */
async function assertUnused(target: Client): Promise<void> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const { rows } = await target.query(
      `select 1 from pg_stat_activity where datname = current_database() and application_name = 'tuckaway'`,
    );
    if (rows.length === 0) return;
    await pause(LOOK_AGAIN_MS);
  }
  throw new DataFailure('A server runs on the other database: stop it first');
}

/** Goes on where a move was interrupted, or begins one in an empty database. */
async function prepare(target: Client, tables: readonly Table[]): Promise<void> {
  const { rows } = await target.query(`select to_regclass('${NOTES}') is not null as is_there`);
  if (rows[0]?.is_there) return;
  for (const { name } of tables) {
    if (name === BORN_WITH) continue;
    const found = await target.query(`select 1 from "${name}" limit 1`);
    if (found.rows.length > 0)
      throw new DataFailure(`The other database has data of its own, in ${name}: nothing was moved`);
  }
  await target.query('begin');
  await target.query(`create table ${NOTES} (name text primary key, last_key text, row_count bigint not null)`);
  await target.query(`delete from "${BORN_WITH}"`);
  await target.query('commit');
}

/** How many rows there are in the end, also those of a move before. */
async function copyTable(source: DatabaseSync, target: Client, table: Table): Promise<bigint> {
  const { rows: notes } = await target.query(`select last_key, row_count from ${NOTES} where name = $1`, [table.name]);
  let count: bigint = notes[0]?.row_count ?? 0n;
  let last: Row | undefined = notes[0]?.last_key ? keyOfText(notes[0].last_key) : undefined;
  for (;;) {
    const rows = rowsInFile(source, table, last, ROWS_AT_ONCE);
    if (rows.length === 0) return count;
    last = keyOf(table, rows.at(-1) ?? []);
    count += BigInt(rows.length);
    await target.query('begin');
    await insertRows(target, table, rows.map(storableRow));
    await target.query(
      `insert into ${NOTES} (name, last_key, row_count) values ($1, $2, $3)
        on conflict (name) do update set last_key = excluded.last_key, row_count = excluded.row_count`,
      [table.name, keyAsText(last), count],
    );
    await target.query('commit');
  }
}

const keyOf = ({ columns, key }: Table, row: Row): Row => key.map((name) => row[columns.indexOf(name)] ?? null);

/** How many rows were compared. Throws DataFailure at the first that is not the same. */
async function compareTable(source: DatabaseSync, target: Client, table: Table): Promise<number> {
  let count = 0;
  for (let last: Row | undefined; ;) {
    const [here, there] = [
      rowsInFile(source, table, last, ROWS_AT_ONCE).map(storableRow),
      await rowsInPostgres(target, table, last, ROWS_AT_ONCE),
    ];
    const wrong = here.findIndex((row, at) => hashOf(row) !== hashOf(there[at] ?? []));
    const differing = here[wrong] ?? there[here.length];
    if (differing)
      throw new DataFailure(
        `${table.name} is not the same on both sides, at ${keyAsText(keyOf(table, differing))}: empty the other database and move again`,
      );
    if (here.length === 0) return count;
    count += here.length;
    last = keyOf(table, here.at(-1) ?? []);
  }
}

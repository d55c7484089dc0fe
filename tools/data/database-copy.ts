// A copy of the database that comes with the product, and what tells whether one is whole.
import { DatabaseSync, backup } from 'node:sqlite';
import { DataFailure } from './data-failure.ts';

/** More than a database can have: all pages in one step, as a step of another process between two would begin it anew. */
const ALL_PAGES = 2 ** 31 - 1;
/** SQLITE_BUSY */
const BUSY = 5;

export interface DatabaseContents {
  /** Rows of each table, by its name. */
  rows: Record<string, number>;
  /** Stories that have pictures. */
  pictured: string[];
}

/** Copies a database as it is at one moment, while others write into it. The copy is one file, without a log beside it. Throws DataFailure. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  let source: DatabaseSync | undefined;
  try {
    source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
    await backup(source, to, { rate: ALL_PAGES });
  } catch (thrown) {
    throw new DataFailure(`${from} could not be copied: ${thrown instanceof Error ? thrown.message : ''}`, {
      cause: thrown,
    });
  } finally {
    source?.close();
  }
  const copy = new DatabaseSync(to);
  copy.exec('pragma journal_mode = delete');
  copy.close();
}

/** Looks through all of it. Throws DataFailure when it is no database, or a broken one. */
export function inspectDatabase(path: string): DatabaseContents {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { readOnly: true });
    const [check] = database.prepare('pragma integrity_check').all();
    if (check?.['integrity_check'] !== 'ok') throw new Error(String(check?.['integrity_check']));
    const tables = database.prepare(`select name from sqlite_schema where type = 'table' order by name`).all();
    const count = (table: string) =>
      Number(database?.prepare(`select count(*) as rows from "${table}"`).get()?.['rows']);
    return {
      rows: Object.fromEntries(tables.map(({ name }) => [String(name), count(String(name))])),
      pictured: database
        .prepare('select distinct story_id from pictures where file is not null order by story_id')
        .all()
        .map((row) => String(row['story_id'])),
    };
  } catch (thrown) {
    throw new DataFailure(`${path} is not a whole database: ${thrown instanceof Error ? thrown.message : ''}`, {
      cause: thrown,
    });
  } finally {
    database?.close();
  }
}

/** Throws DataFailure while anybody has it open. What it held in its log is in its file afterwards. */
export function assertUnused(path: string): void {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout: 0 });
    // Who wants this must be alone with the file.
    database.exec('pragma journal_mode = delete');
  } catch (thrown) {
    if (thrown instanceof Error && 'errcode' in thrown && thrown.errcode === BUSY)
      throw new DataFailure(`A server has ${path} open: stop it first.`, { cause: thrown });
    // One that is broken may be replaced.
  } finally {
    database?.close();
  }
}

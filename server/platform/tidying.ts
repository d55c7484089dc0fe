// What was removed is gone from the files too. SQLite writes zeros over what it deletes (`secure_delete`), but the log beside
// the database keeps pages as they were until it is emptied, and a page that was parted may keep a piece of a row in its gap.
import { sql } from 'kysely';
import { isEmbedded, type Connection, type Database } from './database.ts';

const DAY_MS = 86_400_000;
/** Rewriting takes 20 ms for each MB, and nothing else is written meanwhile. */
const MAX_TIDY_BYTES = 128 * 1024 * 1024;

/** Notes in a transaction that it removes a family's words. */
export async function markErased(transaction: Connection, now: number): Promise<void> {
  await transaction.updateTable('tidying').set({ erased_at: now }).execute();
}

/** Does what needs the whole file for itself, at once or not at all: a wait for another process would hold everybody up. */
async function withoutWaiting(database: Database, work: (connection: Connection) => Promise<unknown>): Promise<void> {
  await database.connection().execute(async (connection) => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      await work(connection);
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(rows[0]?.timeout ?? 0)}`.execute(connection);
    }
  });
}

/**
 * Writes the log into the database and empties it. Where another process reads just now, the next time does it. The log of
 * PostgreSQL is its operator's.
 */
export async function emptyLog(database: Database): Promise<void> {
  if (isEmbedded(database))
    await withoutWaiting(database, (connection) => sql`pragma wal_checkpoint(truncate)`.execute(connection));
}

/**
 * Rewrites the database without gaps: once a day, if something was removed since the last time, and only one that is small
 * enough to be rewritten in two or three seconds. PostgreSQL gives up at once what was removed, while others go on writing.
 * True when it was.
 */
export async function tidy(database: Database, now: number): Promise<boolean> {
  const { erased_at, tidied_at } = await database.selectFrom('tidying').selectAll().executeTakeFirstOrThrow();
  if (erased_at <= tidied_at || now - tidied_at < DAY_MS) return false;
  if (isEmbedded(database)) {
    if ((await sizeOf(database)) > MAX_TIDY_BYTES) return false;
    await withoutWaiting(database, (connection) => sql`vacuum`.execute(connection));
  } else await sql`vacuum stories, pictures, users`.execute(database);
  await database.updateTable('tidying').set({ tidied_at: now }).execute();
  return true;
}

async function sizeOf(database: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(database);
  return rows[0]?.bytes ?? 0;
}

import { sql, SqliteAdapter } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What several processes share, on PostgreSQL alone: a file of SQLite is one machine's, which counts in memory and keeps its
 * secret beside it. Counts may be lost in a crash, so they are not written twice; their columns stand in the order in which
 * the library of rate limits writes them.
 */
export const severalProcesses: Migration = {
  async up(db) {
    if (db.getExecutor().adapter instanceof SqliteAdapter) return;
    await sql`create unlogged table rate_limits
      (key text collate "C" primary key, points integer not null, expire bigint)`.execute(db);
    await sql`create index rate_limits_by_end on rate_limits (expire)`.execute(db);
    await sql`create table shared_secret (id integer primary key check (id = 1), secret text not null)`.execute(db);
  },
};

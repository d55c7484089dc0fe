import { sql } from 'kysely';
import type { Database } from '../../server/platform/database.ts';
import { isOnPostgres } from './empty-database.ts';

/**
 * Makes a kind of change of a table fail, as when the server dies there.
 * @param change like `delete` or `update of viewer` @returns what mends it
 */
export async function breakTable(database: Database, change: string, table: string): Promise<() => Promise<void>> {
  const event = sql`${sql.raw(change)} on ${sql.table(table)}`;
  if (!isOnPostgres()) {
    await sql`create trigger broken before ${event} begin select raise(abort, 'broken'); end`.execute(database);
    return async () => void (await sql`drop trigger broken`.execute(database));
  }
  await sql`create function broken() returns trigger language plpgsql
    as 'begin raise exception ''broken''; end'`.execute(database);
  await sql`create trigger broken before ${event} for each row execute function broken()`.execute(database);
  return async () => void (await sql`drop function broken cascade`.execute(database));
}

import { SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A function that SQLite has and PostgreSQL gets, so that stores read JSON in one spelling: the text under a name, as
 * `json_extract(props, '$.name')`.
 */
export const jsonExtract: Migration = {
  async up(db) {
    if (db.getExecutor().adapter instanceof SqliteAdapter) return;
    await sql`create function json_extract(document text, path text) returns text
      language sql immutable strict parallel safe as 'select cast(document as json) ->> substr(path, 3)'`.execute(db);
  },
};

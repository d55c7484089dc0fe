import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const retention: Migration = {
  async up(db) {
    const { schema } = db;
    await schema
      .alterTable('stories')
      .addColumn('last_read_at', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    // Nobody knows when the stories of before were read last: their days count from here.
    await sql`update stories set last_read_at = ${Date.now()}`.execute(db);
    // Visitors without an account alone: what belongs to an account is never looked through.
    await sql`create index visitors_stories_by_reading on stories (last_read_at)
      where substr(owner, 1, 5) = 'anon:'`.execute(db);
    await schema
      .createTable('tidying')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('erased_at', 'bigint', (c) => c.notNull())
      .addColumn('tidied_at', 'bigint', (c) => c.notNull())
      .execute();
    await sql`insert into tidying (id, erased_at, tidied_at) values (1, 0, 0)`.execute(db);
  },
};

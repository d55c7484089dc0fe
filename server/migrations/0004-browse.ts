import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import * as v from 'valibot';

/** The choices by which stories are listed; each has an index of the public stories alone. */
const LISTED_BY = ['theme', 'character', 'setting', 'age_group'] as const;

const choice = v.optional(v.nullable(v.string()), null);
const ListedSchema = v.object({ theme: choice, character: choice, setting: choice, age_group: choice });

export const browse: Migration = {
  async up(db) {
    const { schema } = db;
    for (const column of LISTED_BY) await schema.alterTable('stories').addColumn(column, 'text').execute();
    const { rows } = await sql<{ id: string; parameters: string }>`select id, parameters from stories`.execute(db);
    for (const { id, parameters } of rows) {
      const { theme, character, setting, age_group } = v.parse(ListedSchema, JSON.parse(parameters));
      await sql`update stories set theme = ${theme}, "character" = ${character}, setting = ${setting},
        age_group = ${age_group} where id = ${id}`.execute(db);
    }
    // 1 once enough readers have reported it: it stands in no list until somebody has looked at it.
    await schema
      .alterTable('stories')
      .addColumn('is_hidden', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    for (const column of LISTED_BY)
      await sql`create index ${sql.ref(`public_stories_by_${column}`)}
        on stories (${sql.ref(column)}, created_at, id)
        where visibility = 'public' and is_hidden = 0`.execute(db);
    // With the status in it the finished ones are counted without a look at the stories themselves.
    await sql`create index public_stories on stories (created_at, id, status)
      where visibility = 'public' and is_hidden = 0`.execute(db);
    await schema.dropIndex('stories_by_visibility').execute();
    await schema
      .createTable('category_popularity')
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('slug', 'text', (c) => c.notNull())
      .addColumn('score', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('category_popularity_key', ['type', 'slug'])
      .execute();
    await schema
      .createTable('category_counts')
      .addColumn('hour', 'integer', (c) => c.notNull())
      .addColumn('viewer', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('slug', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('category_counts_key', ['hour', 'viewer', 'type', 'slug'])
      .execute();
    await schema
      .createTable('story_likes')
      .addColumn('story_id', 'text', (c) => c.notNull().references('stories.id').onDelete('cascade'))
      .addColumn('viewer', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('story_likes_key', ['story_id', 'viewer'])
      .execute();
    await schema.createIndex('story_likes_by_viewer').on('story_likes').column('viewer').execute();
    await schema
      .createTable('story_reports')
      .addColumn('story_id', 'text', (c) => c.notNull().references('stories.id').onDelete('cascade'))
      .addColumn('viewer', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('details', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('story_reports_key', ['story_id', 'viewer'])
      .execute();
  },
};

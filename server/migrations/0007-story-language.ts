import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The choices by which stories are listed. */
const LISTED_BY = ['theme', 'character', 'setting', 'age_group'] as const;

export const storyLanguage: Migration = {
  async up(db) {
    await db.schema
      .alterTable('stories')
      .addColumn('story_language', 'text', (c) => c.notNull().defaultTo('en'))
      .execute();
    await sql`update stories set story_language = coalesce(json_extract(parameters, '$.story_language'), 'en')`.execute(
      db,
    );
    // Each list of one language is a walk of its own; the indexes without it are for lists of all languages.
    for (const column of LISTED_BY)
      await sql`create index ${sql.ref(`public_stories_by_${column}_in_language`)}
        on stories (${sql.ref(column)}, story_language, created_at, id)
        where visibility = 'public' and is_hidden = 0`.execute(db);
    await sql`create index public_stories_in_language on stories (story_language, created_at, id)
      where visibility = 'public' and is_hidden = 0`.execute(db);
  },
};

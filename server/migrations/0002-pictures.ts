import type { Migration } from 'kysely/migration';

export const pictures: Migration = {
  async up(db) {
    const { schema } = db;
    await schema.alterTable('stories').addColumn('cover', 'text').execute();
    await schema
      .createTable('pictures')
      .addColumn('story_id', 'text', (c) => c.notNull().references('stories.id').onDelete('cascade'))
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('paragraph_index', 'integer')
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('picture', 'text', (c) => c.notNull())
      .addColumn('art_version', 'integer', (c) => c.notNull())
      .addColumn('description', 'text', (c) => c.notNull())
      .addColumn('alt', 'text', (c) => c.notNull())
      .addColumn('file', 'text')
      .addColumn('error', 'text')
      .addColumn('worker', 'text')
      .addColumn('lease_until', 'bigint', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('not_before', 'bigint', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('pictures_key', ['story_id', 'id'])
      .execute();
    await schema.createIndex('pictures_by_status').on('pictures').columns(['status', 'created_at']).execute();
  },
};

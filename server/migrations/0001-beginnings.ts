import type { Migration } from 'kysely/migration';

export const beginnings: Migration = {
  async up(db) {
    const { schema } = db;
    await schema
      .createTable('stories')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner', 'text')
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('title', 'text')
      .addColumn('parameters', 'text', (c) => c.notNull())
      .addColumn('content', 'text')
      .addColumn('plan', 'text')
      .addColumn('told', 'text')
      .addColumn('error', 'text')
      .addColumn('current_step', 'integer', (c) => c.notNull())
      .addColumn('visibility', 'text', (c) => c.notNull())
      .addColumn('is_seed', 'integer', (c) => c.notNull())
      .addColumn('view_count', 'integer', (c) => c.notNull())
      .addColumn('like_count', 'integer', (c) => c.notNull())
      .addColumn('retries', 'integer', (c) => c.notNull())
      .addColumn('quota', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .addColumn('queued_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('stories_by_owner').on('stories').columns(['owner', 'created_at', 'id']).execute();
    await schema
      .createIndex('stories_by_visibility')
      .on('stories')
      .columns(['visibility', 'created_at', 'id'])
      .execute();
    await schema
      .createTable('story_jobs')
      .addColumn('story_id', 'text', (c) => c.primaryKey().references('stories.id').onDelete('cascade'))
      .addColumn('worker', 'text')
      .addColumn('lease_until', 'bigint', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('not_before', 'bigint', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('story_views')
      .addColumn('story_id', 'text', (c) => c.notNull().references('stories.id').onDelete('cascade'))
      .addColumn('viewer', 'text', (c) => c.notNull())
      .addColumn('day', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('story_views_key', ['story_id', 'viewer', 'day'])
      .execute();
    await schema
      .createTable('daily_usage')
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('used', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('daily_usage_key', ['subject', 'day'])
      .execute();
    await schema
      .createTable('idempotent_answers')
      .addColumn('viewer', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('body_hash', 'text', (c) => c.notNull())
      .addColumn('status', 'integer', (c) => c.notNull())
      .addColumn('answer', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('idempotent_answers_key', ['viewer', 'key'])
      .execute();
    await schema
      .createTable('analytics_events')
      .addColumn('event_id', 'text', (c) => c.primaryKey())
      .addColumn('client_id', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('props', 'text', (c) => c.notNull())
      .addColumn('happened_at', 'bigint', (c) => c.notNull())
      .addColumn('received_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};

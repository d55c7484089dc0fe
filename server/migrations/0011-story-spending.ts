import type { Migration } from 'kysely/migration';

export const storySpending: Migration = {
  async up({ schema }) {
    await schema
      .alterTable('stories')
      .addColumn('provider_micro_usd', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};

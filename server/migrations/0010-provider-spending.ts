import type { Migration } from 'kysely/migration';

export const providerSpending: Migration = {
  async up({ schema }) {
    await schema
      .createTable('provider_spending')
      .addColumn('day', 'text', (c) => c.primaryKey())
      .addColumn('micro_usd', 'bigint', (c) => c.notNull())
      .execute();
  },
};

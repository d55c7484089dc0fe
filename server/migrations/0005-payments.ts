import type { Migration } from 'kysely/migration';

export const payments: Migration = {
  async up({ schema }) {
    await schema.alterTable('users').addColumn('subscription_grace_until', 'bigint').execute();
    await schema
      .createTable('billing_accounts')
      .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('customer', 'text', (c) => c.notNull().unique())
      .addColumn('subscription', 'text')
      .addColumn('status', 'text')
      .addColumn('tier', 'text')
      .addColumn('period_end', 'bigint')
      .addColumn('cancel_at_period_end', 'integer', (c) => c.notNull())
      .addColumn('past_due_since', 'bigint')
      .addColumn('readings', 'integer', (c) => c.notNull())
      .addColumn('applied', 'integer', (c) => c.notNull())
      .addColumn('read_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('billing_accounts_read').on('billing_accounts').column('read_at').execute();
    await schema
      .createTable('subscription_changes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('tier', 'text', (c) => c.notNull())
      .addColumn('status', 'text')
      .addColumn('ends_at', 'bigint')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('subscription_changes_user')
      .on('subscription_changes')
      .columns(['user_id', 'created_at'])
      .execute();
    await schema
      .createTable('checkout_sessions')
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('price', 'text', (c) => c.notNull())
      .addColumn('idempotency_key', 'text', (c) => c.notNull())
      .addColumn('session', 'text')
      .addColumn('opened_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('checkout_sessions_key', ['user_id', 'price'])
      .execute();
    await schema.createIndex('checkout_sessions_opened').on('checkout_sessions').column('opened_at').execute();
    await schema
      .createTable('payment_events')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('received_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('payment_events_received').on('payment_events').column('received_at').execute();
    await schema
      .createTable('sandbox_payment_objects')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('customer', 'text')
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('sandbox_payment_objects_kind')
      .on('sandbox_payment_objects')
      .columns(['kind', 'customer'])
      .execute();
    await schema
      .createTable('sandbox_payment_events')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('due_at', 'bigint')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('sandbox_payment_events_due')
      .on('sandbox_payment_events')
      .columns(['due_at', 'created_at', 'id'])
      .execute();
  },
};

import type { Migration } from 'kysely/migration';

export const accounts: Migration = {
  async up(db) {
    const { schema } = db;
    await schema
      .createTable('users')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('email_key', 'text', (c) => c.notNull().unique())
      .addColumn('name', 'text')
      .addColumn('password_hash', 'text')
      .addColumn('email_confirmed_at', 'bigint')
      .addColumn('token_version', 'integer', (c) => c.notNull())
      .addColumn('subscription_status', 'text', (c) => c.notNull())
      .addColumn('subscription_type', 'text')
      .addColumn('subscription_expires_at', 'bigint')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('external_identities')
      .addColumn('issuer', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('external_identities_key', ['issuer', 'subject'])
      .execute();
    await schema.createIndex('external_identities_user').on('external_identities').column('user_id').execute();
    await schema
      .createTable('password_resets')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('password_resets_user').on('password_resets').column('user_id').execute();
    await schema
      .createTable('revoked_tokens')
      .addColumn('jti', 'text', (c) => c.primaryKey())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};

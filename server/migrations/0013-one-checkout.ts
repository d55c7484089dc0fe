import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A user has one checkout open, whichever process he presses at. Of two that are there already the older one ends by itself within half an hour. */
export const oneCheckout: Migration = {
  async up(db) {
    await sql`delete from checkout_sessions where exists (
      select 1 from checkout_sessions as later where later.user_id = checkout_sessions.user_id
        and (later.opened_at, later.price) > (checkout_sessions.opened_at, checkout_sessions.price))`.execute(db);
    await db.schema.createIndex('checkout_sessions_one').unique().on('checkout_sessions').column('user_id').execute();
  },
};

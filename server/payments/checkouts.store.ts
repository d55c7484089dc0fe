import type { Connection } from '../platform/database.ts';
import type { CheckoutSessionsTable } from '../platform/tables.ts';

export type CheckoutRow = CheckoutSessionsTable;

/** The checkouts that a user may have open. */
export async function listCheckouts(db: Connection, userId: string): Promise<CheckoutRow[]> {
  return db.selectFrom('checkout_sessions').selectAll().where('user_id', '=', userId).execute();
}

/** Notes a checkout before it is opened; one that another process noted meanwhile stays. Gives the one that stands. */
export async function noteCheckout(db: Connection, row: CheckoutRow): Promise<CheckoutRow> {
  await db
    .insertInto('checkout_sessions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('checkout_sessions')
    .selectAll()
    .where('user_id', '=', row.user_id)
    .where('price', '=', row.price)
    .executeTakeFirstOrThrow();
}

/** Keeps what the provider calls a checkout that was noted. */
export async function keepCheckout(db: Connection, idempotencyKey: string, session: string): Promise<void> {
  await db.updateTable('checkout_sessions').set({ session }).where('idempotency_key', '=', idempotencyKey).execute();
}

export async function forgetCheckout(db: Connection, idempotencyKey: string): Promise<void> {
  await db.deleteFrom('checkout_sessions').where('idempotency_key', '=', idempotencyKey).execute();
}

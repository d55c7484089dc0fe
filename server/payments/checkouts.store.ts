import type { Connection } from '../platform/database.ts';
import type { CheckoutSessionsTable } from '../platform/tables.ts';

export type CheckoutRow = CheckoutSessionsTable;

/** The checkout that a user may have open: one at most, in a list. */
export async function listCheckouts(db: Connection, userId: string): Promise<CheckoutRow[]> {
  return db.selectFrom('checkout_sessions').selectAll().where('user_id', '=', userId).execute();
}

/** Notes a checkout before it is opened; one that another process noted meanwhile stays, whatever it sells. Gives the one that stands. */
export async function noteCheckout(db: Connection, row: CheckoutRow): Promise<CheckoutRow | undefined> {
  await db
    .insertInto('checkout_sessions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.selectFrom('checkout_sessions').selectAll().where('user_id', '=', row.user_id).executeTakeFirst();
}

/** Keeps what the provider calls a checkout that was noted. False when somebody took it away meanwhile. */
export async function keepCheckout(db: Connection, idempotencyKey: string, session: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('checkout_sessions')
    .set({ session })
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets a checkout as it was read: one whose page was opened since is another thing to be closed. */
export async function forgetCheckout(db: Connection, { idempotency_key, session }: CheckoutRow): Promise<void> {
  await db
    .deleteFrom('checkout_sessions')
    .where('idempotency_key', '=', idempotency_key)
    .where('session', 'is not distinct from', session)
    .execute();
}

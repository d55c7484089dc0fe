import { sql } from 'kysely';
import type { Connection } from '../platform/database.ts';
import type { BillingAccountsTable, SubscriptionChangesTable, UsersTable } from '../platform/tables.ts';

export type BillingAccount = BillingAccountsTable;
/** The plan that a user has, as it stands with his account. */
export type UserPlan = Pick<
  UsersTable,
  'subscription_status' | 'subscription_type' | 'subscription_expires_at' | 'subscription_grace_until'
>;

/** Whom the provider is to know: undefined when the user is gone. */
export async function findUserToBill(db: Connection, userId: string): Promise<{ email: string } | undefined> {
  return db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
}

/** The plan that stands with a user. */
export async function findPlan(db: Connection, userId: string): Promise<UserPlan | undefined> {
  return db
    .selectFrom('users')
    .select(['subscription_status', 'subscription_type', 'subscription_expires_at', 'subscription_grace_until'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Gives a user a plan, or takes it. One that he has already leaves his row untouched. */
export async function changePlan(db: Connection, userId: string, plan: UserPlan, now: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...plan, updated_at: now })
    .where('id', '=', userId)
    .where((is) =>
      is.or([
        is('subscription_status', '!=', plan.subscription_status),
        is('subscription_type', 'is distinct from', plan.subscription_type),
        is('subscription_expires_at', 'is distinct from', plan.subscription_expires_at),
        is('subscription_grace_until', 'is distinct from', plan.subscription_grace_until),
      ]),
    )
    .execute();
}

export async function findAccount(db: Connection, userId: string): Promise<BillingAccount | undefined> {
  return db.selectFrom('billing_accounts').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function findAccountOfCustomer(db: Connection, customer: string): Promise<BillingAccount | undefined> {
  return db.selectFrom('billing_accounts').selectAll().where('customer', '=', customer).executeTakeFirst();
}

/** Keeps who a user is at the provider, in the place of `gone` when that is who he was; somebody else who was kept meanwhile stays. */
export async function keepCustomer(
  db: Connection,
  { userId, customer, gone }: { userId: string; customer: string; gone: string | undefined },
): Promise<void> {
  await db
    .insertInto('billing_accounts')
    .values({
      user_id: userId,
      customer,
      subscription: null,
      status: null,
      tier: null,
      period_end: null,
      cancel_at_period_end: 0,
      past_due_since: null,
      readings: 0,
      applied: 0,
      read_at: 0,
    })
    .onConflict((conflict) =>
      gone === undefined
        ? conflict.column('user_id').doNothing()
        : conflict.column('user_id').doUpdateSet({ customer }).where('billing_accounts.customer', '=', gone),
    )
    .execute();
}

interface Reading {
  number: number;
  customer: string;
  /** When the one before it began. */
  before: number;
}
/** A reading that begins now; undefined when one began after `notAfter`, or when there is nothing to read. */
export async function takeReading(
  db: Connection,
  userId: string,
  now: number,
  notAfter: number | undefined,
): Promise<Reading | undefined> {
  const before = await findAccount(db, userId);
  const row = await db
    .updateTable('billing_accounts')
    .set({ readings: sql<number>`readings + 1`, read_at: now })
    .where('user_id', '=', userId)
    .$if(notAfter !== undefined, (query) => query.where('read_at', '<=', notAfter ?? 0))
    .returning(['readings', 'customer'])
    .executeTakeFirst();
  return row && { number: row.readings, customer: row.customer, before: before?.read_at ?? 0 };
}

/** As if a reading had not been, unless another one began after it. */
export async function putBackReading(db: Connection, userId: string, { number, before }: Reading): Promise<void> {
  await db
    .updateTable('billing_accounts')
    .set({ read_at: before })
    .where('user_id', '=', userId)
    .where('readings', '=', number)
    .execute();
}

/** Notes that we ended what an account had at the provider. */
export async function endAccount(db: Connection, userId: string): Promise<void> {
  await db
    .updateTable('billing_accounts')
    .set({ status: 'canceled' })
    .where('user_id', '=', userId)
    .where('status', 'is not', null)
    .execute();
}

/** Keeps what a reading found. */
export async function keepReading(
  db: Connection,
  userId: string,
  found: Omit<BillingAccount, 'user_id' | 'customer' | 'readings' | 'read_at'>,
): Promise<void> {
  await db.updateTable('billing_accounts').set(found).where('user_id', '=', userId).execute();
}

/** Those who were not read since, longest ago first. */
export async function listUnread(db: Connection, since: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_accounts')
    .select('user_id')
    .where('read_at', '<', since)
    .orderBy('read_at')
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function insertChange(db: Connection, change: SubscriptionChangesTable): Promise<void> {
  await db.insertInto('subscription_changes').values(change).execute();
}

/** What became of a user's plan, the first thing first. */
export async function listChanges(db: Connection, userId: string): Promise<SubscriptionChangesTable[]> {
  return db
    .selectFrom('subscription_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export async function hasEvent(db: Connection, id: string): Promise<boolean> {
  return (await db.selectFrom('payment_events').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Notes that an event had its effect. */
export async function keepEvent(
  db: Connection,
  event: { id: string; type: string; received_at: number },
): Promise<void> {
  await db
    .insertInto('payment_events')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets events and checkouts of before. */
export async function forgetBefore(db: Connection, events: number, checkouts: number): Promise<void> {
  await db.deleteFrom('payment_events').where('received_at', '<', events).execute();
  await db.deleteFrom('checkout_sessions').where('opened_at', '<', checkouts).execute();
}

// What the sandbox keeps: each object as its API answers it, with what only the sandbox knows of it beside it.
import type Stripe from 'stripe';
import type { Connection } from '../platform/database.ts';
import type { WireCheckout } from './stripe-checkout.ts';
import type { WireEvent } from './stripe-event.ts';
import type { WireInvoice } from './stripe-invoice.ts';
import type { PortalFlow, WirePortal } from './stripe-portal.ts';
import type { WireSubscription } from './stripe-subscription.ts';

/** `later`: pays today and is declined from next month on. */
export type Card = 'works' | 'declined' | 'later';

interface Kinds {
  customer: { wire: Stripe.Customer | Stripe.DeletedCustomer; card: Card; deletedAt?: number };
  checkout: { wire: WireCheckout; price: string; metadata: Record<string, string> };
  subscription: { wire: WireSubscription };
  invoice: { wire: WireInvoice };
  /** Known by the secret of its address; `usedAt` is when somebody last looked at it. */
  portal: { wire: WirePortal; flow?: PortalFlow; usedAt: number };
  /** What was answered to a call with a key of its own. */
  answer: { asked: string; body: string };
}
type Kind = keyof Kinds;

interface Row<K extends Kind> {
  id: string;
  kind: K;
  customer: string | null;
  object: Kinds[K];
}

export async function saveObject<K extends Kind>(
  db: Connection,
  { id, kind, customer, object }: Row<K>,
  now: number,
): Promise<void> {
  const body = JSON.stringify(object);
  await db
    .insertInto('sandbox_payment_objects')
    .values({ id, kind, customer, body, created_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ body }))
    .execute();
}

// What stands in a row was written by `saveObject` under the same kind.
function read<K extends Kind>(_kind: K, body: string): Kinds[K] {
  const object: Kinds[K] = JSON.parse(body);
  return object;
}

/** Undefined for an id that is nobody's, and for one of another kind. */
export async function findObject<K extends Kind>(db: Connection, kind: K, id: string): Promise<Kinds[K] | undefined> {
  const row = await db
    .selectFrom('sandbox_payment_objects')
    .select('body')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row && read(kind, row.body);
}

/** The newest first; of everybody without a customer. */
export async function listObjects<K extends Kind>(db: Connection, kind: K, customer?: string): Promise<Kinds[K][]> {
  const rows = await db
    .selectFrom('sandbox_payment_objects')
    .select('body')
    .where('kind', '=', kind)
    .$if(customer !== undefined, (query) => query.where('customer', '=', customer ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => read(kind, row.body));
}

/** Drops what a customer left behind that names him: checkouts and what was told of them, portals, answers to calls for him. */
export async function dropVisits(db: Connection, customer: string): Promise<void> {
  await db
    .deleteFrom('sandbox_payment_objects')
    .where('customer', '=', customer)
    .where('kind', 'in', ['checkout', 'portal', 'answer'])
    .execute();
  await db
    .deleteFrom('sandbox_payment_events')
    .where('body', 'like', `%"customer":"${customer}"%`)
    .where('body', 'like', '%"type":"checkout.session.%')
    .execute();
}

/** Drops all that is known of a customer. */
export async function dropCustomer(db: Connection, customer: string): Promise<void> {
  await dropVisits(db, customer);
  await db.deleteFrom('sandbox_payment_objects').where('customer', '=', customer).execute();
}

/** Forgets what was made before a moment and is of no use any more: taken events, portals, answers, customers who went. */
export async function forgetBefore(db: Connection, moment: number): Promise<void> {
  await db.deleteFrom('sandbox_payment_events').where('due_at', 'is', null).where('created_at', '<', moment).execute();
  await db
    .deleteFrom('sandbox_payment_objects')
    .where('kind', 'in', ['portal', 'answer'])
    .where('created_at', '<', moment)
    .execute();
  const gone = (await listObjects(db, 'customer'))
    .filter(({ deletedAt }) => deletedAt !== undefined && deletedAt < moment)
    .map(({ wire }) => wire.id);
  if (gone.length > 0) await db.deleteFrom('sandbox_payment_objects').where('customer', 'in', gone).execute();
}

export async function saveEvent(db: Connection, event: WireEvent, now: number): Promise<void> {
  await db
    .insertInto('sandbox_payment_events')
    .values({ id: event.id, body: JSON.stringify(event), attempts: 0, due_at: now, created_at: now })
    .execute();
}

/** Events whose time has come, the longest due first; those never told are in the order in which they happened. */
export async function listDueEvents(db: Connection, now: number, limit: number) {
  return db
    .selectFrom('sandbox_payment_events')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** When the next event is to be told; undefined when there is none. */
export async function nextDue(db: Connection): Promise<number | undefined> {
  const row = await db
    .selectFrom('sandbox_payment_events')
    .select((eb) => eb.fn.min('due_at').as('due'))
    .executeTakeFirst();
  return row?.due ?? undefined;
}

/** After an attempt: when the next one is, or null when there is to be none. */
export async function putEvent(
  db: Connection,
  id: string,
  { attempts, dueAt }: { attempts: number; dueAt: number | null },
): Promise<void> {
  await db.updateTable('sandbox_payment_events').set({ attempts, due_at: dueAt }).where('id', '=', id).execute();
}

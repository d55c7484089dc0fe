// What people do on the hosted pages: pay, and look after their plan. Whoever has the address may.
import type { Clock } from '../platform/clock.ts';
import type { Connection, Database } from '../platform/database.ts';
import { current } from './checkout-calls.ts';
import type { PortalView } from './portal-page.ts';
import type { Ledger } from './sandbox-ledger.ts';
import { findObject, listObjects, saveObject, type Card } from './sandbox-payments.store.ts';
import { findPrice } from './stripe-price.ts';

/** A portal that nobody looked at for so long is closed. */
const IDLE_MS = 300_000;

interface HostedNeeds {
  database: Database;
  clock: Clock;
  ledger: Ledger;
  onChange: () => void;
}
export type Hosted = ReturnType<typeof createHosted>;
export type PortalAction =
  | { kind: 'cancel' | 'resume' | 'confirm' }
  | { kind: 'switch'; price: string }
  | { kind: 'card'; card: 'works' | 'later' };

export function createHosted({ database, clock, ledger, onChange }: HostedNeeds) {
  const checkout = async (db: Connection, id: string) => {
    const found = await findObject(db, 'checkout', id);
    return found && { price: found.price, wire: current(found.wire, ledger.seconds()) };
  };
  /** The visit that an address belongs to; undefined when it is over. Looking keeps it open. */
  const visit = async (db: Connection, secret: string) => {
    const portal = await findObject(db, 'portal', secret);
    const customer = portal && (await findObject(db, 'customer', portal.wire.customer));
    if (!portal || !customer || customer.wire.deleted || portal.usedAt + IDLE_MS < clock.now()) return undefined;
    const object = { ...portal, usedAt: clock.now() };
    await saveObject(db, { id: secret, kind: 'portal', customer: portal.wire.customer, object }, clock.now());
    const [newest] = await ledger.listSubscriptions(db, portal.wire.customer);
    const subscription = portal.flow ? await ledger.findSubscription(db, portal.flow.subscription) : newest;
    return { portal, customer, subscription };
  };
  return {
    /** A checkout as it is now; undefined when there is none. */
    checkout: (id: string) => checkout(database, id),
    /** Pays for an open checkout; for one that is not, nothing changes. */
    pay: async (id: string, card: 'works' | 'later') => {
      const paid = await database.transaction().execute(async (db) => {
        const found = await checkout(db, id);
        return found?.wire.status === 'open' ? ledger.complete(db, id, card) : undefined;
      });
      onChange();
      return paid;
    },
    /** What the portal shows; undefined when the visit is over. */
    portal: async (secret: string): Promise<PortalView | undefined> => {
      const view = await database.transaction().execute(async (db): Promise<PortalView | undefined> => {
        const found = await visit(db, secret);
        if (!found) return undefined;
        const { portal, customer, subscription } = found;
        const invoices = await listObjects(db, 'invoice', portal.wire.customer);
        return {
          returnUrl: portal.wire.return_url,
          subscription,
          invoices: invoices.map(({ wire }) => wire),
          card: customer.card,
          asked: portal.flow?.price,
        };
      });
      onChange();
      return view;
    },
    /** Does it, and says where to go on: undefined for the portal itself. Does nothing where there is no plan, or no visit. */
    act: async (secret: string, action: PortalAction): Promise<{ next: string | undefined } | undefined> => {
      const done = await database.transaction().execute(async (db) => {
        const found = await visit(db, secret);
        if (!found) return undefined;
        const { portal, subscription } = found;
        if (subscription && subscription.status !== 'canceled') {
          if (action.kind === 'cancel' || action.kind === 'resume')
            await ledger.cancelAtEnd(db, subscription, action.kind === 'cancel');
          if (action.kind === 'switch' && findPrice(action.price))
            await ledger.switchTo(db, subscription, action.price);
          if (action.kind === 'confirm' && portal.flow) await ledger.switchTo(db, subscription, portal.flow.price);
          if (action.kind === 'card') await ledger.changeCard(db, portal.wire.customer, action.card);
        }
        const isDone = action.kind === 'confirm';
        return { next: isDone ? (portal.flow?.afterwards ?? portal.wire.return_url ?? undefined) : undefined };
      });
      onChange();
      return done;
    },
  };
}

/** A test card by its name in a form; undefined for any other text. */
export const readCard = (text: string): Card | undefined =>
  text === 'works' || text === 'declined' || text === 'later' ? text : undefined;

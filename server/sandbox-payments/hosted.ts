// What people do on the hosted pages: pay, and look after their plan. Whoever has the address may.
import type { Clock } from '../platform/clock.ts';
import type { Connection, Database } from '../platform/database.ts';
import { current } from './checkout-calls.ts';
import type { PortalView } from './portal-page.ts';
import type { Ledger } from './sandbox-ledger.ts';
import { findObject, listObjects, saveObject, type Card } from './sandbox-payments.store.ts';
import { balanceOf } from './stripe-customer.ts';

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
    if (!found) return undefined;
    const customer = await findObject(db, 'customer', found.wire.customer);
    return {
      price: found.price,
      wire: current(found.wire, ledger.seconds()),
      balance: balanceOf(customer?.wire),
    };
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
    // Months that went by with that may have used up credit.
    return { portal, customer: (await findObject(db, 'customer', customer.wire.id)) ?? customer, subscription };
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
          balance: balanceOf(customer.wire),
          now: ledger.seconds(),
          asked: portal.flow?.price,
        };
      });
      onChange();
      return view;
    },
    /**
     * Does it, and says where to go on: undefined for the portal itself. Does nothing where there is no plan, or no visit.
     * `isDeclined` when the plan was to be changed and the card does not pay for it.
     */
    act: async (secret: string, action: PortalAction) => {
      const done = await database.transaction().execute(async (db) => {
        const found = await visit(db, secret);
        if (!found) return undefined;
        const { portal, subscription } = found;
        let isDeclined = false;
        if (subscription && subscription.status !== 'canceled') {
          if (action.kind === 'cancel' || action.kind === 'resume')
            await ledger.cancelAtEnd(db, subscription, action.kind === 'cancel');
          const price = action.kind === 'switch' ? action.price : action.kind === 'confirm' && portal.flow?.price;
          if (price) isDeclined = !(await ledger.switchTo(db, subscription, price));
          if (action.kind === 'card') await ledger.changeCard(db, portal.wire.customer, action.card);
        }
        const isConfirmed = action.kind === 'confirm' && !isDeclined;
        const next = isConfirmed ? (portal.flow?.afterwards ?? portal.wire.return_url ?? undefined) : undefined;
        return { next, isDeclined };
      });
      onChange();
      return done;
    },
  };
}

/** A test card by its name in a form; undefined for any other text. */
export const readCard = (text: string): Card | undefined =>
  text === 'works' || text === 'declined' || text === 'later' ? text : undefined;

// Everything that may happen to a subscription. Each change and the events that tell of it are kept in one transaction.
import type Stripe from 'stripe';
import type { Clock } from '../platform/clock.ts';
import type { Connection } from '../platform/database.ts';
import type { RandomBytes } from '../platform/ids.ts';
import { monthAfter } from './month.ts';
import { prorate, settle } from './proration.ts';
import { createBooks } from './sandbox-books.ts';
import { dropVisits, findObject, listObjects, saveObject, type Card } from './sandbox-payments.store.ts';
import type { WireCheckout } from './stripe-checkout.ts';
import { balanceOf, deletedCustomerOf } from './stripe-customer.ts';
import { paidInvoiceOf } from './stripe-invoice.ts';
import { findPrice, planOf } from './stripe-price.ts';
import { subscriptionOf, type WireSubscription } from './stripe-subscription.ts';

export type Ledger = ReturnType<typeof createLedger>;
const isOver = ({ status }: WireSubscription) => status === 'canceled';

export function createLedger({ clock, random }: { clock: Clock; random: RandomBytes }) {
  const { seconds, newId, tell, saveSubscription, saveInvoice, bill, billRest } = createBooks({ clock, random });
  const cardOf = async (db: Connection, customer: string): Promise<Card> =>
    (await findObject(db, 'customer', customer))?.card ?? 'declined';

  const end = async (db: Connection, wire: WireSubscription, at: number): Promise<WireSubscription> => {
    const ended: WireSubscription = { ...wire, status: 'canceled', canceled_at: wire.canceled_at ?? at, ended_at: at };
    await saveSubscription(db, ended);
    await tell(db, { type: 'customer.subscription.deleted', object: ended });
    return ended;
  };

  /** One month further. */
  const renew = async (db: Connection, wire: WireSubscription, card: Card): Promise<WireSubscription> => {
    const [item] = wire.items.data;
    const start = item.current_period_end;
    // A plan that was not paid for a whole month is at its end, as after the last attempt of Stripe.
    if (wire.cancel_at_period_end || wire.status === 'past_due') return end(db, wire, start);
    const begun: WireSubscription = {
      ...wire,
      latest_invoice: newId('in'),
      items: {
        ...wire.items,
        data: [
          {
            ...item,
            current_period_start: start,
            current_period_end: monthAfter(wire.billing_cycle_anchor, start),
          },
        ],
      },
    };
    const invoice = await bill(db, begun, { canPay: card === 'works', reason: 'subscription_cycle' });
    const isPaid = invoice.status === 'paid';
    const next: WireSubscription = { ...begun, status: isPaid ? 'active' : 'past_due' };
    await saveSubscription(db, next);
    await tell(db, { type: 'customer.subscription.updated', object: next });
    await tell(db, { type: isPaid ? 'invoice.paid' : 'invoice.payment_failed', object: invoice });
    return next;
  };

  const change = async (db: Connection, wire: WireSubscription, changes: Partial<WireSubscription>) => {
    const changed = { ...wire, ...changes };
    await saveSubscription(db, changed);
    await tell(db, { type: 'customer.subscription.updated', object: changed });
    return changed;
  };

  /** The subscription after all the months that went by. */
  const upToDate = async (db: Connection, wire: WireSubscription): Promise<WireSubscription> => {
    const card = await cardOf(db, wire.customer);
    let current = wire;
    while (!isOver(current) && current.items.data[0].current_period_end <= seconds())
      current = await renew(db, current, card);
    return current;
  };

  return {
    seconds,
    newId,
    findSubscription: async (db: Connection, id: string): Promise<WireSubscription | undefined> => {
      const found = await findObject(db, 'subscription', id);
      return found && upToDate(db, found.wire);
    },
    /** The newest first. */
    listSubscriptions: async (db: Connection, customer?: string): Promise<WireSubscription[]> => {
      const list: WireSubscription[] = [];
      for (const { wire } of await listObjects(db, 'subscription', customer)) list.push(await upToDate(db, wire));
      return list;
    },
    /** An open checkout was paid for: the subscription, its bill, and the checkout as it is now. */
    complete: async (db: Connection, id: string, card: 'works' | 'later'): Promise<WireCheckout | undefined> => {
      const checkout = await findObject(db, 'checkout', id);
      const sold = checkout && findPrice(checkout.price);
      const customer = checkout && (await findObject(db, 'customer', checkout.wire.customer));
      if (!checkout || !sold || !customer) return undefined;
      const start = seconds();
      const wire = subscriptionOf(newId('sub'), {
        item: newId('si'),
        customer: customer.wire.id,
        price: sold.price,
        metadata: checkout.metadata,
        start,
        end: monthAfter(start, start),
        invoice: newId('in'),
      });
      const object = { ...customer, card };
      await saveObject(db, { id: customer.wire.id, kind: 'customer', customer: customer.wire.id, object }, clock.now());
      const invoice = await bill(db, wire, { canPay: true, reason: 'subscription_create' });
      await saveSubscription(db, wire);
      const session: WireCheckout = {
        ...checkout.wire,
        status: 'complete',
        payment_status: 'paid',
        subscription: wire.id,
        invoice: invoice.id,
        url: null,
      };
      await saveObject(
        db,
        { id, kind: 'checkout', customer: wire.customer, object: { ...checkout, wire: session } },
        clock.now(),
      );
      await tell(db, { type: 'customer.subscription.created', object: wire });
      await tell(db, { type: 'invoice.paid', object: invoice });
      await tell(db, { type: 'checkout.session.completed', object: session });
      return session;
    },
    /** At the end of what is paid, or not any more. */
    cancelAtEnd: (db: Connection, wire: WireSubscription, isCanceled: boolean) =>
      change(db, wire, {
        cancel_at_period_end: isCanceled,
        cancel_at: isCanceled ? wire.items.data[0].current_period_end : null,
        canceled_at: isCanceled ? seconds() : null,
      }),
    /** What is left of a month that was paid becomes credit where that is asked. */
    cancelNow: async (db: Connection, wire: WireSubscription, givesCredit = false) => {
      const isPaid = wire.status === 'active';
      const invoice = givesCredit && isPaid ? await billRest(db, wire) : undefined;
      const ended = await end(db, invoice ? { ...wire, latest_invoice: invoice.id } : wire, seconds());
      if (invoice) await tell(db, { type: 'invoice.paid', object: invoice });
      return ended;
    },
    /**
     * Another plan, from now on: a dearer one is paid for the rest of the month, a cheaper one leaves credit.
     * False when the card was declined, now or at the last payment: then the plan stays as it was.
     */
    switchTo: async (db: Connection, wire: WireSubscription, priceId: string): Promise<boolean> => {
      const sold = findPrice(priceId);
      const [item] = wire.items.data;
      if (!sold || item.price.id === priceId) return true;
      if (wire.status !== 'active') return false;
      const owner = await findObject(db, 'customer', wire.customer);
      const { due } = settle(prorate(wire, priceId, seconds()).total, balanceOf(owner?.wire));
      if (due > 0 && owner?.card !== 'works') return false;
      const { price } = sold;
      const invoice = await billRest(db, wire, price);
      const data: WireSubscription['items']['data'] = [{ ...item, price, plan: planOf(price) }];
      await change(db, wire, { items: { ...wire.items, data }, latest_invoice: invoice.id });
      await tell(db, { type: 'invoice.paid', object: invoice });
      return true;
    },
    /** Another card; what is still to be paid is paid with it. */
    changeCard: async (db: Connection, customer: string, card: 'works' | 'later') => {
      const found = await findObject(db, 'customer', customer);
      if (!found) return;
      await saveObject(db, { id: customer, kind: 'customer', customer, object: { ...found, card } }, clock.now());
      for (const { wire } of await listObjects(db, 'subscription', customer)) {
        const open = wire.status === 'past_due' && (await findObject(db, 'invoice', wire.latest_invoice ?? ''));
        if (!open) continue;
        const paid = paidInvoiceOf(open.wire, seconds());
        await saveInvoice(db, paid);
        await change(db, wire, { status: 'active' });
        await tell(db, { type: 'invoice.paid', object: paid });
      }
    },
    /** The customer and all that he has go. */
    removeCustomer: async (db: Connection, id: string): Promise<Stripe.DeletedCustomer> => {
      for (const { wire } of await listObjects(db, 'subscription', id))
        if (!isOver(wire)) await end(db, wire, seconds());
      await dropVisits(db, id);
      const wire = deletedCustomerOf(id);
      const object = { wire, card: 'declined', deletedAt: clock.now() } as const;
      await saveObject(db, { id, kind: 'customer', customer: id, object }, clock.now());
      return wire;
    },
  };
}

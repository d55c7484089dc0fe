// Writes down what happened at the sandbox: objects, bills, and the events that tell of them.
import type { Clock } from '../platform/clock.ts';
import type { Connection } from '../platform/database.ts';
import type { RandomBytes } from '../platform/ids.ts';
import { prorate } from './proration.ts';
import { findObject, listObjects, saveEvent, saveObject } from './sandbox-payments.store.ts';
import { balanceOf } from './stripe-customer.ts';
import { eventOf, type News } from './stripe-event.ts';
import { lineOf } from './stripe-invoice-line.ts';
import { invoiceOf } from './stripe-invoice.ts';
import { findPrice, type WirePrice } from './stripe-price.ts';
import type { WireSubscription } from './stripe-subscription.ts';

type Bill = Parameters<typeof invoiceOf>[1];

export function createBooks({ clock, random }: { clock: Clock; random: RandomBytes }) {
  let told = 0;
  const seconds = () => Math.floor(clock.now() / 1000);
  /** An id with the prefix that Stripe gives its kind. */
  const newId = (prefix: string, bytes = 18) =>
    `${prefix}_${Buffer.from(random(bytes)).toString('base64url').replaceAll(/[-_]/g, '0')}`;

  const tell = async (db: Connection, news: News) => {
    // Sorts by the time of what happened, also within one millisecond.
    told = (told + 1) % 46_656;
    const order = clock.now().toString(36).padStart(9, '0') + told.toString(36).padStart(3, '0');
    await saveEvent(db, eventOf(newId(`evt_${order}`, 12), news, seconds()), clock.now());
  };
  const saveSubscription = (db: Connection, wire: WireSubscription) =>
    saveObject(
      db,
      { id: wire.id, kind: 'subscription', customer: wire.customer, object: { wire } },
      wire.created * 1000,
    );
  const saveInvoice = (db: Connection, wire: ReturnType<typeof invoiceOf>) =>
    saveObject(db, { id: wire.id, kind: 'invoice', customer: wire.customer, object: { wire } }, wire.created * 1000);

  const billed = async (
    db: Connection,
    wire: WireSubscription,
    { id, lines, reason, created, canPay }: Pick<Bill, 'lines' | 'reason' | 'created' | 'canPay'> & { id: string },
  ) => {
    const earlier = await listObjects(db, 'invoice', wire.customer);
    const customer = await findObject(db, 'customer', wire.customer);
    const invoice = invoiceOf(id, {
      number: `${wire.customer.slice(-6).toUpperCase()}-${String(earlier.length + 1).padStart(4, '0')}`,
      customer: wire.customer,
      subscription: wire.id,
      metadata: wire.metadata,
      currency: wire.currency,
      reason,
      lines,
      created,
      balance: balanceOf(customer?.wire),
      canPay,
    });
    await saveInvoice(db, invoice);
    if (customer && !customer.wire.deleted) {
      const object = { ...customer, wire: { ...customer.wire, balance: invoice.ending_balance ?? 0 } };
      await saveObject(db, { id: wire.customer, kind: 'customer', customer: wire.customer, object }, clock.now());
    }
    return invoice;
  };

  /** The bill for the month that begins. Whether it is paid stands on it: by the card when it can, or by the customer's balance alone. */
  const bill = async (
    db: Connection,
    wire: WireSubscription,
    { canPay, reason }: { canPay: boolean; reason: 'subscription_create' | 'subscription_cycle' },
  ) => {
    const [item] = wire.items.data;
    const { current_period_start: start, current_period_end: end, price } = item;
    const id = wire.latest_invoice ?? newId('in');
    const amount = price.unit_amount ?? 0;
    const month = { price, amount, start, end, description: null };
    const lines = [lineOf(newId('il'), { ...itemOf(wire), ...month, invoice: id })];
    return billed(db, wire, { id, lines, reason, created: start, canPay });
  };

  /**
   * The bill for what is left of a month: what was paid for it is given back, and another plan is paid for it where there is one.
   * What is more than nothing is paid by card at once; what is less becomes credit.
   */
  const billRest = async (db: Connection, wire: WireSubscription, next?: WirePrice) => {
    const [item] = wire.items.data;
    const start = seconds();
    const { unused, remaining } = prorate(wire, next?.id, start);
    const id = newId('in');
    const part = (price: WirePrice, amount: number, what: string) => {
      const description = `${what} ${findPrice(price.id)?.product.name ?? ''} after ${new Date(start * 1000).toISOString().slice(0, 10)}`;
      const rest = { price, amount, start, end: item.current_period_end, description };
      return lineOf(newId('il'), { ...itemOf(wire), ...rest, invoice: id });
    };
    const lines = [
      part(item.price, -unused, 'Unused time on'),
      ...(next ? [part(next, remaining, 'Remaining time on')] : []),
    ];
    return billed(db, wire, { id, lines, reason: 'subscription_update', created: start, canPay: true });
  };

  return { seconds, newId, tell, saveSubscription, saveInvoice, bill, billRest };
}

const itemOf = ({ id, items, metadata }: WireSubscription) => ({
  subscription: id,
  item: items.data[0].id,
  metadata,
});

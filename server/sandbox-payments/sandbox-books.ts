// Writes down what happened at the sandbox: objects, bills, and the events that tell of them.
import type { Clock } from '../platform/clock.ts';
import type { Connection } from '../platform/database.ts';
import type { RandomBytes } from '../platform/ids.ts';
import { listObjects, saveEvent, saveObject } from './sandbox-payments.store.ts';
import { eventOf, type News } from './stripe-event.ts';
import { invoiceOf } from './stripe-invoice.ts';
import type { WireSubscription } from './stripe-subscription.ts';

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

  /** The bill for the month that begins. */
  const bill = async (
    db: Connection,
    {
      wire,
      isPaid,
      reason,
    }: { wire: WireSubscription; isPaid: boolean; reason: Parameters<typeof invoiceOf>[1]['reason'] },
  ) => {
    const [item] = wire.items.data;
    const earlier = await listObjects(db, 'invoice', wire.customer);
    const invoice = invoiceOf(wire.latest_invoice ?? newId('in'), {
      line: newId('il'),
      number: `${wire.customer.slice(-6).toUpperCase()}-${String(earlier.length + 1).padStart(4, '0')}`,
      customer: wire.customer,
      subscription: wire.id,
      item: item.id,
      metadata: wire.metadata,
      price: item.price,
      reason,
      start: item.current_period_start,
      end: item.current_period_end,
      isPaid,
    });
    await saveInvoice(db, invoice);
    return invoice;
  };

  return { seconds, newId, tell, saveSubscription, saveInvoice, bill };
}

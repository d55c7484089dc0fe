import { assertCustomer } from './customer-calls.ts';
import type { Call, CallOf } from './call.ts';
import { findObject, saveObject } from './sandbox-payments.store.ts';
import { checkoutOf, type WireCheckout } from './stripe-checkout.ts';
import { missingResource, wrongParameter } from './stripe-failure.ts';
import { findPrice } from './stripe-price.ts';

const HALF_AN_HOUR_SECONDS = 1800;
const DAY_SECONDS = 86_400;

/** A checkout as it is now: one whose time is over is over. */
export const current = (wire: WireCheckout, now: number): WireCheckout =>
  wire.status === 'open' && wire.expires_at <= now ? { ...wire, status: 'expired', url: null } : wire;

async function find({ db, id, ledger }: Call) {
  const found = await findObject(db, 'checkout', id);
  if (!found) throw missingResource('checkout.session', id);
  return { ...found, wire: current(found.wire, ledger.seconds()) };
}

function expiryOf({ params, ledger }: Call): number {
  const asked = params.get('expires_at');
  if (asked === null) return ledger.seconds() + DAY_SECONDS;
  const left = Number(asked) - ledger.seconds();
  // A call takes its time: a second or two less than half an hour is as good.
  if (!(left >= HALF_AN_HOUR_SECONDS - 5 && left <= DAY_SECONDS))
    throw wrongParameter(
      'expires_at',
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
    );
  return Number(asked);
}

/** Checkouts of one subscription each. */
export const checkoutCalls: readonly CallOf[] = [
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    knows: [
      'mode',
      'customer',
      'client_reference_id',
      'line_items',
      'success_url',
      'cancel_url',
      'expires_at',
      'metadata',
      'subscription_data',
      'locale',
    ],
    answer: async (call) => {
      const { db, ledger, clock, pages, params, required, record } = call;
      if (required('mode') !== 'subscription')
        throw wrongParameter('mode', 'This sandbox sells subscriptions: mode must be subscription');
      const priceId = required('line_items[0][price]');
      if (required('line_items[0][quantity]') !== '1')
        throw wrongParameter('line_items[0][quantity]', 'This sandbox sells one plan at a time: quantity must be 1');
      const sold = findPrice(priceId);
      if (!sold) throw missingResource('price', priceId, 'line_items[0][price]');
      const customer = await assertCustomer(call, required('customer'), 'customer');
      const id = ledger.newId('cs_test', 36);
      const wire = checkoutOf(id, {
        customer: customer.id,
        email: customer.email,
        reference: params.get('client_reference_id'),
        metadata: record('metadata'),
        successUrl: required('success_url'),
        cancelUrl: params.get('cancel_url'),
        amount: sold.amount,
        created: ledger.seconds(),
        expiresAt: expiryOf(call),
        url: `${pages}/checkout/${id}`,
      });
      const object = { wire, price: priceId, metadata: record('subscription_data[metadata]') };
      await saveObject(db, { id, kind: 'checkout', customer: customer.id, object }, clock.now());
      return wire;
    },
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    knows: [],
    answer: async (call) => (await find(call)).wire,
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    knows: [],
    answer: async (call) => {
      const found = await find(call);
      if (found.wire.status !== 'open')
        throw wrongParameter(
          'session',
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${String(found.wire.status)}\`.`,
        );
      const wire: WireCheckout = { ...found.wire, status: 'expired', url: null };
      await saveObject(
        call.db,
        { id: wire.id, kind: 'checkout', customer: wire.customer, object: { ...found, wire } },
        call.clock.now(),
      );
      return wire;
    },
  },
];

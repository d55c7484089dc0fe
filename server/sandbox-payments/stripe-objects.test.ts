// The sandbox's objects have every field that Stripe's published fixtures have. That no field of today is missing, and that
// each has its kind, is what the SDK's types see to.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Stripe from 'stripe';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SITE, startProvider, type Provider } from '../../tests/helpers/payment-provider.ts';
import { API_VERSION } from './stripe-event.ts';

const FIELDS = v.parse(
  v.record(v.string(), v.array(v.string())),
  JSON.parse(readFileSync(join(import.meta.dirname, '../../tests/fixtures/stripe-fixture-fields.json'), 'utf8')),
);

/** Fields that the fixtures have and the API has not any more: one that the SDK knows does not compile here. */
const gone =
  // Named by the caller: it is the type that the names are looked up in.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  <T>() =>
    <K extends string>(...names: (K extends keyof T ? never : K)[]): string[] =>
      names;
const GONE: Record<string, string[]> = {
  price: gone<Stripe.Price.Recurring>()('aggregate_usage').map((name) => `recurring.${name}`),
  'checkout.session': gone<Stripe.Checkout.Session>()('shipping_details'),
  subscription: gone<Stripe.Subscription>()('current_period_end', 'current_period_start', 'discount'),
  invoice: gone<Stripe.Invoice>()(
    'application_fee_amount',
    'charge',
    'discount',
    'paid',
    'paid_out_of_band',
    'payment_intent',
    'quote',
    'rendering_options',
    'subscription',
    'tax',
    'total_tax_amounts',
    'transfer_data',
  ),
  line_item: [
    ...gone<Stripe.InvoiceLineItem>()(
      'amount_excluding_tax',
      'invoice_item',
      'price',
      'proration',
      'proration_details',
      'tax_amounts',
      'tax_rates',
      'type',
      'unit_amount_excluding_tax',
    ),
    'proration_details.credited_items',
  ],
};

let provider: Provider;
let objects: Record<string, unknown>;
beforeAll(async () => {
  provider = await startProvider();
  const { stripe } = provider;
  const { customer, session, subscription } = await provider.subscribed();
  const { data: prices } = await stripe.prices.list({ expand: ['data.product'] });
  const found = await stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice', 'customer'] });
  const invoice = found.latest_invoice as Stripe.Invoice;
  objects = {
    product: prices[0]?.product,
    price: prices[0],
    customer: found.customer,
    'checkout.session': await stripe.checkout.sessions.retrieve(session),
    subscription: found,
    subscription_item: found.items.data[0],
    invoice,
    line_item: invoice.lines.data[0],
    'billing_portal.session': await stripe.billingPortal.sessions.create({ customer, return_url: SITE }),
    deleted_customer: await stripe.customers.del(customer),
  };
});
afterAll(() => provider.close());

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const namesOf = (value: unknown, before = ''): string[] =>
  isNode(value)
    ? Object.entries(value).flatMap(([name, inner]) => [before + name, ...namesOf(inner, `${before}${name}.`)])
    : [];

it.each(Object.keys(FIELDS))('a %s has every field of the published fixture that still is one', (name) => {
  const ours = namesOf(objects[name]);
  expect(ours.length).toBeGreaterThan(2);
  const missing = (FIELDS[name] ?? []).filter((field) => !ours.includes(field));
  expect(missing.toSorted()).toEqual((GONE[name] ?? []).toSorted());
});

it('its events have the version of the SDK', async () => {
  await provider.tell();
  const [first] = provider.told;
  expect(JSON.parse(first?.body ?? '{}')).toMatchObject({
    object: 'event',
    api_version: API_VERSION,
    livemode: false,
    data: { object: { object: 'subscription' } },
  });
});

// Every call that our server makes, made by the real SDK.
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal, SITE, startProvider, type Provider } from '../../tests/helpers/payment-provider.ts';

let provider: Provider;
let stripe: Stripe;
beforeAll(async () => {
  provider = await startProvider();
  ({ stripe } = provider);
});
afterAll(() => provider.close());

const INVALID = 'StripeInvalidRequestError';
const MISSING = { type: INVALID, code: 'resource_missing', statusCode: 400 };
const checkout: Stripe.Checkout.SessionCreateParams = {
  mode: 'subscription',
  line_items: [{ price: 'price_sandbox_basic', quantity: 1 }],
  success_url: `${SITE}/profile?checkout=success`,
};

it('API-16 sells two plans a month', async () => {
  const { data } = await stripe.prices.list({
    active: true,
    type: 'recurring',
    expand: ['data.product'],
    limit: 100,
  });
  expect(
    data.map(({ unit_amount: amount, currency, recurring, product }) => {
      const { name, metadata, default_price: price } = product as Stripe.Product;
      return [name, metadata['tier'], amount, currency, recurring?.interval, price];
    }),
  ).toEqual([
    ['Basic', 'basic', 299, 'usd', 'month', 'price_sandbox_basic'],
    ['Premium', 'premium', 899, 'usd', 'month', 'price_sandbox_premium'],
  ]);
  expect(data[0]?.unit_amount_decimal?.toString()).toBe('299');
});

it('API-16 opens a checkout on a page of its own, shows it again, and ends it', async () => {
  const customer = await stripe.customers.create({ email: 'bo@example.com', metadata: { user_id: 'bo' } });
  expect(customer).toMatchObject({
    object: 'customer',
    email: 'bo@example.com',
    metadata: { user_id: 'bo' },
    name: null,
  });
  const opened = await stripe.checkout.sessions.create({
    ...checkout,
    customer: customer.id,
    client_reference_id: 'bo',
  });
  expect(opened).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 299,
    client_reference_id: 'bo',
    expires_at: opened.created + 86_400,
    url: `${SITE}/sandbox/payments/checkout/${opened.id}`,
  });
  expect(await stripe.checkout.sessions.retrieve(opened.id)).toEqual({ ...opened });
  expect(await stripe.checkout.sessions.expire(opened.id)).toMatchObject({ status: 'expired', url: null });
  expect(await refusal(stripe.checkout.sessions.expire(opened.id))).toMatchObject({ type: INVALID, statusCode: 400 });
});

it('lists, shows and ends subscriptions, with their products where that is asked', async () => {
  const { customer, subscription } = await provider.subscribed('premium');
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', expand: ['data.items.data.price'] });
  expect(data.map(({ id, status, metadata }) => [id, status, metadata])).toEqual([
    [subscription, 'active', { user_id: 'bo' }],
  ]);
  const found = await stripe.subscriptions.retrieve(subscription, {
    expand: ['items.data.price.product', 'latest_invoice', 'customer'],
  });
  expect(found).toMatchObject({
    customer: { id: customer, object: 'customer' },
    latest_invoice: { object: 'invoice', status: 'paid', amount_paid: 899 },
    items: { data: [{ price: { product: { metadata: { tier: 'premium' } } } }] },
  });
  // A month after 31 January is the last of February.
  expect(found.items.data[0]?.current_period_end).toBe(Date.parse('2026-02-28T20:00:00.000Z') / 1000);
  expect((await stripe.subscriptions.cancel(subscription)).status).toBe('canceled');
  expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
  expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
  expect(await refusal(stripe.subscriptions.cancel(subscription))).toMatchObject({ code: 'resource_missing' });
});

it('API-18 opens the billing portal, and the page that confirms a change', async () => {
  const { customer, subscription } = await provider.subscribed();
  const portal = await stripe.billingPortal.sessions.create({ customer, return_url: `${SITE}/profile` });
  expect(portal).toMatchObject({ customer, return_url: `${SITE}/profile`, flow: null });
  expect(portal.url).toMatch(/^https:\/\/tuckaway\.example\/sandbox\/payments\/portal\/test_\w{40,}$/);
  const [item] = (await stripe.subscriptions.retrieve(subscription)).items.data;
  const change = (price: string) =>
    stripe.billingPortal.sessions.create({
      customer,
      flow_data: {
        type: 'subscription_update_confirm',
        subscription_update_confirm: { subscription, items: [{ id: item?.id ?? '', price, quantity: 1 }] },
        after_completion: { type: 'redirect', redirect: { return_url: `${SITE}/profile?checkout=success` } },
      },
    });
  expect((await change('price_sandbox_premium')).flow).toMatchObject({
    type: 'subscription_update_confirm',
    after_completion: { redirect: { return_url: `${SITE}/profile?checkout=success` } },
  });
  expect(await refusal(change('price_sandbox_basic'))).toMatchObject({ type: INVALID });
  expect(await refusal(change('price_of_nothing'))).toMatchObject({ ...MISSING });
});

it('forgets a customer, and ends what he had', async () => {
  const { customer, session, subscription } = await provider.subscribed();
  expect(await stripe.customers.del(customer)).toMatchObject({ id: customer, deleted: true });
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
  expect(await refusal(stripe.customers.del(customer))).toMatchObject({ code: 'resource_missing', statusCode: 404 });
  expect(await refusal(stripe.checkout.sessions.retrieve(session))).toMatchObject({ code: 'resource_missing' });
  expect(await refusal(stripe.checkout.sessions.create({ ...checkout, customer }))).toMatchObject(MISSING);
  expect(await refusal(stripe.billingPortal.sessions.create({ customer }))).toMatchObject(MISSING);
});

it('API-16 answers a call with the same key once, and refuses the key for another', async () => {
  const press = { idempotencyKey: 'a press' };
  const first = await stripe.customers.create({ email: 'bo@example.com' }, press);
  expect((await stripe.customers.create({ email: 'bo@example.com' }, press)).id).toBe(first.id);
  expect(await refusal(stripe.customers.create({ email: 'mia@example.com' }, press))).toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
});

it('API-16 a checkout that nobody finished is over when its time is', async () => {
  const { session } = await provider.open();
  provider.time.now += 86_400_000;
  expect((await stripe.checkout.sessions.retrieve(session)).status).toBe('expired');
  expect(await provider.hosted.pay(session, 'works')).toBeUndefined();
});

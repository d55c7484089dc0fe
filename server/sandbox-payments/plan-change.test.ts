// What a change of plan in the middle of a month costs, and gives back.
import { afterEach, beforeEach, expect, it } from 'vitest';
import type Stripe from 'stripe';
import { DAY_MS, startProvider, type Provider } from '../../tests/helpers/payment-provider.ts';

const BASIC = 'price_sandbox_basic';
const PREMIUM = 'price_sandbox_premium';
/** From 31 January to 28 February. */
const MONTH_MS = 28 * DAY_MS;
let provider: Provider;
beforeEach(async () => {
  provider = await startProvider();
});
afterEach(() => provider.close());

const portal = async (customer: string) => {
  const { url } = await provider.stripe.billingPortal.sessions.create({ customer });
  return url.split('/').pop() ?? '';
};
const switchTo = async (customer: string, price: string) =>
  provider.hosted.act(await portal(customer), { kind: 'switch', price });
/** What the family has, and its newest bill. */
const read = async (id: string) => {
  const { customer, items, status, latest_invoice } = await provider.stripe.subscriptions.retrieve(id, {
    expand: ['customer', 'latest_invoice'],
  });
  const { balance } = customer as Stripe.Customer;
  const bill = latest_invoice as Stripe.Invoice;
  return {
    price: items.data[0]?.price.id,
    status,
    balance,
    bill: [bill.billing_reason, bill.total, bill.amount_due, bill.amount_paid, bill.status],
    lines: bill.lines.data.map(({ amount }) => amount),
  };
};
const news = async () => {
  await provider.tell();
  const types = provider.toldTypes();
  provider.told.length = 0;
  return types;
};

it('from Basic to Premium the difference for the rest of the month is paid at once', async () => {
  const { customer, subscription } = await provider.subscribed();
  await news();
  provider.time.now += MONTH_MS / 2;
  expect(await switchTo(customer, PREMIUM)).toMatchObject({ isDeclined: false });
  expect(await read(subscription)).toEqual({
    price: PREMIUM,
    status: 'active',
    balance: 0,
    bill: ['subscription_update', 300, 300, 300, 'paid'],
    lines: [-150, 450],
  });
  expect(await news()).toEqual(['customer.subscription.updated', 'invoice.paid']);
  provider.time.now += MONTH_MS / 2;
  expect(await read(subscription)).toMatchObject({ bill: ['subscription_cycle', 899, 899, 899, 'paid'] });
});

it('from Premium to Basic the difference becomes credit, which the next bills are paid with', async () => {
  const { customer, subscription } = await provider.subscribed('premium');
  provider.time.now += MONTH_MS / 4;
  await switchTo(customer, BASIC);
  expect(await read(subscription)).toEqual({
    price: BASIC,
    status: 'active',
    balance: -450,
    bill: ['subscription_update', -450, 0, 0, 'paid'],
    lines: [-674, 224],
  });
  provider.time.now += MONTH_MS;
  expect(await read(subscription)).toMatchObject({
    balance: -151,
    bill: ['subscription_cycle', 299, 0, 0, 'paid'],
  });
  provider.time.now += MONTH_MS;
  expect(await read(subscription)).toMatchObject({
    balance: 0,
    bill: ['subscription_cycle', 299, 148, 148, 'paid'],
  });
});

it('up for almost the whole month and down before its end, each month, costs what Premium costs', async () => {
  const { customer, subscription } = await provider.subscribed();
  let paid = 299;
  for (let months = 0; months < 3; months += 1) {
    await switchTo(customer, PREMIUM);
    paid += Number((await read(subscription)).bill[3]);
    const [item] = (await provider.stripe.subscriptions.retrieve(subscription)).items.data;
    provider.time.now = (item?.current_period_end ?? 0) * 1000 - 1000;
    await switchTo(customer, BASIC);
    provider.time.now += 1000;
    if (months < 2) paid += Number((await read(subscription)).bill[3]);
  }
  expect(paid).toBe(3 * 899);
});

it('up and down at once costs nothing: what was paid is credit for the next change', async () => {
  const { customer, subscription } = await provider.subscribed();
  await switchTo(customer, PREMIUM);
  await switchTo(customer, BASIC);
  expect(await read(subscription)).toMatchObject({ price: BASIC, balance: -600 });
  await switchTo(customer, PREMIUM);
  expect(await read(subscription)).toMatchObject({
    price: PREMIUM,
    balance: 0,
    bill: ['subscription_update', 600, 0, 0, 'paid'],
  });
});

it('a card that is declined leaves the old plan, and no bill', async () => {
  const { customer, subscription } = await provider.subscribed('basic', 'later');
  const before = await read(subscription);
  await news();
  expect(await switchTo(customer, PREMIUM)).toEqual({ next: undefined, isDeclined: true });
  expect(await read(subscription)).toEqual(before);
  expect(await news()).toEqual([]);
  await provider.hosted.act(await portal(customer), { kind: 'card', card: 'works' });
  expect(await switchTo(customer, PREMIUM)).toMatchObject({ isDeclined: false });
  expect(await read(subscription)).toMatchObject({ price: PREMIUM, balance: 0 });
});

it('what was not paid gives no credit', async () => {
  const { customer, subscription } = await provider.subscribed('premium', 'later');
  provider.time.now += MONTH_MS;
  expect(await switchTo(customer, BASIC)).toMatchObject({ isDeclined: true });
  expect(await read(subscription)).toMatchObject({ price: PREMIUM, status: 'past_due', balance: 0 });
  await provider.stripe.subscriptions.cancel(subscription, { prorate: true });
  expect(await read(subscription)).toMatchObject({ status: 'canceled', balance: 0 });
});

it('a bill that credit covers needs no card', async () => {
  const { customer, subscription } = await provider.subscribed('premium', 'later');
  await switchTo(customer, BASIC);
  provider.time.now += MONTH_MS;
  expect(await read(subscription)).toMatchObject({ status: 'active', balance: -301 });
});

it.each([
  [true, -450],
  [false, 0],
])('cancelled at once with prorate %s the balance is %s', async (prorate, balance) => {
  const { customer, subscription } = await provider.subscribed('premium');
  provider.time.now += MONTH_MS / 2;
  await news();
  await provider.stripe.subscriptions.cancel(subscription, { prorate });
  expect(await read(subscription)).toMatchObject({ status: 'canceled', balance });
  expect(await news()).toEqual(['customer.subscription.deleted', ...(prorate ? ['invoice.paid'] : [])]);

  // A plan that is bought later is paid with what is left.
  const session = await provider.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: BASIC, quantity: 1 }],
    success_url: 'https://tuckaway.example/profile',
  });
  expect(await provider.hosted.checkout(session.id)).toMatchObject({ balance });
  const paid = await provider.hosted.pay(session.id, 'works');
  expect(await read(String(paid?.subscription))).toMatchObject({
    balance: prorate ? -151 : 0,
    bill: ['subscription_create', 299, prorate ? 0 : 299, prorate ? 0 : 299, 'paid'],
  });
});

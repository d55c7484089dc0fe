// What happens to a subscription while months go by.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY_MS, startProvider, type Provider } from '../../tests/helpers/payment-provider.ts';
import { monthAfter } from './month.ts';

let provider: Provider;
beforeEach(async () => {
  provider = await startProvider();
});
afterEach(() => provider.close());

const MONTH_MS = 31 * DAY_MS;
const read = async (id: string) => {
  const {
    status,
    cancel_at_period_end: isEnding,
    items,
    latest_invoice: invoice,
  } = await provider.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  const end = new Date((items.data[0]?.current_period_end ?? 0) * 1000).toISOString();
  return { status, isEnding, end, bill: typeof invoice === 'object' ? invoice?.status : invoice };
};
/** What was told since the last look. */
const news = async () => {
  await provider.tell();
  const types = provider.toldTypes();
  provider.told.length = 0;
  return types;
};

it('a paid checkout makes a subscription, a paid bill and a completed checkout, and tells of all three', async () => {
  const { session, subscription } = await provider.subscribed();
  expect(await provider.stripe.checkout.sessions.retrieve(session)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    subscription,
    url: null,
  });
  expect(await read(subscription)).toEqual({
    status: 'active',
    isEnding: false,
    end: '2026-02-28T20:00:00.000Z',
    bill: 'paid',
  });
  expect(await news()).toEqual(['customer.subscription.created', 'invoice.paid', 'checkout.session.completed']);
});

it('is not bought twice with one checkout', async () => {
  const { session, customer } = await provider.subscribed();
  expect(await provider.hosted.pay(session, 'works')).toBeUndefined();
  expect((await provider.stripe.subscriptions.list({ customer })).data).toHaveLength(1);
});

it('is renewed each month, also when nobody asked for months', async () => {
  const { subscription } = await provider.subscribed();
  await news();
  provider.time.now += 2 * MONTH_MS;
  expect(await read(subscription)).toMatchObject({ status: 'active', end: '2026-04-30T20:00:00.000Z', bill: 'paid' });
  expect(await news()).toEqual([
    'customer.subscription.updated',
    'invoice.paid',
    'customer.subscription.updated',
    'invoice.paid',
  ]);
});

it('is renewed when events are told, without being read', async () => {
  await provider.subscribed();
  await news();
  provider.time.now += MONTH_MS;
  expect(await news()).toEqual(['customer.subscription.updated', 'invoice.paid']);
});

it('ends with the month it was cancelled in', async () => {
  const { customer, subscription } = await provider.subscribed();
  const { url } = await provider.stripe.billingPortal.sessions.create({ customer });
  const secret = url.split('/').pop() ?? '';
  await provider.hosted.act(secret, { kind: 'cancel' });
  expect(await read(subscription)).toMatchObject({ status: 'active', isEnding: true });
  await provider.hosted.act(secret, { kind: 'resume' });
  expect(await read(subscription)).toMatchObject({ status: 'active', isEnding: false });
  await provider.hosted.act(secret, { kind: 'cancel' });
  await news();
  provider.time.now += MONTH_MS;
  expect(await read(subscription)).toMatchObject({ status: 'canceled', end: '2026-02-28T20:00:00.000Z' });
  expect(await news()).toEqual(['customer.subscription.deleted']);
});

it('is past due when the card is declined, until another card pays', async () => {
  const { customer, subscription } = await provider.subscribed('premium', 'later');
  await news();
  provider.time.now += MONTH_MS;
  expect(await news()).toEqual(['customer.subscription.updated', 'invoice.payment_failed']);
  expect(await read(subscription)).toMatchObject({ status: 'past_due', bill: 'open' });
  const { url } = await provider.stripe.billingPortal.sessions.create({ customer });
  await provider.hosted.act(url.split('/').pop() ?? '', { kind: 'card', card: 'works' });
  expect(await read(subscription)).toMatchObject({ status: 'active', bill: 'paid' });
  expect(await news()).toEqual(['customer.subscription.updated', 'invoice.paid']);
});

it('ends when nobody paid for a whole month', async () => {
  const { subscription } = await provider.subscribed('basic', 'later');
  provider.time.now += 2 * MONTH_MS;
  expect(await read(subscription)).toMatchObject({ status: 'canceled', end: '2026-03-31T20:00:00.000Z' });
});

it.each([
  ['2026-01-31', '2026-01-31', '2026-02-28'],
  ['2026-01-31', '2026-02-28', '2026-03-31'],
  ['2026-12-15', '2026-12-15', '2027-01-15'],
  ['2028-01-30', '2028-01-30', '2028-02-29'],
])('begun on %s, the month after %s ends on %s', (anchor, moment, next) => {
  const seconds = (text: string) => Date.parse(`${text}T09:30:00Z`) / 1000;
  expect(monthAfter(seconds(anchor), seconds(moment))).toBe(seconds(next));
});

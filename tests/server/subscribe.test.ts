// A family's whole way through the plans, with the payment provider that comes with the product.
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { PricingSchema, type PaidTier } from '../../contract/payments.ts';
import { sdkOf } from '../helpers/payment-provider.ts';
import { buy, pageOf, planOf } from '../helpers/shop.ts';
import {
  createTestApp,
  PASSWORD,
  rowCounts,
  WISH,
  type AskFor,
  type Family,
  type TestApp,
} from '../helpers/test-app.ts';

let server: TestApp;
afterEach(() => server.close());
const open = async (...options: Parameters<typeof createTestApp>) => (server = await createTestApp(...options));
const DAY = 86_400_000;
const provider = () => {
  if (!server.sandboxPayments) throw new Error('there is no sandbox');
  return server.sandboxPayments;
};
async function priceOf(tier: PaidTier): Promise<string> {
  const { pricing_tiers: tiers } = v.parse(PricingSchema, await (await server.ask('/api/payments/prices')).json());
  return tiers[tier].price_id ?? '';
}
/** Sends a form of a page of the provider: where it leads. */
async function press(page: string, form: Record<string, string>): Promise<string> {
  const answer = await server.ask(new URL(page).pathname, {
    method: 'POST',
    body: new URLSearchParams(form).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  if (answer.status !== 303) throw new Error(`the page answered with ${answer.status}`);
  return answer.headers.get('Location') ?? '';
}
const checkout = async ({ ask }: Family, tier: PaidTier) => pageOf(await buy(ask, await priceOf(tier)));
const portal = async ({ ask }: Family) => pageOf(await ask('/api/payments/portal', { method: 'POST' }));
/** What the family has once the provider has told of what happened. */
async function standing({ ask }: Family) {
  await provider().tell();
  return planOf(ask);
}
async function subscribed(tier: PaidTier, card = 'works'): Promise<Family> {
  const family = await server.signedIn();
  await press(await checkout(family, tier), { card });
  return family;
}
const rights = async (ask: AskFor) =>
  v.parse(
    v.object({ include_images: v.boolean(), daily_limit: v.number() }),
    await (await ask('/api/stories/generate', { method: 'POST', body: { ...WISH, include_images: true } })).json(),
  );

describe.each(['on', 'off'] as const)('with SHOWCASE %s', (SHOWCASE) => {
  const isOpen = SHOWCASE === 'on';

  it('API-16 API-17 API-18 DECIDE-1 a family subscribes, changes its plan, cancels, resumes, and has the rights at once', async () => {
    await open({ env: { SHOWCASE } });
    const family = await server.signedIn();
    const page = await checkout(family, 'basic');
    expect((await server.ask(new URL(page).pathname)).status).toBe(200);
    expect(await rights(family.ask)).toEqual({ include_images: isOpen, daily_limit: isOpen ? -1 : 5 });
    expect(await press(page, { card: 'works' })).toBe('http://localhost:3000/profile?checkout=success');
    // Nothing is granted by the address bar.
    expect(await planOf(family.ask)).toMatchObject({ subscribed: false, subscription_tier: 'free', status: 'none' });
    expect(await standing(family)).toMatchObject({
      subscribed: true,
      subscription_tier: 'basic',
      subscription_end: '2026-12-20T20:00:00.000Z',
      cancel_at_period_end: false,
      status: 'active',
    });
    expect(await rights(family.ask)).toEqual({ include_images: isOpen, daily_limit: isOpen ? -1 : 20 });

    const change = await checkout(family, 'premium');
    expect(await press(change, { action: 'confirm' })).toBe('http://localhost:3000/profile?checkout=success');
    expect(await standing(family)).toMatchObject({ subscribed: true, subscription_tier: 'premium' });
    expect(await rights(family.ask)).toEqual({ include_images: true, daily_limit: -1 });

    await press(await portal(family), { action: 'cancel' });
    expect(await standing(family)).toMatchObject({ subscription_tier: 'premium', cancel_at_period_end: true });
    await press(await portal(family), { action: 'resume' });
    expect(await standing(family)).toMatchObject({ subscription_tier: 'premium', cancel_at_period_end: false });
    expect((await buy(family.ask, await priceOf('premium'))).status).toBe(409);
    expect(await rowCounts(server.database)).toMatchObject({ billing_accounts: 1, subscription_changes: 2 });
  });

  it('a plan that was cancelled ends with its month', async () => {
    await open({ env: { SHOWCASE, JWT_TTL_SECONDS: '31536000' } });
    const family = await subscribed('premium');
    await press(await portal(family), { action: 'cancel' });
    await standing(family);
    server.later(30 * DAY);
    expect(await standing(family)).toMatchObject({ subscribed: false, subscription_tier: 'free', status: 'canceled' });
    expect(await rights(family.ask)).toEqual({ include_images: isOpen, daily_limit: isOpen ? -1 : 5 });
  });
});

describe('as months go by', () => {
  const env = { JWT_TTL_SECONDS: '31536000' };

  it('a plan goes on', async () => {
    await open({ env });
    const family = await subscribed('basic');
    await standing(family);
    server.later(31 * DAY);
    expect(await standing(family)).toMatchObject({
      subscribed: true,
      subscription_end: '2027-01-20T20:00:00.000Z',
      status: 'active',
    });
  });

  it('a month that is not paid keeps the plan for seven days, and a good card for longer', async () => {
    await open({ env });
    const [anna, bo] = [await subscribed('basic', 'later'), await subscribed('premium', 'later')];
    await standing(anna);
    server.later(31 * DAY);
    expect(await standing(anna)).toMatchObject({ subscribed: true, subscription_tier: 'basic', status: 'past_due' });
    expect(await standing(bo)).toMatchObject({ subscribed: true, subscription_tier: 'premium', status: 'past_due' });
    await press(await portal(bo), { action: 'card', card: 'works' });
    server.later(7 * DAY);
    expect(await standing(anna)).toMatchObject({ subscribed: false, subscription_tier: 'free' });
    expect(await standing(bo)).toMatchObject({ subscribed: true, subscription_tier: 'premium', status: 'active' });
  });
});

describe('what was bought and never told', () => {
  it('is found when the family asks', async () => {
    await open();
    const family = await subscribed('premium');
    server.later(10_000);
    expect(await planOf(family.ask, true)).toMatchObject({ subscribed: true, subscription_tier: 'premium' });
  });

  it('is found by the reconciliation a day later', async () => {
    await open();
    const family = await subscribed('premium');
    server.later(DAY + 1);
    await server.payments.reconcile();
    expect(await planOf(family.ask)).toMatchObject({ subscribed: true, subscription_tier: 'premium' });
  });

  it('is not bought a second time', async () => {
    await open();
    const family = await subscribed('premium');
    expect((await buy(family.ask, await priceOf('premium'))).status).toBe(409);
    expect(await planOf(family.ask)).toMatchObject({ subscription_tier: 'premium' });
  });
});

it('never leaves a family with two subscriptions, not even one that paid on two pages', async () => {
  await open();
  const family = await server.signedIn();
  const pages = await Promise.all([checkout(family, 'basic'), checkout(family, 'premium')]);
  const ends = await Promise.allSettled(pages.map((page) => press(page, { card: 'works' })));
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await standing(family);
  const rows = await server.database
    .selectFrom('sandbox_payment_objects')
    .selectAll()
    .where('kind', '=', 'subscription')
    .execute();
  expect(rows).toHaveLength(1);
});

it('ends the older of two subscriptions that came to be nevertheless', async () => {
  await open();
  const family = await subscribed('basic');
  await standing(family);
  server.later(1000);
  const { customer } = await server.database
    .selectFrom('billing_accounts')
    .select('customer')
    .executeTakeFirstOrThrow();
  const { url } = await sdkOf(provider()).checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: await priceOf('premium'), quantity: 1 }],
    success_url: 'http://localhost:3000/',
    expires_at: server.clock.now() / 1000 + 3600,
  });
  await press(url ?? '', { card: 'works' });
  expect(await standing(family)).toMatchObject({ subscribed: true, subscription_tier: 'premium' });
  expect(await planOf(family.ask)).toMatchObject({ subscribed: true, subscription_tier: 'premium' });
  const { data } = await sdkOf(provider()).subscriptions.list({ customer, status: 'all' });
  expect(data.map(({ status }) => status).toSorted()).toEqual(['active', 'canceled']);
});

it('an account that goes takes its subscription along', async () => {
  await open();
  const family = await subscribed('premium');
  await standing(family);
  expect((await family.ask('/api/account', { method: 'DELETE', body: { password: PASSWORD } })).status).toBe(200);
  await provider().tell();
  const [row] = await server.database
    .selectFrom('sandbox_payment_objects')
    .selectAll()
    .where('kind', '=', 'subscription')
    .execute();
  expect(row?.body).toContain('"status":"canceled"');
  expect(await rowCounts(server.database)).toMatchObject({ users: 0, billing_accounts: 0, subscription_changes: 0 });
});

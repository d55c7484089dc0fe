// What a family may do follows what it pays for, and nothing else.
import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { buy, openShop, planOf, type Shop } from '../../tests/helpers/shop.ts';
import { broken } from '../../tests/helpers/stripe-stub.ts';
import { PASSWORD, WISH, type AskFor } from '../../tests/helpers/test-app.ts';

let shop: Shop;
afterEach(() => shop.close());
const open = async (...options: Parameters<typeof openShop>) => (shop = await openShop(...options));
const said = async (answer: Response) => [answer.status, await answer.json()];
const SECOND = 1000;
const DAY = 86_400_000;
/** The provider's next words, and what the family has then. */
async function told(family: { ask: AskFor; customer: string }) {
  await shop.tell(shop.provider.event(family.customer));
  return planOf(family.ask);
}
const FREE = { subscribed: false, subscription_tier: 'free', subscription_end: null };

describe('GET /api/payments/subscription', () => {
  it('ROLE-7 needs an account', async () => {
    const { ask } = await open();
    expect(await said(await ask('/api/payments/subscription'))).toMatchObject([
      401,
      { error: 'Authentication required' },
    ]);
  });

  it.each([
    ['on', 'basic', -1],
    ['off', 'basic', 20],
    ['on', 'premium', -1],
    ['off', 'premium', -1],
  ] as const)('API-17 SUBS-17 DECIDE-1 with SHOWCASE %s tells of the %s plan', async (SHOWCASE, tier, limit) => {
    const { buyer, provider } = await open({ SHOWCASE });
    const family = await buyer();
    expect(await planOf(family.ask)).toMatchObject({ ...FREE, status: 'none' });
    provider.subscribe(family.customer, tier);
    expect(await told(family)).toEqual({
      subscribed: true,
      subscription_tier: tier,
      subscription_end: '2026-12-20T20:00:00.000Z',
      current_usage: 0,
      daily_limit: limit,
      reset_at: '2026-11-21T00:00:00.000Z',
      cancel_at_period_end: false,
      status: 'active',
    });
  });

  it('asks the provider when it is to be fresh, once in ten seconds', async () => {
    const { buyer, provider, later } = await open();
    const { ask, customer } = await buyer();
    provider.subscribe(customer, 'basic');
    const asked = () => provider.calls.filter((call) => call === 'GET /v1/subscriptions').length;
    const before = asked();
    later(10 * SECOND - 1);
    expect([await planOf(ask), await planOf(ask, true), asked() - before]).toMatchObject([FREE, FREE, 0]);
    later(1);
    const plans = await Promise.all([planOf(ask, true), planOf(ask, true), planOf(ask, true)]);
    expect(asked() - before).toBe(1);
    expect(plans).toContainEqual(expect.objectContaining({ subscription_tier: 'basic', daily_limit: 20 }));
    expect(await planOf(ask)).toMatchObject({ subscription_tier: 'basic' });
  });

  it('tells what is known when the provider fails, and asks nobody for a family that never bought', async () => {
    const { buyer, signedIn, provider, later, lines } = await open();
    const family = await buyer();
    provider.subscribe(family.customer, 'basic');
    await told(family);
    provider.says = (_call, c) => broken(c);
    later(10 * SECOND);
    expect(await planOf(family.ask, true)).toMatchObject({ subscribed: true, subscription_tier: 'basic' });
    expect(lines.join('')).toContain('could not be looked up');
    const asked = provider.calls.length;
    expect(await planOf((await signedIn()).ask, true)).toMatchObject({ ...FREE, status: 'none' });
    expect(provider.calls.length).toBe(asked);
  });
});

describe('rights', () => {
  it('change at once: upwards, downwards, and to none', async () => {
    const { buyer, provider } = await open();
    const family = await buyer();
    const bought = provider.subscribe(family.customer, 'basic');
    const generate = async () => {
      const answer = await family.ask('/api/stories/generate', {
        method: 'POST',
        body: { ...WISH, include_images: true },
      });
      return v.parse(v.object({ include_images: v.boolean(), daily_limit: v.number() }), await answer.json());
    };
    expect(await generate()).toEqual({ include_images: false, daily_limit: 5 });
    await told(family);
    expect(await generate()).toEqual({ include_images: false, daily_limit: 20 });
    bought.tier = 'premium';
    await told(family);
    expect(await generate()).toEqual({ include_images: true, daily_limit: -1 });
    bought.status = 'canceled';
    expect(await told(family)).toMatchObject({ ...FREE, status: 'canceled' });
    expect(await generate()).toEqual({ include_images: false, daily_limit: 5 });
  });

  it('of a plan that was cancelled end with its month', async () => {
    const { buyer, provider, later } = await open();
    const family = await buyer();
    const bought = provider.subscribe(family.customer, 'premium', { cancel_at_period_end: true });
    expect(await told(family)).toMatchObject({
      subscribed: true,
      cancel_at_period_end: true,
      subscription_end: '2026-12-20T20:00:00.000Z',
    });
    later(30 * DAY - 1);
    expect(await planOf(family.ask)).toMatchObject({ subscribed: true });
    later(1);
    expect(await planOf(family.ask)).toMatchObject({ ...FREE, cancel_at_period_end: false });
    // Taken up again, and the next month paid.
    Object.assign(bought, { cancel_at_period_end: false, current_period_end: bought.current_period_end + 30 * 86_400 });
    expect(await told(family)).toMatchObject({ subscribed: true, cancel_at_period_end: false });
  });

  it('of a plan that ends at a day of its own end then', async () => {
    const { buyer, provider, clock } = await open();
    const family = await buyer();
    provider.subscribe(family.customer, 'basic', { cancel_at: (clock.now() + 2 * DAY) / 1000 });
    expect(await told(family)).toMatchObject({
      cancel_at_period_end: true,
      subscription_end: '2026-11-22T20:00:00.000Z',
    });
    shop.later(2 * DAY);
    expect(await planOf(family.ask)).toMatchObject(FREE);
  });

  it('outlive the month by a week when its renewal is not told', async () => {
    const { buyer, provider, later } = await open();
    const family = await buyer();
    provider.subscribe(family.customer, 'basic');
    await told(family);
    later(37 * DAY - 1);
    expect(await planOf(family.ask)).toMatchObject({ subscribed: true });
    later(1);
    expect(await planOf(family.ask)).toMatchObject(FREE);
  });

  it('outlive a month that is not paid by seven days, counted from the first we heard of it', async () => {
    const { buyer, provider, later } = await open();
    const family = await buyer();
    const bought = provider.subscribe(family.customer, 'basic');
    await told(family);
    bought.status = 'past_due';
    expect(await told(family)).toMatchObject({ subscribed: true, subscription_tier: 'basic', status: 'past_due' });
    later(7 * DAY - 1);
    // The provider tells of it again; that begins no new week.
    expect(await told(family)).toMatchObject({ subscribed: true });
    later(1);
    expect(await told(family)).toMatchObject({ ...FREE, status: 'past_due' });
    bought.status = 'active';
    expect(await told(family)).toMatchObject({ subscribed: true, status: 'active' });
    bought.status = 'past_due';
    expect(await told(family)).toMatchObject({ subscribed: true, status: 'past_due' });
  });

  it.each(['incomplete', 'incomplete_expired', 'unpaid', 'paused', 'canceled', 'something new'])(
    'do not come with a subscription that is %s',
    async (status) => {
      const { buyer, provider } = await open();
      const family = await buyer();
      provider.subscribe(family.customer, 'premium', { status });
      expect(await told(family)).toMatchObject(FREE);
    },
  );

  it('come with a month on trial', async () => {
    const { buyer, provider } = await open();
    const family = await buyer();
    provider.subscribe(family.customer, 'premium', { status: 'trialing' });
    expect(await told(family)).toMatchObject({ subscribed: true, subscription_tier: 'premium', status: 'active' });
  });
});

describe('SRV-14 nobody becomes paid', () => {
  const isFree = async (ask: AskFor) => {
    expect(await planOf(ask, true)).toMatchObject({ ...FREE, daily_limit: 5 });
    const body = { ...WISH, include_images: true };
    expect(await (await ask('/api/stories/generate', { method: 'POST', body })).json()).toMatchObject({
      include_images: false,
      daily_limit: 5,
    });
  };

  it('by opening the page that is for who has paid', async () => {
    const { signedIn } = await open();
    const { ask } = await signedIn();
    await buy(ask, 'price_premium');
    expect((await ask('/profile?checkout=success')).status).toBe(200);
    await ask('/api/payments/subscription?checkout=success&subscription_tier=premium&subscribed=true');
    shop.later(10 * SECOND);
    await isFree(ask);
  });

  it('by a token that says so, signed by us', async () => {
    const { signedIn, ask } = await open();
    const { token } = await signedIn();
    const [, part = ''] = token.split('.');
    const claims = v.parse(v.record(v.string(), v.unknown()), JSON.parse(Buffer.from(part, 'base64url').toString()));
    const header = v.parse(
      v.looseObject({ alg: v.string() }),
      JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()),
    );
    const signedBy = (secret: string) =>
      new SignJWT({ ...claims, subscription_status: 'premium', subscription_type: 'month' })
        .setProtectedHeader(header)
        .sign(createHmac('sha256', secret).update('session tokens').digest());
    const with_ =
      (forged: string): AskFor =>
      (path, { headers, ...rest } = {}) =>
        ask(path, { ...rest, headers: { Authorization: `Bearer ${forged}`, ...headers } });
    await isFree(with_(await signedBy('a-secret-for-tests-of-32-bytes!!')));
    const other = with_(await signedBy('another-secret-of-at-least-32-bytes'));
    expect((await other('/api/payments/subscription')).status).toBe(401);
  });

  it('by any field of a request', async () => {
    const { visitor, provider } = await open();
    const paid = {
      subscription_status: 'premium',
      subscription_type: 'month',
      subscription_expires_at: '2030-01-01T00:00:00.000Z',
      subscription_tier: 'premium',
      subscribed: true,
      tier: 'premium',
      is_premium: true,
    };
    const device = visitor();
    const email = 'anna@example.com';
    const answer = await device('/api/auth/register', { method: 'POST', body: { email, password: PASSWORD, ...paid } });
    const { token } = v.parse(v.object({ token: v.string() }), await answer.json());
    const ask: AskFor = (path, asked = {}) =>
      device(path, { ...asked, headers: { ...asked.headers, Authorization: `Bearer ${token}` } });
    await device('/api/auth/login', { method: 'POST', body: { email, password: PASSWORD, ...paid } });
    const body = { ...WISH, ...paid };
    expect(await (await ask('/api/stories/generate', { method: 'POST', body })).json()).toMatchObject({
      daily_limit: 5,
    });
    await ask('/api/payments/checkout', { method: 'POST', body: { priceId: 'price_premium', ...paid } });
    await ask('/api/payments/portal', { method: 'POST', body: paid });
    const payload = JSON.stringify({
      id: 'evt',
      type: 'invoice.paid',
      data: { object: { customer: 'cus_1', ...paid } },
    });
    await shop.tell(provider.event('cus_1', { payload }));
    expect(await planOf(ask)).toMatchObject(FREE);
  });
});

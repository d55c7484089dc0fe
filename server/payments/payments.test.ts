import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PricingSchema, SubscriptionSchema } from '#contract/payments';
import { createTestApp, WISH } from '../../tests/helpers/test-app.ts';

it('API-15 PROD-4 the prices are the three built-in tiers, kept for five minutes', async () => {
  const { ask, close } = await createTestApp();
  const answer = await ask('/api/payments/prices');
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=300']);
  const { pricing_tiers: tiers, currency } = v.parse(PricingSchema, await answer.json());
  expect(Object.keys(tiers).sort()).toEqual(['basic', 'free', 'premium']);
  expect([
    tiers.free.daily_limit,
    tiers.basic.amount,
    tiers.basic.daily_limit,
    tiers.premium.amount,
    tiers.premium.daily_limit,
    currency,
  ]).toEqual([5, 299, 20, 899, -1, 'usd']);
  expect(
    (await ask('/api/payments/prices', { headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' } })).status,
  ).toBe(304);
  await close();
});

describe('GET /api/payments/subscription', () => {
  it.each([
    ['off', 'free', 5],
    ['off', 'basic', 20],
    ['off', 'premium', -1],
    ['on', 'free', -1],
    ['on', 'basic', -1],
    ['on', 'premium', -1],
  ] as const)('API-17 SUBS-17 DECIDE-1 with SHOWCASE %s: %s, %j stories a day', async (showcase, tier, limit) => {
    const { signedIn, setTier, clock, later, close } = await createTestApp({ env: { SHOWCASE: showcase } });
    const { ask, userId } = await signedIn();
    await setTier(userId, tier, tier === 'free' ? null : clock.now() + 86_400_000);
    await ask('/api/stories/generate', { method: 'POST', body: WISH });
    const answer = await ask('/api/payments/subscription');
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const body: unknown = await answer.json();
    const isPaid = tier !== 'free';
    expect(v.parse(SubscriptionSchema, body)).toEqual(body);
    expect(body).toEqual({
      subscribed: isPaid,
      subscription_tier: tier,
      subscription_end: isPaid ? '2026-11-21T20:00:00.000Z' : null,
      current_usage: 1,
      daily_limit: limit,
      reset_at: '2026-11-21T00:00:00.000Z',
      cancel_at_period_end: false,
      status: isPaid ? 'active' : 'none',
    });
    later(86_400_000);
    expect(await (await ask('/api/payments/subscription')).json()).toMatchObject({
      subscribed: false,
      subscription_tier: 'free',
      subscription_end: null,
      status: 'none',
    });
    await close();
  });

  it('API-17 has no end for a plan without one', async () => {
    const { signedIn, close } = await createTestApp();
    const { ask } = await signedIn('basic');
    expect(await (await ask('/api/payments/subscription')).json()).toMatchObject({
      subscribed: true,
      subscription_tier: 'basic',
      subscription_end: null,
    });
    await close();
  });
});

describe('where nothing can be bought', () => {
  it.each([
    ['/api/payments/checkout', { priceId: 'basic' }],
    ['/api/payments/checkout', { price_id: 'basic' }],
    ['/api/payments/portal', undefined],
  ])('%s says so to a user: %j', async (path, body) => {
    const { signedIn, close } = await createTestApp({ env: { PAYMENTS: 'off' } });
    const { ask } = await signedIn();
    const answer = await ask(path, { method: 'POST', ...(body === undefined ? {} : { body }) });
    expect([answer.status, answer.headers.get('Retry-After'), await answer.json()]).toMatchObject([
      503,
      '60',
      { error: 'Payments are not available right now', code: 'payments_off' },
    ]);
    await close();
  });

  it.each([{}, { priceId: 7 }, { priceId: null }, { price_id: ['basic'] }])(
    'VAL-16 checkout refuses the body %j',
    async (body) => {
      const { signedIn, close } = await createTestApp();
      const { ask } = await signedIn();
      const answer = await ask('/api/payments/checkout', { method: 'POST', body });
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'validation_failed' }]);
      await close();
    },
  );
});

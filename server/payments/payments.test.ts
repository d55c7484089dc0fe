import * as v from 'valibot';
import { expect, it } from 'vitest';
import { PricingSchema } from '#contract/payments';
import { createTestApp } from '../../tests/helpers/test-app.ts';

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

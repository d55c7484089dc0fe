import { describe, expect, it } from 'vitest';
import { FALLBACK_TIERS, PRICING_CACHE_MS } from './payments.ts';
import { TIERS } from './tiers.ts';

describe('the tiers everybody knows', () => {
  it('PROD-4 are free, basic and premium', () => {
    expect(TIERS).toEqual(['free', 'basic', 'premium']);
  });
  it('LIM-1 gives five stories a day for nothing', () => {
    expect(FALLBACK_TIERS.free).toMatchObject({ amount: 0, daily_limit: 5 });
  });
  it('LIM-2 gives twenty a day for $2.99 a month', () => {
    expect(FALLBACK_TIERS.basic).toMatchObject({
      amount: 299,
      amount_formatted: '$2.99',
      interval: 'month',
      daily_limit: 20,
    });
  });
  it('LIM-3 gives unlimited stories with AI images for $8.99 a month', () => {
    expect(FALLBACK_TIERS.premium).toMatchObject({ amount: 899, amount_formatted: '$8.99', daily_limit: -1 });
    expect(FALLBACK_TIERS.premium.features.join()).toContain('AI images');
  });
  it('LIM-4 keeps prices for five minutes', () => {
    expect(PRICING_CACHE_MS).toBe(300_000);
  });
});

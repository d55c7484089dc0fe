import { describe, expect, it } from 'vitest';
import { FALLBACK_TIERS } from '#contract/payments';
import { priceIn } from './plan-words.ts';

const tier = (amount: number, currency = 'usd') => ({
  ...FALLBACK_TIERS.basic,
  amount,
  currency,
  amount_formatted: `as the service writes ${amount}`,
});
/** Without the difference between spaces that break and those that do not. */
const price = (language: string, amount: number) => priceIn(language, tier(amount)).replaceAll('\u00a0', ' ');

describe('what a plan costs', () => {
  it.each([
    ['de', '0 $', '2,99 $', '9,00 $', '1.250,00 $'],
    ['zh-CN', 'US$0', 'US$2.99', 'US$9.00', 'US$1,250.00'],
    ['hi', '$0', '$2.99', '$9.00', '$1,250.00'],
    ['bn', '0 US$', '2.99 US$', '9.00 US$', '1,250.00 US$'],
  ])('in %s is written as there, and only nothing has no cents', (language, ...written) => {
    expect([0, 299, 900, 125_000].map((amount) => price(language, amount))).toEqual(written);
  });
  it.each(['en', 'de', 'bn'])('in %s stays as the service wrote it where it is no dollars', (language) => {
    // Both have a hundredth for the provider, and none for `Intl`.
    expect(priceIn(language, tier(50_000, 'isk'))).toBe('as the service writes 50000');
    expect(priceIn(language, tier(50_000, 'ugx'))).toBe('as the service writes 50000');
  });
  it('in English is what the service wrote', () => {
    expect(priceIn('en', tier(299))).toBe('as the service writes 299');
  });
});

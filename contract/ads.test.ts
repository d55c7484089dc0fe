import { expect, it } from 'vitest';
import { adPolicy } from './ads.ts';

const ADS = { enabled: true, tiers: ['free', 'basic'] };
const both = { startsEngine: true, showsSlots: true };
const none = { startsEngine: false, showsSlots: false };

it.each([
  ['a visitor without a plan', undefined, both],
  ['free', 'free', both],
  ['basic', 'basic', { startsEngine: false, showsSlots: true }],
  ['premium', 'premium', none],
] as const)('SUBS-13 (DECIDE-4): the engine of the ads and their places, for %s', (_name, tier, policy) => {
  expect(adPolicy(tier, ADS)).toEqual(policy);
});
it('DECIDE-4: a deployment makes basic free of ads by its configuration alone, and never sends premium any', () => {
  expect(adPolicy('basic', { enabled: true, tiers: ['free'] })).toEqual(none);
  expect(adPolicy('premium', { enabled: true, tiers: ['free', 'basic', 'premium'] })).toEqual(none);
  expect(adPolicy('free', { enabled: true, tiers: ['basic'] })).toEqual(none);
});
it('a deployment without ads shows none to anybody', () => {
  expect(adPolicy(undefined, { ...ADS, enabled: false })).toEqual(none);
});

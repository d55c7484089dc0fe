import { describe, expect, it } from 'vitest';
import { AD_EXPERIMENTS, ADS, adPolicy, bucketOf } from './ads.ts';

const SETTINGS = { enabled: true, tiers: ['free', 'basic'] };
const both = { startsEngine: true, showsSlots: true };
const none = { startsEngine: false, showsSlots: false };

it.each([
  ['a visitor without a plan', undefined, both],
  ['free', 'free', both],
  ['basic', 'basic', { startsEngine: false, showsSlots: true }],
  ['premium', 'premium', none],
] as const)('SUBS-13, ADS-3 (DECIDE-4): the engine of the ads and their places, for %s', (_name, tier, policy) => {
  expect(adPolicy(tier, SETTINGS)).toEqual(policy);
});
it('DECIDE-4: a deployment makes basic free of ads by its configuration alone, and never sends premium any', () => {
  expect(adPolicy('basic', { enabled: true, tiers: ['free'] })).toEqual(none);
  expect(adPolicy('premium', { enabled: true, tiers: ['free', 'basic', 'premium'] })).toEqual(none);
  expect(adPolicy('free', { enabled: true, tiers: ['basic'] })).toEqual(none);
});
it('a deployment without ads shows none to anybody', () => {
  expect(adPolicy(undefined, { ...SETTINGS, enabled: false })).toEqual(none);
});
it('LIM-20: refresh 120, bottom 60 of 60 to 100, sidebar 300 by 250, inline 100 to 300, impression at half', () => {
  expect(ADS).toEqual({
    refreshInterval: 120,
    slots: {
      bottom: { height: 60, min: 60, max: 100 },
      sidebar: { width: 300, height: 250 },
      inline: { min: 100, max: 300 },
    },
    impressionRatio: 0.5,
  });
});

describe('experiments', () => {
  it('LIM-22, ADS-11: none is defined', () => {
    expect(AD_EXPERIMENTS).toEqual([]);
  });
  // The vectors of FNV-1a's own reference: "" is 811c9dc5, "a" is e40c292c, "foobar" is bf9cf968.
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('LIM-22, ADS-10: the bucket of "%s" is its hash modulo 100, each time', (id, hash) => {
    expect(bucketOf(id)).toBe(hash % 100);
    expect(bucketOf(id)).toBe(bucketOf(id));
  });
  it('ADS-10: a thousand devices fall into all hundred buckets, and into no other', () => {
    const buckets = Array.from({ length: 1000 }, (_, at) => bucketOf(`device-${at * 7919}`));
    expect(new Set(buckets).size).toBe(100);
    expect(Math.min(...buckets)).toBe(0);
    expect(Math.max(...buckets)).toBe(99);
  });
});

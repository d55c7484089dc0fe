import { beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { UserSchema } from '#contract/user';
import type { Subscription } from '#contract/payments';
import { renewStatus } from './renew-status.ts';
import { freshEntry, SUBSCRIPTION_KEY } from './subscription.rules.ts';

const NOW = Date.parse('2026-11-20T20:00:00Z');
const anna = v.parse(UserSchema, {
  id: '6f1c1b0e-7a51-4f5e-9d2b-1f6f0f6f0a01',
  name: 'Anna',
  email: 'anna@example.com',
  created_at: '2026-11-01T20:00:00.000Z',
  updated_at: '2026-11-01T20:00:00.000Z',
});
const PREMIUM: Subscription = { subscribed: true, subscription_tier: 'premium', subscription_end: null };
const text = () => localStorage.getItem(SUBSCRIPTION_KEY);
const keep = (userTier: string, userId = anna.email) =>
  localStorage.setItem(
    SUBSCRIPTION_KEY,
    JSON.stringify({ userTier, dailyStoriesUsed: 3, dailyLimit: 5, isLoading: false, lastUpdated: NOW - 1000, userId }),
  );
beforeEach(() => localStorage.clear());

it('puts a plan that has changed in the place of the one before, with what was counted here', () => {
  keep('free');
  renewStatus(anna, PREMIUM, NOW);
  expect(freshEntry(text(), anna.email, NOW)).toMatchObject({
    userTier: 'premium',
    dailyStoriesUsed: 3,
    dailyLimit: -1,
  });
});
it('takes what the server counted', () => {
  keep('premium');
  renewStatus(anna, { ...PREMIUM, subscription_tier: 'basic', current_usage: 7, daily_limit: 20 }, NOW);
  expect(freshEntry(text(), anna.email, NOW)).toMatchObject({ userTier: 'basic', dailyStoriesUsed: 7, dailyLimit: 20 });
});
it('leaves the entry of the same plan as it is', () => {
  keep('premium');
  const before = text();
  renewStatus(anna, PREMIUM, NOW);
  expect(text()).toBe(before);
});
it('takes nothing from the entry of another', () => {
  keep('free', 'ben@example.com');
  renewStatus(anna, PREMIUM, NOW);
  expect(freshEntry(text(), anna.email, NOW)).toMatchObject({ userTier: 'premium', dailyStoriesUsed: 0 });
});

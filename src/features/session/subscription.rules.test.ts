import { describe, expect, it } from 'vitest';
import {
  ANONYMOUS_ID,
  exposedStatus,
  freshEntry,
  isLimitReached,
  mergeUsage,
  SUBSCRIPTION_CACHE_MS,
  SUBSCRIPTION_KEY,
  UNKNOWN_STATUS,
  withOneMore,
  type SubscriptionStatus,
} from './subscription.rules.ts';

const NOW = Date.parse('2026-11-20T20:00:00Z');
const status = (part: Partial<SubscriptionStatus> = {}): SubscriptionStatus => ({
  userTier: 'free',
  dailyStoriesUsed: 2,
  dailyLimit: 5,
  isLoading: false,
  lastUpdated: NOW,
  ...part,
});
const stored = (part: Partial<SubscriptionStatus> & { userId?: string } = {}) =>
  JSON.stringify({ ...status(part), userId: part.userId ?? ANONYMOUS_ID });

describe('what a visitor may do today', () => {
  it('SUBS-1, LIM-16 begins loading, free, with nothing used of one', () => {
    expect(UNKNOWN_STATUS).toMatchObject({ isLoading: true, userTier: 'free', dailyStoriesUsed: 0, dailyLimit: 1 });
  });
  it('SUBS-2 has exactly the five fields', () => {
    expect(Object.keys(UNKNOWN_STATUS).sort()).toEqual([
      'dailyLimit',
      'dailyStoriesUsed',
      'isLoading',
      'lastUpdated',
      'userTier',
    ]);
  });
  it('LIM-5 lies under its own key for five minutes', () => {
    expect(SUBSCRIPTION_KEY).toBe('subscription_status');
    expect(SUBSCRIPTION_CACHE_MS).toBe(300_000);
  });
  it('VAL-5 stops at the limit and not before it', () => {
    expect(isLimitReached(status({ dailyStoriesUsed: 4 }))).toBe(false);
    expect(isLimitReached(status({ dailyStoriesUsed: 5 }))).toBe(true);
    expect(isLimitReached(status({ dailyStoriesUsed: 6 }))).toBe(true);
  });
  it('VAL-6 never stops where there is no limit', () =>
    expect(isLimitReached(status({ dailyStoriesUsed: 999, dailyLimit: -1 }))).toBe(false));
  it('counts one more and changes nothing else', () =>
    expect(withOneMore(status())).toEqual(status({ dailyStoriesUsed: 3 })));
});

describe('the stored entry', () => {
  it('SUBS-4 is fresh for 299999 ms', () =>
    expect(freshEntry(stored({ lastUpdated: NOW - 299_999 }), ANONYMOUS_ID, NOW)).toMatchObject({
      dailyStoriesUsed: 2,
    }));
  it('is not fresh at 300000 ms', () =>
    expect(freshEntry(stored({ lastUpdated: NOW - 300_000 }), ANONYMOUS_ID, NOW)).toBeUndefined());
  it("is not this visitor's when it names another", () =>
    expect(freshEntry(stored({ userId: 'anna@example.com' }), ANONYMOUS_ID, NOW)).toBeUndefined());
  it('is dropped when its UTC day is over', () => {
    const midnight = Date.parse('2026-11-21T00:00:00Z');
    expect(freshEntry(stored({ lastUpdated: midnight - 1 }), ANONYMOUS_ID, midnight)).toBeUndefined();
  });
  it('is not believed when it comes from the future', () =>
    expect(freshEntry(stored({ lastUpdated: NOW + 1000 }), ANONYMOUS_ID, NOW)).toBeUndefined());
  it.each([null, '', 'broken', '{}', '[]', '{"userTier":"gold"}'])('reads %j as none', (text) =>
    expect(freshEntry(text, ANONYMOUS_ID, NOW)).toBeUndefined(),
  );
});

describe('an answer that meets a local count', () => {
  it('keeps the higher use when it was asked for before the story', () => {
    expect(mergeUsage(status({ dailyStoriesUsed: 2 }), status({ dailyStoriesUsed: 3 }), true).dailyStoriesUsed).toBe(3);
    expect(mergeUsage(status({ dailyStoriesUsed: 4 }), status({ dailyStoriesUsed: 3 }), true).dailyStoriesUsed).toBe(4);
  });
  it('wins when it was asked for later', () => {
    expect(mergeUsage(status({ dailyStoriesUsed: 2 }), status({ dailyStoriesUsed: 3 }), false).dailyStoriesUsed).toBe(
      2,
    );
  });
});

describe('while everything is open for showcase', () => {
  it('says premium without a limit', () =>
    expect(exposedStatus(status(), true)).toMatchObject({ userTier: 'premium', dailyLimit: -1 }));
  it('says what was fetched otherwise', () => expect(exposedStatus(status(), false)).toEqual(status()));
});

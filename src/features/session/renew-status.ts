import type { Subscription } from '#contract/payments';
import type { User } from '#contract/user';
import { readStored, writeStored } from '../../lib/storage.ts';
import { DAILY_LIMITS, storedStatus, SUBSCRIPTION_KEY, type SubscriptionEntry } from './subscription.rules.ts';

/** Puts a plan that has changed into what this device keeps of it, so that the home page does not begin with the one before. */
export function renewStatus({ email }: User, subscription: Subscription, now = Date.now()): void {
  const { subscription_tier: userTier, current_usage, daily_limit } = subscription;
  const before = storedStatus(readStored(SUBSCRIPTION_KEY), email, now);
  if (before.userTier === userTier) return;
  const entry: SubscriptionEntry = {
    userTier,
    dailyStoriesUsed: current_usage ?? before.dailyStoriesUsed,
    dailyLimit: daily_limit ?? DAILY_LIMITS[userTier],
    isLoading: false,
    lastUpdated: now,
    userId: email,
  };
  writeStored(SUBSCRIPTION_KEY, JSON.stringify(entry));
}

import type { Subscription } from '#contract/payments';
import type { Tier } from '#contract/tiers';
import { isoTime } from '../platform/clock.ts';
import type { BillingAccount, UserPlan } from './payments.store.ts';

/** How a user stands, in the contract's words: `tier` is the plan that counts now. */
export function standing(tier: Tier, account: BillingAccount | undefined, plan: UserPlan | undefined) {
  const isSubscribed = tier !== 'free';
  const end = plan?.subscription_expires_at ?? null;
  return {
    subscribed: isSubscribed,
    subscription_tier: tier,
    subscription_end: isSubscribed && end !== null ? isoTime(end) : null,
    cancel_at_period_end: isSubscribed && account?.cancel_at_period_end === 1,
    status: statusOf(isSubscribed, account),
  };
}

function statusOf(isSubscribed: boolean, account: BillingAccount | undefined): NonNullable<Subscription['status']> {
  if (account?.status === 'past_due') return 'past_due';
  if (isSubscribed) return 'active';
  return account?.tier == null ? 'none' : 'canceled';
}

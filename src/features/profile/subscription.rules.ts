import { FALLBACK_TIERS, type PricingTier, type Subscription } from '#contract/payments';
import { UNLIMITED } from '#contract/tiers';
import { FREE } from '../session/check-subscription.ts';

export interface Plan {
  tier: PricingTier;
  isActive: boolean;
  /** When the next month is paid, or when the plan ends; null for plans that do not end. */
  until: string | null;
  willEnd: boolean;
  /** Today's stories; undefined when it is not known. `limit` null: as many as one likes. */
  today: { used: number; limit: number | null } | undefined;
}

/** What the profile says of an answer, or of none (PROF-21). While everything is open for showcase, no day has a limit. */
export function planOf(subscription: Subscription = FREE, isShowcase = false): Plan {
  const { subscribed, subscription_tier, subscription_end, current_usage, daily_limit } = subscription;
  const tier = FALLBACK_TIERS[subscription_tier];
  const limit = daily_limit ?? tier.daily_limit;
  return {
    tier,
    isActive: subscribed,
    until: subscription_end,
    willEnd: subscription.cancel_at_period_end ?? false,
    today:
      current_usage === undefined
        ? undefined
        : { used: current_usage, limit: isShowcase || limit === UNLIMITED ? null : limit },
  };
}

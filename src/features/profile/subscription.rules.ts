import { FALLBACK_TIERS, type Pricing, type PricingTier, type Subscription } from '#contract/payments';
import { type Tier, UNLIMITED } from '#contract/tiers';
import { FREE } from '../session/check-subscription.ts';

export interface Plan {
  name: Tier;
  tier: PricingTier;
  isActive: boolean;
  /** When the next month is paid, or until when the plan is there; null for plans that do not end. */
  until: string | null;
  untilIs: 'nextBilling' | 'endsOn' | 'staysUntil';
  /** What else there is to say of how it stands. */
  note: 'pastDue' | 'unpaid' | 'ended' | undefined;
  /** Whether the provider keeps bills of this user. */
  hasBilling: boolean;
  /** Today's stories; undefined when it is not known. `limit` null: as many as one likes. */
  today: { used: number; limit: number | null } | undefined;
}

function noteOf({ status, subscribed }: Subscription): Plan['note'] {
  if (status === 'past_due') return subscribed ? 'pastDue' : 'unpaid';
  return status === 'canceled' && !subscribed ? 'ended' : undefined;
}

/** What the profile says of an answer, or of none (PROF-21). While everything is open for showcase, no day has a limit. */
export function planOf(
  subscription: Subscription = FREE,
  isShowcase = false,
  tiers: Pricing['pricing_tiers'] = FALLBACK_TIERS,
): Plan {
  const { subscribed, subscription_tier: name, subscription_end, current_usage, daily_limit, status } = subscription;
  const tier = tiers[name];
  const limit = daily_limit ?? tier.daily_limit;
  const note = noteOf(subscription);
  return {
    name,
    tier,
    isActive: subscribed,
    until: subscribed ? subscription_end : null,
    untilIs: subscription.cancel_at_period_end ? 'endsOn' : note === 'pastDue' ? 'staysUntil' : 'nextBilling',
    note,
    hasBilling: subscribed || (status !== undefined && status !== 'none'),
    today:
      current_usage === undefined
        ? undefined
        : { used: current_usage, limit: isShowcase || limit === UNLIMITED ? null : limit },
  };
}

// What is kept of a subscription, and what a user may do because of it.
import type { BillingAccount, UserPlan } from './payments.store.ts';
import type { LiveSubscription, ProviderSubscription } from './provider-answers.ts';
import type { ProviderSubscriptions } from './provider-subscriptions.ts';

export type State = Pick<
  BillingAccount,
  'subscription' | 'status' | 'tier' | 'period_end' | 'cancel_at_period_end' | 'past_due_since'
>;

const DAY_MS = 86_400_000;
/** A month that is unpaid, or whose renewal we have not heard of, keeps its plan for so long (contract 4.5). */
const GRACE_MS = 7 * DAY_MS;
/** With these a user has what he subscribed to. */
const GRANTING: readonly string[] = ['active', 'trialing', 'past_due'];

/** The plan of who has none. */
export const FREE: UserPlan = {
  subscription_status: 'free',
  subscription_type: null,
  subscription_expires_at: null,
  subscription_grace_until: null,
};

/** Whether a user has what he subscribed to when his subscription stands so. */
export const isGranting = (status: string | null): boolean => status !== null && GRANTING.includes(status);

/** Whether an account gives its user a plan at `now`, by what was last read. */
export function grants(account: BillingAccount, now: number): boolean {
  if (account.tier === null || !isGranting(account.status)) return false;
  const plannedEnd = (account.period_end ?? 0) + (account.cancel_at_period_end === 1 ? 0 : GRACE_MS);
  const end = account.past_due_since === null ? plannedEnd : account.past_due_since + GRACE_MS;
  return end > now;
}

/** What is known of a plan's subscription, for one of which it is known. */
export const hasPlan = (subscription: ProviderSubscription): subscription is LiveSubscription =>
  subscription.plan !== undefined;

/** The one that counts of those that grant: one that is paid, else the newest. */
export function currentOf(live: ProviderSubscriptions['live']): LiveSubscription | undefined {
  const [current] = live
    .filter(hasPlan)
    .filter(({ status }) => isGranting(status))
    .toSorted((a, b) => Number(a.status === 'past_due') - Number(b.status === 'past_due') || b.created - a.created);
  return current;
}

/** How an account stands with the subscription that counts. */
export function stateOf(current: LiveSubscription, before: BillingAccount, now: number): State {
  const isUnpaid = current.status === 'past_due';
  const wasUnpaid = before.subscription === current.id && before.status === 'past_due';
  return {
    subscription: current.id,
    status: current.status,
    tier: current.plan.tier,
    period_end: current.periodEnd,
    cancel_at_period_end: current.isCancelled ? 1 : 0,
    past_due_since: isUnpaid ? ((wasUnpaid ? before.past_due_since : null) ?? now) : null,
  };
}

/** How it stands when nothing counts any more, or yet. */
export function overState(before: BillingAccount, last: ProviderSubscriptions['last']): State {
  const status = last?.status ?? before.status;
  return {
    subscription: last?.id ?? before.subscription,
    // What grants without being a plan of ours is none of our business.
    status: isGranting(status) ? (before.tier === null ? null : 'canceled') : status,
    tier: before.tier,
    period_end: before.period_end,
    cancel_at_period_end: 0,
    past_due_since: null,
  };
}

/** What a user has by the subscription that counts. Its time may be outlived by one that goes on: its renewal may not be told. */
export function planOf({ plan, periodEnd, isCancelled }: LiveSubscription, unpaidSince: number | null): UserPlan {
  const expiresAt = unpaidSince === null ? periodEnd : unpaidSince + GRACE_MS;
  return {
    subscription_status: plan.tier,
    subscription_type: 'month',
    subscription_expires_at: expiresAt,
    subscription_grace_until: unpaidSince === null && !isCancelled ? periodEnd + GRACE_MS : null,
  };
}

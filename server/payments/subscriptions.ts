// What a user has at the provider, read anew each time and written down whole: so it never matters in which order, how often
// or how late he tells of it.
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { Connection, Database } from '../platform/database.ts';
import { newId, type RandomBytes } from '../platform/ids.ts';
import {
  changePlan,
  findAccount,
  insertChange,
  keepEvent,
  keepReading,
  takeReading,
  type BillingAccount,
  type UserPlan,
} from './payments.store.ts';
import type { LiveSubscription } from './provider-answers.ts';
import { ProviderFailure } from './provider-failure.ts';
import type { Provider, ProviderSubscriptions } from './provider.ts';

interface SubscriptionNeeds {
  database: Database;
  clock: Clock;
  random: RandomBytes;
  provider: Pick<Provider, 'subscriptions' | 'cancel'>;
  log: Logger;
}
interface Reading {
  /** The subscription that counts. */
  current: LiveSubscription | undefined;
  /** The provider does not know this customer, or no longer. */
  isGone: boolean;
}
interface ReadOptions {
  /** The event that made us read: noted together with what it led to. */
  event?: { id: string; type: string };
  /** Reads only when the last reading began so long ago. */
  afterMs?: number;
}
export interface Subscriptions {
  /**
   * Reads what a user has and gives him the rights that go with it. Undefined when there is nothing to read, or when it was
   * read just now. Throws ProviderFailure, and then nothing is changed.
   */
  read: (userId: string, options?: ReadOptions) => Promise<Reading | undefined>;
}

const DAY_MS = 86_400_000;
/** A month that is unpaid, or whose renewal we have not heard of, keeps its plan for so long (contract 4.5). */
const GRACE_MS = 7 * DAY_MS;
/** With these a user has what he subscribed to. */
const GRANTING: readonly string[] = ['active', 'trialing', 'past_due'];
export const isGranting = (status: string | null): boolean => status !== null && GRANTING.includes(status);

const FREE: UserPlan = { subscription_status: 'free', subscription_type: null, subscription_expires_at: null };
const NOTHING: ProviderSubscriptions = { live: [], last: undefined };

export function createSubscriptions({ database, clock, random, provider, log }: SubscriptionNeeds): Subscriptions {
  const ask = async (customer: string): Promise<{ found: ProviderSubscriptions; isGone: boolean }> => {
    try {
      return { found: await provider.subscriptions(customer), isGone: false };
    } catch (thrown) {
      if (thrown instanceof ProviderFailure && thrown.isGone) return { found: NOTHING, isGone: true };
      throw thrown;
    }
  };

  /** Nobody pays twice: besides the one that counts none goes on. */
  const endOthers = async (live: readonly LiveSubscription[], current: LiveSubscription) => {
    for (const { id } of live.filter((each) => each.id !== current.id)) {
      try {
        await provider.cancel(id);
        log.warn('a user had two subscriptions; the older one was ended');
      } catch (thrown) {
        // Still there at the next reading, if it is there at all.
        log.error({ err: thrown }, 'a second subscription could not be ended');
      }
    }
  };

  const write = async (
    transaction: Connection,
    {
      userId,
      number,
      current,
      last,
    }: { userId: string; number: number; current: LiveSubscription | undefined } & Pick<ProviderSubscriptions, 'last'>,
  ) => {
    const before = await findAccount(transaction, userId);
    if (!before || before.applied >= number) return;
    const now = clock.now();
    const after = current ? stateOf(current, before, now) : overState(before, last);
    await keepReading(transaction, userId, { ...after, applied: number });
    // Who never subscribed keeps what he was given in another way.
    if (!current && !isGranting(before.status)) return;
    const plan = current ? planOf(current, after.past_due_since) : FREE;
    await changePlan(transaction, userId, plan, now);
    const changed = { tier: plan.subscription_status, status: after.status, ends_at: after.period_end };
    const earlier = {
      tier: isGranting(before.status) ? (before.tier ?? 'free') : 'free',
      status: before.status,
      ends_at: before.period_end,
    };
    if (JSON.stringify(changed) !== JSON.stringify(earlier))
      await insertChange(transaction, { id: newId(random), user_id: userId, ...changed, created_at: now });
  };

  return {
    read: async (userId, { event, afterMs } = {}) => {
      const now = clock.now();
      const reading = await takeReading(database, userId, now, afterMs === undefined ? undefined : now - afterMs);
      if (!reading) return undefined;
      const { found, isGone } = await ask(reading.customer);
      const current = found.live.find(({ status }) => isGranting(status));
      if (current) await endOthers(found.live, current);
      await database.transaction().execute(async (transaction) => {
        if (event) await keepEvent(transaction, { ...event, received_at: now });
        await write(transaction, { userId, number: reading.number, current, last: found.last });
      });
      return { current, isGone };
    },
  };
}

type State = Pick<
  BillingAccount,
  'subscription' | 'status' | 'tier' | 'period_end' | 'cancel_at_period_end' | 'past_due_since'
>;

function stateOf(current: LiveSubscription, before: BillingAccount, now: number): State {
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

/** Nothing counts any more, or yet. */
const overState = (before: BillingAccount, last: ProviderSubscriptions['last']): State => ({
  subscription: last?.id ?? before.subscription,
  status: last?.status ?? (before.status === null ? null : 'canceled'),
  tier: before.tier,
  period_end: before.period_end,
  cancel_at_period_end: 0,
  past_due_since: null,
});

function planOf(current: LiveSubscription, unpaidSince: number | null): UserPlan {
  const { plan, periodEnd, isCancelled } = current;
  return {
    subscription_status: plan.tier,
    subscription_type: 'month',
    subscription_expires_at: unpaidSince === null ? periodEnd + (isCancelled ? 0 : GRACE_MS) : unpaidSince + GRACE_MS,
  };
}

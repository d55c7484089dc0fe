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
  putBackReading,
  takeReading,
} from './payments.store.ts';
import type { LiveSubscription } from './provider-answers.ts';
import { ProviderFailure } from './provider-failure.ts';
import type { ProviderSubscriptions } from './provider-subscriptions.ts';
import type { Provider } from './provider.ts';
import { currentOf, FREE, grants, hasPlan, isGranting, overState, planOf, stateOf } from './subscription-state.ts';

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
  /** Every subscription that the provider knows of, also those that are over. */
  ids: readonly string[];
}
interface ReadOptions {
  /** The event that made us read: noted together with what it led to. */
  event?: { id: string; type: string };
  /** Reads only when the last reading began so long ago. */
  afterMs?: number;
  /** Somebody waits for it: soon or not at all. */
  isHurried?: boolean;
}
export interface Subscriptions {
  /**
   * Reads what a user has and gives him the rights that go with it. Undefined when there is nothing to read, or when it was
   * read just now. Throws ProviderFailure, and then nothing is changed.
   */
  read: (userId: string, options?: ReadOptions) => Promise<Reading | undefined>;
}

const NOTHING: ProviderSubscriptions = { live: [], last: undefined, ids: [] };

export function createSubscriptions({ database, clock, random, provider, log }: SubscriptionNeeds): Subscriptions {
  const ask = async (
    userId: string,
    customer: string,
    isHurried: boolean,
  ): Promise<{ found: ProviderSubscriptions; isGone: boolean }> => {
    try {
      return { found: await provider.subscriptions(customer, { isHurried }), isGone: false };
    } catch (thrown) {
      if (!(thrown instanceof ProviderFailure && thrown.isGone)) throw thrown;
      const account = await findAccount(database, userId);
      if (!account || !grants(account, clock.now())) return { found: NOTHING, isGone: true };
      // Our key may be that of another shop: what was paid for stays until its time is over.
      log.error(
        { user: userId },
        'the provider does not know the customer of a user who has a plan: is the key right?',
      );
      throw new ProviderFailure('subscriptions: the customer of a user who has a plan is unknown');
    }
  };

  /** Throws ProviderFailure when it cannot be said which one counts. */
  const choose = async (userId: string, { live }: ProviderSubscriptions): Promise<LiveSubscription | undefined> => {
    const current = currentOf(live);
    const unknown = live.filter((each) => !hasPlan(each) && isGranting(each.status));
    const own = unknown.length > 0 ? (await findAccount(database, userId))?.subscription : undefined;
    if (unknown.length === 0 || (current && !unknown.some(({ id }) => id === own))) return current;
    log.error({ user: userId }, 'a subscription is of no plan: does its product have a tier?');
    throw new ProviderFailure('subscriptions: one that goes on is of no plan');
  };

  /** Nobody pays twice: besides the one that counts none goes on. */
  const endOthers = async ({ live }: ProviderSubscriptions, current: LiveSubscription) => {
    for (const { id } of live.filter((each) => hasPlan(each) && each.id !== current.id)) {
      try {
        await provider.cancel(id);
        log.warn('a user had two subscriptions; the other one was ended');
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
    if (!current && (before.tier === null || !isGranting(before.status))) return;
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
    read: async (userId, { event, afterMs, isHurried = false } = {}) => {
      const now = clock.now();
      const reading = await takeReading(database, userId, now, afterMs === undefined ? undefined : now - afterMs);
      if (!reading) return undefined;
      try {
        const { found, isGone } = await ask(userId, reading.customer, isHurried);
        const current = await choose(userId, found);
        await database.transaction().execute(async (transaction) => {
          if (event) await keepEvent(transaction, { ...event, received_at: now });
          await write(transaction, { userId, number: reading.number, current, last: found.last });
        });
        const ending = current && endOthers(found, current);
        if (!isHurried) await ending;
        return { current, isGone, ids: found.ids };
      } catch (thrown) {
        // Nothing was read: whoever asks next need not wait.
        await putBackReading(database, userId, reading);
        throw thrown;
      }
    },
  };
}

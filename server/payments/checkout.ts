// From a parent's press of the button to the provider's page. A user has one checkout open, and never two subscriptions, also
// where he presses at several processes: there is room for one row of his, and whoever finds that his was taken away while the
// provider opened the page closes it again.
import type { PaidTier } from '#contract/payments';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { newId, type RandomBytes } from '../platform/ids.ts';
import { forgetCheckout, keepCheckout, listCheckouts, noteCheckout, type CheckoutRow } from './checkouts.store.ts';
import type { Customers } from './customers.ts';
import type { Prices } from './prices.ts';
import { findAccount } from './payments.store.ts';
import type { CheckoutState, LiveSubscription } from './provider-answers.ts';
import { ProviderFailure } from './provider-failure.ts';
import type { Provider } from './provider.ts';
import { grants } from './subscription-state.ts';
import type { Subscriptions } from './subscriptions.ts';

export interface CheckoutNeeds {
  database: Database;
  clock: Clock;
  random: RandomBytes;
  publicUrl: string;
  prices: Pick<Prices, 'tierOf'>;
  customers: Customers;
  subscriptions: Subscriptions;
  provider: Pick<Provider, 'openCheckout' | 'findCheckout' | 'expireCheckout' | 'openPlanChange' | 'openPortal'>;
}
export interface Checkout {
  /**
   * Where a user buys this price, or changes to it. To be asked one at a time for a user.
   * Throws ApiFailure plan_unavailable, already_subscribed, token_invalid; ProviderFailure.
   */
  open: (userId: string, price: string) => Promise<string>;
  /** Closes whatever a user has open. Throws ProviderFailure. */
  closeAll: (userId: string) => Promise<void>;
}
/** A checkout that was paid, and the subscription that came of it. */
interface Paid {
  row: CheckoutRow;
  subscription: string | null;
}

const REUSED_FOR_MS = 30 * 60_000;
/** Half an hour is the least that the provider takes, counted by his clock. */
const OPEN_FOR_MS = 31 * 60_000;
/** What was paid may take so long to be seen. */
const SEEN_AFTER_MS = 10 * 60_000;
const OVER: CheckoutState = { status: 'expired', url: null, subscription: null };

export function createCheckout(needs: CheckoutNeeds): Checkout {
  const { database, clock, random, publicUrl, customers, subscriptions, provider } = needs;
  const profile = `${publicUrl}/profile`;

  const stateOf = async (session: string): Promise<CheckoutState> => {
    try {
      return await provider.findCheckout(session);
    } catch (thrown) {
      if (thrown instanceof ProviderFailure && thrown.isGone) return OVER;
      throw thrown;
    }
  };
  const expire = async (session: string): Promise<CheckoutState> => {
    try {
      await provider.expireCheckout(session);
      return OVER;
    } catch (thrown) {
      // Refused when it was paid, or ended by itself, since we asked.
      if (!(thrown instanceof ProviderFailure && thrown.isRefusal)) throw thrown;
      const now = await stateOf(session);
      if (now.status === 'open') throw thrown;
      return now;
    }
  };
  /** Closes these and forgets them; those that were paid are left, and given. */
  const closeEach = async (rows: readonly CheckoutRow[]): Promise<Paid[]> => {
    const paid: Paid[] = [];
    for (const row of rows) {
      const found = row.session === null ? OVER : await stateOf(row.session);
      const { status, subscription } = found.status === 'open' && row.session ? await expire(row.session) : found;
      if (status === 'complete') paid.push({ row, subscription });
      else await forgetCheckout(database, row);
    }
    return paid;
  };
  const forget = async (paid: readonly Paid[]) => {
    for (const { row } of paid) await forgetCheckout(database, row);
  };
  /** Who opened another page while the first one is paid, but not seen yet, would pay twice. */
  const assertSeen = (paid: readonly Paid[], ids: readonly string[]) => {
    for (const { row, subscription } of paid) {
      const isSeen = subscription !== null && ids.includes(subscription);
      if (!isSeen && row.opened_at + OPEN_FOR_MS + SEEN_AFTER_MS > clock.now())
        throw new ProviderFailure('a checkout was paid of which no subscription is to be seen');
    }
  };

  /** The page of a checkout that is open for this price; else what was open is closed. */
  const reuse = async (userId: string, price: string): Promise<{ url?: string; paid: Paid[] }> => {
    const rows = await listCheckouts(database, userId);
    const young = rows.find((row) => row.price === price && row.opened_at > clock.now() - REUSED_FOR_MS);
    const paid = await closeEach(rows.filter((row) => row !== young));
    if (paid.length > 0 || young?.session == null) return { paid };
    const { status, url, subscription } = await stateOf(young.session);
    if (status === 'open' && url !== null) return { url, paid };
    if (status === 'complete') return { paid: [{ row: young, subscription }] };
    await forgetCheckout(database, young);
    return { paid };
  };

  const begin = async (userId: string, customer: string, price: string, tier: PaidTier): Promise<string> => {
    const row = await noteCheckout(database, {
      user_id: userId,
      price,
      idempotency_key: newId(random),
      session: null,
      opened_at: clock.now(),
    });
    if (row?.price !== price) {
      // Noted at another process since we looked, or just taken away by one.
      const paid = row ? await closeEach([row]) : [];
      if (paid.length > 0) throw new ProviderFailure('a checkout was paid at another process');
      return begin(userId, customer, price, tier);
    }
    const session = await provider.openCheckout({
      customer,
      price,
      successUrl: `${profile}?checkout=success`,
      cancelUrl: `${publicUrl}/payment?plan=${tier}&checkout=cancelled`,
      expiresAt: row.opened_at + OPEN_FOR_MS,
      idempotencyKey: row.idempotency_key,
    });
    if (await keepCheckout(database, row.idempotency_key, session.id)) return session.url;
    await expire(session.id);
    throw new ProviderFailure('a press at another process took the place of this one');
  };
  /** One that was noted but never answered may be too old by now to be asked for again. */
  const beginAnew = async (userId: string, customer: string, price: string, tier: PaidTier): Promise<string> => {
    const [left] = (await listCheckouts(database, userId)).filter((row) => row.price === price);
    try {
      return await begin(userId, customer, price, tier);
    } catch (thrown) {
      if (!left || !(thrown instanceof ProviderFailure && thrown.isRefusal) || thrown.isGone) throw thrown;
      await forgetCheckout(database, left);
      return begin(userId, customer, price, tier);
    }
  };

  const change = async (customer: string, current: LiveSubscription, price: string): Promise<string> => {
    const { id: subscription, plan } = current;
    const ways = { returnUrl: profile, doneUrl: `${profile}?checkout=success` };
    try {
      return await provider.openPlanChange({ customer, subscription, item: plan.item, price }, ways);
    } catch (thrown) {
      // One that is about to end may have to be taken up again first, which can be done on the portal.
      if (current.isCancelled && thrown instanceof ProviderFailure && thrown.isRefusal)
        return provider.openPortal(customer, profile);
      throw thrown;
    }
  };

  /** A price of the plan that a user has already: there is something to do only where it is not paid, and has ended for it. */
  const repair = async (userId: string, customer: string, { status }: LiveSubscription): Promise<string> => {
    const account = await findAccount(database, userId);
    if (status !== 'past_due' || !account || grants(account, clock.now())) throw new ApiFailure('already_subscribed');
    return provider.openPortal(customer, profile);
  };
  /** Somebody new in the place of a customer who is gone, with nothing open. */
  const replace = async (userId: string, gone: string): Promise<string> => {
    const customer = await customers.ensure(userId, gone);
    await forget(await closeEach(await listCheckouts(database, userId)));
    return customer;
  };

  return {
    closeAll: async (userId) => void (await closeEach(await listCheckouts(database, userId))),
    open: async (userId, price) => {
      const tier = await needs.prices.tierOf(price);
      if (!tier) throw new ApiFailure('plan_unavailable');
      let customer = await customers.ensure(userId);
      let reading = await subscriptions.read(userId);
      if (reading?.isGone) customer = await replace(userId, customer);
      let url: string | undefined;
      if (!reading?.current) {
        const found = await reuse(userId, price);
        url = found.url;
        if (found.paid.length > 0) {
          reading = await subscriptions.read(userId);
          if (!reading?.current) assertSeen(found.paid, reading?.ids ?? []);
          await forget(found.paid);
        }
      }
      const current = reading?.current;
      if (current?.plan.tier === tier) return repair(userId, customer, current);
      if (current) {
        // Whoever has a plan has nothing open that would be a second one.
        await forget(await closeEach(await listCheckouts(database, userId)));
        return change(customer, current, price);
      }
      try {
        return url ?? (await beginAnew(userId, customer, price, tier));
      } catch (thrown) {
        if (!(thrown instanceof ProviderFailure && thrown.isGone)) throw thrown;
        return beginAnew(userId, await replace(userId, customer), price, tier);
      }
    },
  };
}

// From a parent's press of the button to the provider's page. A user has one checkout open, and never two subscriptions.
import type { PaidTier } from '#contract/payments';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { newId, type RandomBytes } from '../platform/ids.ts';
import { forgetCheckout, keepCheckout, listCheckouts, noteCheckout, type CheckoutRow } from './checkouts.store.ts';
import type { Customers } from './customers.ts';
import type { Prices } from './prices.ts';
import type { LiveSubscription } from './provider-answers.ts';
import { ProviderFailure } from './provider-failure.ts';
import type { Provider } from './provider.ts';
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
  /** Closes whatever a user has open. Gives whether one of them was paid meanwhile. Throws ProviderFailure. */
  closeAll: (userId: string) => Promise<boolean>;
}

const REUSED_FOR_MS = 30 * 60_000;
/** Half an hour is the least that the provider takes, counted by his clock. */
const OPEN_FOR_MS = 31 * 60_000;

export function createCheckout(needs: CheckoutNeeds): Checkout {
  const { database, clock, random, publicUrl, customers, subscriptions, provider } = needs;
  const profile = `${publicUrl}/profile`;

  const stateOf = async (session: string): Promise<{ status: string; url: string | null }> => {
    try {
      return await provider.findCheckout(session);
    } catch (thrown) {
      if (thrown instanceof ProviderFailure && thrown.isGone) return { status: 'expired', url: null };
      throw thrown;
    }
  };
  /** Gives whether it was paid meanwhile. */
  const close = async ({ session, idempotency_key }: CheckoutRow): Promise<boolean> => {
    const { status } = session === null ? { status: 'expired' } : await stateOf(session);
    if (session !== null && status === 'open') {
      try {
        await provider.expireCheckout(session);
      } catch (thrown) {
        // Refused when it was paid, or ended by itself, since we asked.
        if (!(thrown instanceof ProviderFailure && thrown.isRefusal)) throw thrown;
        const now = await stateOf(session);
        if (now.status === 'open') throw thrown;
        await forgetCheckout(database, idempotency_key);
        return now.status === 'complete';
      }
    }
    await forgetCheckout(database, idempotency_key);
    return status === 'complete';
  };
  const closeEach = async (rows: readonly CheckoutRow[]): Promise<boolean> => {
    let isPaid = false;
    for (const row of rows) isPaid = (await close(row)) || isPaid;
    return isPaid;
  };

  /** The page of a checkout that is open for this price; else what was open is closed. */
  const reuse = async (userId: string, price: string): Promise<{ url?: string; isPaid: boolean }> => {
    const rows = await listCheckouts(database, userId);
    const young = rows.find((row) => row.price === price && row.opened_at > clock.now() - REUSED_FOR_MS);
    const isPaid = await closeEach(rows.filter((row) => row !== young));
    if (isPaid || young?.session == null) return { isPaid };
    const { status, url } = await stateOf(young.session);
    if (status === 'open' && url !== null) return { url, isPaid };
    await forgetCheckout(database, young.idempotency_key);
    return { isPaid: status === 'complete' };
  };

  const begin = async (userId: string, customer: string, price: string, tier: PaidTier): Promise<string> => {
    const row = await noteCheckout(database, {
      user_id: userId,
      price,
      idempotency_key: newId(random),
      session: null,
      opened_at: clock.now(),
    });
    const session = await provider.openCheckout({
      customer,
      price,
      successUrl: `${profile}?checkout=success`,
      cancelUrl: `${publicUrl}/payment?plan=${tier}&checkout=cancelled`,
      expiresAt: row.opened_at + OPEN_FOR_MS,
      idempotencyKey: row.idempotency_key,
    });
    await keepCheckout(database, row.idempotency_key, session.id);
    return session.url;
  };
  /** One that was noted but never answered may be too old by now to be asked for again. */
  const beginAnew = async (userId: string, customer: string, price: string, tier: PaidTier): Promise<string> => {
    const [left] = (await listCheckouts(database, userId)).filter((row) => row.price === price);
    try {
      return await begin(userId, customer, price, tier);
    } catch (thrown) {
      if (!left || !(thrown instanceof ProviderFailure && thrown.isRefusal)) throw thrown;
      await forgetCheckout(database, left.idempotency_key);
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

  return {
    closeAll: async (userId) => closeEach(await listCheckouts(database, userId)),
    open: async (userId, price) => {
      const tier = await needs.prices.tierOf(price);
      if (!tier) throw new ApiFailure('plan_unavailable');
      let customer = await customers.ensure(userId);
      const read = async () => (await subscriptions.read(userId))?.current;
      const first = await subscriptions.read(userId);
      if (first?.isGone) customer = await customers.ensure(userId, customer);
      let current = first?.current;
      let url: string | undefined;
      if (!current) {
        const found = await reuse(userId, price);
        url = found.url;
        if (found.isPaid) current = await read();
      }
      if (current?.plan.tier === tier) throw new ApiFailure('already_subscribed');
      if (current) {
        // Whoever has a plan has nothing open that would be a second one.
        await closeEach(await listCheckouts(database, userId));
        return change(customer, current, price);
      }
      return url ?? beginAnew(userId, customer, price, tier);
    },
  };
}

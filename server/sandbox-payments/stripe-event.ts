import type Stripe from 'stripe';
import type { WireCheckout } from './stripe-checkout.ts';
import type { WireInvoice } from './stripe-invoice.ts';
import type { WireSubscription } from './stripe-subscription.ts';

/** What happened, and to which object. */
export type News =
  | { type: 'checkout.session.completed'; object: WireCheckout }
  | {
      type: 'customer.subscription.created' | 'customer.subscription.updated' | 'customer.subscription.deleted';
      object: WireSubscription;
    }
  | { type: 'invoice.paid' | 'invoice.payment_failed'; object: WireInvoice };

export type WireEvent = Omit<Stripe.EventBase, 'type' | 'data'> & {
  type: News['type'];
  data: { object: News['object'] };
};

/** The version whose shapes these objects have; the SDK's own is the same. */
export const API_VERSION: typeof Stripe.API_VERSION = '2026-10-28.endive';

export function eventOf(id: string, { type, object }: News, created: number): WireEvent {
  return {
    id,
    object: 'event',
    api_version: API_VERSION,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}

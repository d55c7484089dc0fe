// The payment provider as this product knows him: few calls, checked answers, one kind of failure. Nobody else speaks to
// the SDK.
import type Stripe from 'stripe';
import * as v from 'valibot';
import { within } from './deadline.ts';
import {
  type CheckoutState,
  CheckoutStateSchema,
  EventSchema,
  ListSchema,
  ObjectSchema,
  PageSchema,
  PriceSchema,
  type ProviderPrice,
} from './provider-answers.ts';
import { createCalls } from './provider-calls.ts';
import { ProviderFailure } from './provider-failure.ts';
import { type ProviderSubscriptions, readSubscriptions } from './provider-subscriptions.ts';
import type { ProviderConnection } from './stripe.ts';

export interface CheckoutOffer {
  customer: string;
  price: string;
  successUrl: string;
  cancelUrl: string;
  expiresAt: number;
  idempotencyKey: string;
}
interface PlanChange {
  customer: string;
  subscription: string;
  item: string;
  price: string;
}
/** Every call throws ProviderFailure. */
export type Provider = ReturnType<typeof createProvider>;

const PRICES_PATIENCE_MS = 4000;
/** Somebody looks at a page that waits. */
const HURRIED_PATIENCE_MS = 3000;
const TOLERANCE_SECONDS = 300;

/** The provider behind a connection; nothing is asked before the first call. */
export function createProvider(connection: ProviderConnection) {
  const { client, ask } = createCalls(connection);
  const portal = async (call: string, params: Stripe.BillingPortal.SessionCreateParams): Promise<string> =>
    (await ask(call, PageSchema, (stripe) => stripe.billingPortal.sessions.create(params))).url;

  return {
    /** What can be bought now. Answered soon or not at all: a page waits for it. */
    prices: async (): Promise<ProviderPrice[]> => {
      const { data } = await ask(
        'prices.list',
        ListSchema,
        (stripe) =>
          stripe.prices.list(
            { active: true, type: 'recurring', expand: ['data.product'], limit: 100 },
            { maxNetworkRetries: 0 },
          ),
        PRICES_PATIENCE_MS,
      );
      return data.flatMap((each) => {
        const price = v.safeParse(PriceSchema, each);
        return price.success ? [price.output] : [];
      });
    },

    /** A customer of ours; asked again under the same key he is the same one. */
    createCustomer: async (userId: string, email: string, idempotencyKey: string): Promise<string> => {
      const params = { email, metadata: { user_id: userId } };
      const made = await ask('customers.create', ObjectSchema, (stripe) =>
        stripe.customers.create(params, { idempotencyKey }),
      );
      return made.id;
    },

    /** Removes a customer, and with him every subscription. One who is gone already is fine. */
    removeCustomer: async (customer: string): Promise<void> => {
      try {
        await ask('customers.del', ObjectSchema, (stripe) => stripe.customers.del(customer));
      } catch (thrown) {
        if (!(thrown instanceof ProviderFailure && thrown.isGone)) throw thrown;
      }
    },

    /** Everything that a customer has subscribed to; in a hurry asked once, and answered soon or not at all. */
    subscriptions: async (customer: string, { isHurried = false } = {}): Promise<ProviderSubscriptions> =>
      isHurried
        ? within(HURRIED_PATIENCE_MS, 'subscriptions', () => readSubscriptions(ask, customer, 1))
        : readSubscriptions(ask, customer, 2),

    /** Ends a subscription now; what was paid for the rest of the month is credited. */
    cancel: async (subscription: string): Promise<void> => {
      await ask('subscriptions.cancel', ObjectSchema, (stripe) =>
        stripe.subscriptions.cancel(subscription, { prorate: true }),
      );
    },

    /** A page where a price is bought. */
    openCheckout: async (offer: CheckoutOffer): Promise<{ id: string; url: string }> =>
      ask('checkout.sessions.create', PageSchema, (stripe) =>
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: offer.customer,
            line_items: [{ price: offer.price, quantity: 1 }],
            success_url: offer.successUrl,
            cancel_url: offer.cancelUrl,
            expires_at: Math.floor(offer.expiresAt / 1000),
            locale: 'auto',
          },
          { idempotencyKey: offer.idempotencyKey },
        ),
      ),

    /** How a checkout stands: `open`, `complete` or `expired`. */
    findCheckout: async (session: string): Promise<CheckoutState> =>
      ask('checkout.sessions.retrieve', CheckoutStateSchema, (stripe) => stripe.checkout.sessions.retrieve(session)),

    /** Closes a checkout that is open. */
    expireCheckout: async (session: string): Promise<void> => {
      await ask('checkout.sessions.expire', ObjectSchema, (stripe) => stripe.checkout.sessions.expire(session));
    },

    /** The page where cards, bills and plans are looked after. */
    openPortal: async (customer: string, returnUrl: string): Promise<string> =>
      portal('billingPortal.sessions.create', { customer, return_url: returnUrl }),

    /** The page that asks whether a subscription shall have another price. */
    openPlanChange: async (
      { customer, subscription, item, price }: PlanChange,
      { returnUrl, doneUrl }: { returnUrl: string; doneUrl: string },
    ): Promise<string> =>
      portal('billingPortal.sessions.create (plan)', {
        customer,
        return_url: returnUrl,
        flow_data: {
          type: 'subscription_update_confirm',
          subscription_update_confirm: { subscription, items: [{ id: item, price, quantity: 1 }] },
          after_completion: { type: 'redirect', redirect: { return_url: doneUrl } },
        },
      }),

    /** The event in a body that the provider signed; undefined when he did not. Throws SyntaxError for what is no event. */
    event: async (body: string, signature: string | undefined, now: number) => {
      const stripe = await client();
      const given = await stripe.webhooks
        .constructEventAsync(body, signature ?? '', connection.webhookSecret, TOLERANCE_SECONDS, undefined, now)
        .catch((thrown: unknown) => {
          if (thrown instanceof Error && 'type' in thrown && thrown.type === 'StripeSignatureVerificationError')
            return undefined;
          throw new SyntaxError('signed, but no event');
        });
      if (given === undefined) return undefined;
      const event = v.safeParse(EventSchema, given);
      if (!event.success) throw new SyntaxError('signed, but no event');
      const { id, type, data } = event.output;
      return { id, type, customer: data.object.customer ?? undefined };
    },
  };
}

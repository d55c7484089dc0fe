// The payment provider as this product knows him: few calls, checked answers, one kind of failure. Nobody else speaks to
// the SDK.
import type Stripe from 'stripe';
import * as v from 'valibot';
import {
  CheckoutStateSchema,
  EventSchema,
  ListedSubscriptionSchema,
  ListSchema,
  type LiveSubscription,
  ObjectSchema,
  PageSchema,
  PriceSchema,
  type ProviderPrice,
  SubscriptionSchema,
} from './provider-answers.ts';
import { failureOf, ProviderFailure } from './provider-failure.ts';
import { openStripe, type ProviderConnection } from './stripe.ts';

/** What a customer has at the provider: what goes on, newest first, and how what is over ended. */
export interface ProviderSubscriptions {
  live: readonly LiveSubscription[];
  /** The newest of all, also when it is over. */
  last: { id: string; status: string } | undefined;
}
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
const TOLERANCE_SECONDS = 300;
/** Of these the provider goes on to make bills. */
const LIVE: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];

/** The provider behind a connection; nothing is asked before the first call. */
export function createProvider(connection: ProviderConnection) {
  let opened: Promise<Stripe> | undefined;
  const client = () => (opened ??= openStripe(connection));
  const ask = async <S extends v.GenericSchema>(
    call: string,
    schema: S,
    work: (stripe: Stripe) => Promise<unknown>,
  ): Promise<v.InferOutput<S>> => {
    const stripe = await client();
    let answer: unknown;
    try {
      answer = await work(stripe);
    } catch (thrown) {
      throw failureOf(call, thrown);
    }
    const parsed = v.safeParse(schema, answer);
    if (!parsed.success) throw new ProviderFailure(`${call}: not an answer that we know`);
    return parsed.output;
  };
  const portal = async (call: string, params: Stripe.BillingPortal.SessionCreateParams): Promise<string> =>
    (await ask(call, PageSchema, (stripe) => stripe.billingPortal.sessions.create(params))).url;

  return {
    /** What can be bought now. Answered soon or not at all: a page waits for it. */
    prices: async (): Promise<ProviderPrice[]> => {
      const { data } = await ask('prices.list', ListSchema, (stripe) =>
        stripe.prices.list(
          { active: true, type: 'recurring', expand: ['data.product'], limit: 100 },
          { maxNetworkRetries: 0, timeout: Math.min(PRICES_PATIENCE_MS, connection.patienceMs ?? PRICES_PATIENCE_MS) },
        ),
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

    /** Everything that a customer has subscribed to. Refuses to believe what belongs to somebody else. */
    subscriptions: async (customer: string): Promise<ProviderSubscriptions> => {
      const assertOwn = (found: string) => {
        if (found !== customer) throw new ProviderFailure('subscriptions: those of another customer');
      };
      const { data } = await ask('subscriptions.list', ListSchema, (stripe) =>
        stripe.subscriptions.list({ customer, status: 'all', limit: 100 }),
      );
      const listed = v.safeParse(v.array(ListedSubscriptionSchema), data);
      if (!listed.success) throw new ProviderFailure('subscriptions.list: not an answer that we know');
      for (const each of listed.output) assertOwn(each.customer);
      const newest = listed.output.toSorted((a, b) => b.created - a.created);
      // The product stands five levels deep in a list, and four is as far as the provider goes.
      const expand = ['items.data.price.product'];
      const found = await Promise.all(
        newest
          .filter(({ status }) => LIVE.includes(status))
          .map(({ id }) =>
            ask('subscriptions.retrieve', SubscriptionSchema, (stripe) => stripe.subscriptions.retrieve(id, { expand }))
              // That one is missing says nothing of the customer.
              .catch((thrown: unknown) => {
                throw thrown instanceof ProviderFailure ? new ProviderFailure(thrown.message) : thrown;
              }),
          ),
      );
      for (const each of found) assertOwn(each.customer);
      return {
        live: found.flatMap(({ plan, ...rest }) => (plan && LIVE.includes(rest.status) ? [{ ...rest, plan }] : [])),
        last: newest[0],
      };
    },

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
    findCheckout: async (session: string): Promise<{ status: string; url: string | null }> =>
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

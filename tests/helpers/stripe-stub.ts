// A payment provider on a port of its own that keeps a few objects as plain data and says whatever a test wants it to say.
import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { Stripe } from 'stripe';
import type { PaidTier } from '../../contract/payments.ts';

export const WEBHOOK_SECRET = 'whsec_of_a_test';
const SECRET_KEY = 'sk_test_of_a_test';
const DAY_SECONDS = 86_400;

interface StubSubscription {
  id: string;
  customer: string;
  status: string;
  created: number;
  /** None, when its product does not say. */
  tier: PaidTier | undefined;
  current_period_end: number;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
}
interface StubSession {
  id: string;
  status: 'open' | 'complete' | 'expired';
  url: string | null;
  customer: string;
  price: string;
  subscription: string | null;
  form: Record<string, string>;
}
/** Answers instead of the stub; undefined lets the stub answer. */
type Says = (call: string, c: Context) => Response | undefined | Promise<Response | undefined>;

const priceOf = (tier: PaidTier | undefined, unit_amount: number, change: object = {}) => ({
  id: `price_${tier}`,
  object: 'price',
  active: true,
  created: 1,
  currency: 'usd',
  unit_amount,
  recurring: { interval: 'month', interval_count: 1 },
  product: { id: `prod_${tier}`, active: true, default_price: null, metadata: { tier } },
  ...change,
});

/** `now` is the clock that the server under test goes by. */
export async function startStripeStub(now: () => number) {
  const seconds = () => Math.floor(now() / 1000);
  const state = {
    prices: [priceOf('basic', 349), priceOf('premium', 949)] as unknown[],
    customers: new Map<string, { id: string; form: Record<string, string>; deleted: boolean }>(),
    sessions: new Map<string, StubSession>(),
    subscriptions: new Map<string, StubSubscription>(),
    portals: [] as Record<string, string>[],
    calls: [] as string[],
    keys: [] as string[],
    /** What was asked with a DELETE, by its path. */
    removals: [] as [path: string, form: Record<string, string>][],
    says: undefined as Says | undefined,
  };
  const answered = new Map<string, object>();
  let count = 0;
  const idOf = (kind: string) => `${kind}_${(count += 1)}`;
  const refuse = (c: Context, status: 400 | 401 | 404, error: object) =>
    c.json({ error: { type: 'invalid_request_error', message: 'refused', ...error } }, status);
  const missing = (c: Context, param: string) => refuse(c, 404, { code: 'resource_missing', param });
  const isMissing = (customer = '') => state.customers.get(customer)?.deleted !== false;
  const wire = ({ tier, current_period_end, ...rest }: StubSubscription, isExpanded: boolean) => ({
    object: 'subscription',
    ...rest,
    items: {
      object: 'list',
      data: [
        {
          id: `si_${rest.id}`,
          current_period_end,
          price: { id: `price_${tier}`, product: isExpanded ? priceOf(tier, 1).product : `prod_${tier}` },
        },
      ],
    },
  });

  const app = new Hono<{ Variables: { form: Record<string, string> } }>();
  app.use(async (c, next) => {
    const call = `${c.req.method} ${c.req.path}`;
    state.calls.push(call);
    const said = await state.says?.(call, c);
    if (said) return said;
    if (c.req.header('Authorization') !== `Bearer ${SECRET_KEY}`) return refuse(c, 401, {});
    const asked = new URL(c.req.url).searchParams;
    if ([...asked.values()].some((value) => value.split('.').length > 4)) return refuse(c, 400, { param: 'expand' });
    const key = c.req.header('Idempotency-Key');
    c.set('form', Object.fromEntries(new URLSearchParams(await c.req.text())));
    if (key) state.keys.push(key);
    if (c.req.method === 'DELETE')
      state.removals.push([c.req.path, { ...Object.fromEntries(asked), ...c.get('form') }]);
    const earlier = key && answered.get(key);
    if (earlier) return c.json(earlier);
    await next();
    if (key && c.res.ok) answered.set(key, JSON.parse(await c.res.clone().text()) as object);
  });
  app.get('/v1/prices', (c) => c.json({ object: 'list', data: state.prices, has_more: false, url: '/v1/prices' }));
  app.post('/v1/customers', (c) => {
    const customer = { id: idOf('cus'), form: c.get('form'), deleted: false };
    state.customers.set(customer.id, customer);
    return c.json({ id: customer.id, object: 'customer' });
  });
  app.delete('/v1/customers/:id', (c) => {
    const customer = state.customers.get(c.req.param('id'));
    if (!customer || customer.deleted) return missing(c, 'id');
    customer.deleted = true;
    for (const each of state.subscriptions.values()) if (each.customer === customer.id) each.status = 'canceled';
    return c.json({ id: customer.id, object: 'customer', deleted: true });
  });
  app.post('/v1/checkout/sessions', (c) => {
    const form = c.get('form');
    const customer = form['customer'] ?? '';
    if (isMissing(customer)) return missing(c, 'customer');
    if (Number(form['expires_at']) < seconds() + 1800) return refuse(c, 400, { param: 'expires_at' });
    const id = idOf('cs');
    const session: StubSession = {
      id,
      status: 'open',
      url: `https://checkout.example/${id}`,
      customer,
      price: form['line_items[0][price]'] ?? '',
      subscription: null,
      form,
    };
    state.sessions.set(id, session);
    return c.json({ ...session, object: 'checkout.session' });
  });
  app.get('/v1/checkout/sessions/:id', (c) => {
    const session = state.sessions.get(c.req.param('id'));
    return session ? c.json({ ...session, object: 'checkout.session' }) : missing(c, 'session');
  });
  app.post('/v1/checkout/sessions/:id/expire', (c) => {
    const session = state.sessions.get(c.req.param('id'));
    if (session?.status !== 'open') return refuse(c, 400, {});
    Object.assign(session, { status: 'expired', url: null });
    return c.json({ ...session, object: 'checkout.session' });
  });
  app.get('/v1/subscriptions', (c) => {
    const customer = c.req.query('customer') ?? '';
    if (isMissing(customer)) return missing(c, 'customer');
    const data = [...state.subscriptions.values()].filter((each) => each.customer === customer);
    return c.json({ object: 'list', data: data.map((each) => wire(each, false)), has_more: false });
  });
  app.get('/v1/subscriptions/:id', (c) => {
    const found = state.subscriptions.get(c.req.param('id'));
    return found ? c.json(wire(found, c.req.url.includes('items.data.price.product'))) : missing(c, 'id');
  });
  app.delete('/v1/subscriptions/:id', (c) => {
    const found = state.subscriptions.get(c.req.param('id'));
    if (!found || found.status === 'canceled') return missing(c, 'id');
    found.status = 'canceled';
    return c.json(wire(found, false));
  });
  app.post('/v1/billing_portal/sessions', (c) => {
    const form = c.get('form');
    if (isMissing(form['customer'])) return missing(c, 'customer');
    state.portals.push(form);
    return c.json({ id: idOf('bps'), url: `https://portal.example/${state.portals.length}` });
  });

  const server = createAdaptorServer({ fetch: app.fetch });
  if (!(server instanceof Server)) throw new Error('expected a plain HTTP server');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const apiBase = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  return Object.assign(state, {
    connection: { apiBase, secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET },
    /** What a server that talks to this stub is started with. */
    env: {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: apiBase,
    },
    priceOf,
    /** Gives a customer a subscription for a month; `change` says how it is another. */
    subscribe: (customer: string, tier: PaidTier, change: Partial<StubSubscription> = {}): StubSubscription => {
      const made: StubSubscription = {
        id: idOf('sub'),
        customer,
        status: 'active',
        created: seconds() + count,
        tier,
        current_period_end: seconds() + 30 * DAY_SECONDS,
        cancel_at_period_end: false,
        cancel_at: null,
        ...change,
      };
      state.subscriptions.set(made.id, made);
      return made;
    },
    /** A body and its signature, as the webhook is told of something. */
    event: (
      customer: unknown,
      {
        type = 'customer.subscription.updated',
        id = idOf('evt'),
        secret = WEBHOOK_SECRET,
        ageSeconds = 0,
        payload = JSON.stringify({ id, object: 'event', type, data: { object: { customer } } }),
      } = {},
    ) => {
      const timestamp = seconds() - ageSeconds;
      const signature = new Stripe(SECRET_KEY).webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return { id, body: payload, headers: { 'Stripe-Signature': signature, 'Content-Type': 'application/json' } };
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
export type StripeStub = Awaited<ReturnType<typeof startStripeStub>>;

/** Broken in a way that is not tried again. */
export const broken = (c: Context): Response => {
  c.header('Stripe-Should-Retry', 'false');
  return c.json({ error: { type: 'api_error', message: 'secret words about anna@example.com' } }, 500);
};

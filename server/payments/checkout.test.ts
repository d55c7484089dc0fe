// The way to the provider's page: one checkout open for a family, never a second subscription.
import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { buy, openShop, pageOf, planOf, type Shop } from '../../tests/helpers/shop.ts';
import { broken } from '../../tests/helpers/stripe-stub.ts';
import { never, rowCounts } from '../../tests/helpers/test-app.ts';
import { createPayments } from './payments.ts';

let shop: Shop;
afterEach(() => shop.close());
const open = async (...options: Parameters<typeof openShop>) => (shop = await openShop(...options));
const created = (what: string) => shop.provider.calls.filter((call) => call === `POST /v1/${what}`).length;
const openSessions = () => [...shop.provider.sessions.values()].filter(({ status }) => status === 'open');
const MINUTE = 60_000;

describe('POST /api/payments/checkout', () => {
  it.each(['on', 'off'])('API-16 leads to the page where the price is bought, with SHOWCASE %s', async (SHOWCASE) => {
    const { signedIn, customerOf, clock } = await open({ SHOWCASE, PUBLIC_URL: 'https://tuckaway.example' });
    const { ask, userId } = await signedIn();
    const answer = await buy(ask, 'price_premium');
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const [session] = openSessions();
    expect(await answer.json()).toEqual({ url: session?.url });
    expect(session?.form).toEqual({
      mode: 'subscription',
      customer: await customerOf(userId),
      'line_items[0][price]': 'price_premium',
      'line_items[0][quantity]': '1',
      success_url: 'https://tuckaway.example/profile?checkout=success',
      cancel_url: 'https://tuckaway.example/payment?plan=premium&checkout=cancelled',
      expires_at: String(clock.now() / 1000 + 31 * 60),
      locale: 'auto',
    });
    expect([...shop.provider.customers.values()].map(({ form }) => form)).toEqual([
      { email: 'family-1@example.com', 'metadata[user_id]': userId },
    ]);
  });

  it('API-16 ROLE-6 needs an account', async () => {
    const { ask } = await open();
    const answer = await buy(ask, 'price_basic');
    expect([answer.status, await answer.json()]).toMatchObject([401, { error: 'Authentication required' }]);
    expect(shop.provider.calls).toEqual([]);
  });

  it.each(['price_gold', '', 'free', 'price_old'])('refuses the price %j', async (price) => {
    const { signedIn } = await open();
    shop.provider.prices.push(shop.provider.priceOf('basic', 1, { id: 'price_old', created: 0 }));
    const answer = await buy((await signedIn()).ask, price);
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { error: 'This plan is not available for subscription.', code: 'plan_unavailable' },
    ]);
    expect([created('customers'), openSessions()]).toEqual([0, []]);
  });

  it('gives the same page to two presses at once, with one customer', async () => {
    const { signedIn } = await open();
    const { ask } = await signedIn();
    const pages = await Promise.all([1, 2, 3].map(async () => pageOf(await buy(ask, 'price_basic'))));
    expect(new Set(pages).size).toBe(1);
    expect([created('customers'), created('checkout/sessions'), openSessions().length]).toEqual([1, 1, 1]);
  });

  it('leaves one page open when two plans are asked for at once', async () => {
    const { signedIn } = await open();
    const { ask } = await signedIn();
    const answers = await Promise.all([buy(ask, 'price_basic'), buy(ask, 'price_premium')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(created('customers')).toBe(1);
    expect(openSessions()).toHaveLength(1);
  });

  it('gives the same page for half an hour, and then another one', async () => {
    const { signedIn, later } = await open();
    const { ask } = await signedIn();
    const first = await pageOf(await buy(ask, 'price_basic'));
    later(30 * MINUTE - 1);
    expect(await pageOf(await buy(ask, 'price_basic'))).toBe(first);
    later(1);
    expect(await pageOf(await buy(ask, 'price_basic'))).not.toBe(first);
    expect(openSessions()).toHaveLength(1);
  });

  it('gives another page for one that is over', async () => {
    const { signedIn } = await open();
    const { ask } = await signedIn();
    const first = await pageOf(await buy(ask, 'price_basic'));
    for (const session of openSessions()) session.status = 'expired';
    expect(await pageOf(await buy(ask, 'price_basic'))).not.toBe(first);
  });

  it('answers the same to the same key, and refuses it for something else', async () => {
    const { signedIn } = await open();
    const { ask } = await signedIn();
    const key = { 'Idempotency-Key': 'one-press' };
    const first = await pageOf(await buy(ask, 'price_basic', key));
    for (const session of openSessions()) session.status = 'expired';
    expect(await pageOf(await buy(ask, 'price_basic', key))).toBe(first);
    const other = await buy(ask, 'price_premium', key);
    expect([other.status, await other.json()]).toMatchObject([409, { code: 'idempotency_conflict' }]);
  });

  it('finds the page again that was opened when we did not hear of it', async () => {
    const { signedIn, database, later } = await open();
    const { ask } = await signedIn();
    const first = await pageOf(await buy(ask, 'price_basic'));
    await database.updateTable('checkout_sessions').set({ session: null }).execute();
    expect(await pageOf(await buy(ask, 'price_basic'))).toBe(first);
    // One that never came to be is asked for anew when its time is short.
    shop.provider.says = (call, c) => (call === 'POST /v1/checkout/sessions' ? broken(c) : undefined);
    expect((await buy(ask, 'price_premium')).status).toBe(502);
    shop.provider.says = undefined;
    later(10 * MINUTE);
    expect((await buy(ask, 'price_premium')).status).toBe(200);
    expect(openSessions().map(({ price }) => price)).toEqual(['price_premium']);
  });
});

describe('a family that has a plan', () => {
  it('is told so when it asks for the same one, also before the webhook has told', async () => {
    const { buyer, provider, database } = await open();
    const { ask, customer } = await buyer();
    provider.subscribe(customer, 'basic');
    const answer = await buy(ask, 'price_basic');
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { error: 'You already have this plan', code: 'already_subscribed' },
    ]);
    expect(await planOf(ask)).toMatchObject({ subscribed: true, subscription_tier: 'basic' });
    expect(await rowCounts(database)).toMatchObject({ subscription_changes: 1 });
  });

  it('is led to where the plan is changed when it asks for the other one, with nothing left open to buy', async () => {
    const { buyer, provider } = await open();
    const { ask, customer } = await buyer();
    const { id } = provider.subscribe(customer, 'basic');
    expect(openSessions()).toHaveLength(1);
    expect(await pageOf(await buy(ask, 'price_premium'))).toBe('https://portal.example/1');
    expect(provider.portals).toEqual([
      {
        customer,
        return_url: 'http://localhost:3000/profile',
        'flow_data[type]': 'subscription_update_confirm',
        'flow_data[subscription_update_confirm][subscription]': id,
        'flow_data[subscription_update_confirm][items][0][id]': `si_${id}`,
        'flow_data[subscription_update_confirm][items][0][price]': 'price_premium',
        'flow_data[subscription_update_confirm][items][0][quantity]': '1',
        'flow_data[after_completion][type]': 'redirect',
        'flow_data[after_completion][redirect][return_url]': 'http://localhost:3000/profile?checkout=success',
      },
    ]);
    expect([created('checkout/sessions'), openSessions()]).toEqual([1, []]);
  });

  it('is led to the portal when the plan that ends cannot be changed', async () => {
    const { buyer, provider } = await open();
    const { ask, customer } = await buyer();
    provider.subscribe(customer, 'basic', { cancel_at_period_end: true });
    provider.says = (call, c) =>
      call.endsWith('billing_portal/sessions') && provider.calls.filter((each) => each === call).length === 1
        ? c.json({ error: { type: 'invalid_request_error' } }, 400)
        : undefined;
    expect(await pageOf(await buy(ask, 'price_premium'))).toBe('https://portal.example/1');
    expect(Object.keys(provider.portals[0] ?? {})).toEqual(['customer', 'return_url']);
  });

  it('finds out that a page of before was paid when it asks for the other plan', async () => {
    const { buyer, provider } = await open();
    const { ask, customer } = await buyer();
    let asked = 0;
    // Paid in the moment between our reading and our closing of the page.
    provider.says = (call) => {
      if (!call.startsWith('GET /v1/checkout/sessions/') || (asked += 1) > 1) return undefined;
      for (const session of openSessions()) session.status = 'complete';
      provider.subscribe(customer, 'basic');
      return undefined;
    };
    expect(await pageOf(await buy(ask, 'price_premium'))).toBe('https://portal.example/1');
    expect(created('checkout/sessions')).toBe(1);
  });

  it.each([
    ['the newer of two that are not paid', 'past_due', 'past_due', 'premium'],
    ['the newer of two that are paid', 'active', 'trialing', 'premium'],
    ['the one that is paid', 'trialing', 'past_due', 'basic'],
    ['the one that grants', 'active', 'unpaid', 'basic'],
    ['the one that grants', 'active', 'paused', 'basic'],
    ['the one that grants', 'unpaid', 'active', 'premium'],
  ])('keeps %s (%s, then %s), and the other one ends with what is left of it credited', async (...given) => {
    const [, olderStatus, newerStatus, tier] = given;
    const { buyer, provider, lines } = await open();
    const { ask, customer } = await buyer();
    const older = provider.subscribe(customer, 'basic', { created: 10, status: olderStatus });
    const newer = provider.subscribe(customer, 'premium', { created: 20, status: newerStatus });
    await shop.tell(provider.event(customer));
    expect(await planOf(ask)).toMatchObject({ subscribed: true, subscription_tier: tier });
    const [kept, ended] = tier === 'premium' ? [newer, older] : [older, newer];
    expect([kept.status, ended.status]).toEqual([tier === 'premium' ? newerStatus : olderStatus, 'canceled']);
    expect(provider.removals).toEqual([[`/v1/subscriptions/${ended.id}`, { prorate: 'true' }]]);
    expect(lines.join('')).toContain('a user had two subscriptions');
  });
});

describe('a provider that fails', () => {
  it.each([['POST /v1/customers'], ['GET /v1/subscriptions'], ['POST /v1/checkout/sessions']])(
    'at %s: the text of the catalogue, and nothing granted',
    async (broke) => {
      const { signedIn, lines } = await open();
      const { ask } = await signedIn();
      for (const says of [broken, () => new Response('<h1>out of order</h1>'), () => Response.json({ id: 7 })]) {
        shop.provider.says = (call, c) => (call === broke ? says(c) : undefined);
        const answer = await buy(ask, 'price_basic');
        expect([answer.status, await answer.json()]).toMatchObject([
          502,
          { error: 'Failed to create checkout session', code: 'provider_failed' },
        ]);
      }
      expect(await planOf(ask)).toMatchObject({ subscribed: false, subscription_tier: 'free', status: 'none' });
      expect(lines.join('')).toContain(broke.includes('customers') ? 'customers.create' : 'ProviderFailure');
      expect(lines.join('')).not.toContain('anna@example.com');
      shop.provider.says = undefined;
      expect((await buy(ask, 'price_basic')).status).toBe(200);
    },
  );

  it('at the prices, before he ever told them: not that the plan is unknown', async () => {
    const { signedIn } = await open();
    shop.provider.says = (_call, c) => broken(c);
    const answer = await buy((await signedIn()).ask, 'price_basic');
    expect([answer.status, await answer.json()]).toMatchObject([502, { error: 'Failed to create checkout session' }]);
  });

  it('by not answering: the same, within a time', async () => {
    const { signedIn, clock, database, provider } = await open();
    const { userId, ask } = await signedIn();
    const payments = createPayments({
      database,
      clock,
      random: (size) => randomBytes(size),
      usage: { ofToday: () => never() },
      tierOf: () => 'free',
      publicUrl: 'http://localhost:3000',
      provider: { ...provider.connection, patienceMs: 60 },
      log: pino({ enabled: false }),
    });
    await payments.prices();
    provider.says = (call) => (call === 'POST /v1/checkout/sessions' ? never() : undefined);
    const viewer = {
      userId,
      owner: `user:${userId}`,
      tier: 'free',
      tokenVersion: 0,
      countedAs: '',
      address: '',
    } as const;
    await expect(payments.checkout(viewer, 'price_basic')).rejects.toMatchObject({
      code: 'provider_failed',
      message: 'Failed to create checkout session',
    });
    expect(await planOf(ask)).toMatchObject({ subscribed: false });
    // What was opened without our hearing of it is found again.
    provider.says = undefined;
    expect((await buy(ask, 'price_basic')).status).toBe(200);
  });

  it('with a key that is not good: said in the log', async () => {
    const { signedIn, lines } = await open({ STRIPE_SECRET_KEY: 'sk_test_other' });
    expect((await buy((await signedIn()).ask, 'price_basic')).status).toBe(502);
    expect(lines.join('')).toContain('StripeAuthenticationError 401');
  });

  it('by telling of the subscription of another customer: nobody gets it', async () => {
    const { buyer, provider } = await open();
    const [anna, bo] = [await buyer(), await buyer()];
    const subscription = provider.subscribe(anna.customer, 'premium');
    provider.says = (call) =>
      call === 'GET /v1/subscriptions'
        ? Response.json({ object: 'list', data: [{ ...subscription, customer: anna.customer }] })
        : undefined;
    shop.later(10_000);
    const answer = await buy(bo.ask, 'price_basic');
    expect(answer.status).toBe(502);
    expect(await planOf(bo.ask, true)).toMatchObject({ subscribed: false, subscription_tier: 'free' });
  });

  it('by not knowing a customer any more: checkout makes a new one', async () => {
    const { buyer, provider, customerOf } = await open();
    const { ask, customer, userId } = await buyer();
    for (const each of provider.customers.values()) each.deleted = true;
    expect((await buy(ask, 'price_premium')).status).toBe(200);
    expect(await customerOf(userId)).not.toBe(customer);
    expect(openSessions().at(-1)?.customer).toBe(await customerOf(userId));
  });
});

// Whoever comes back to the checkout never pays twice.
import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { buy, openShop, pageOf, planOf, type Shop } from '../../tests/helpers/shop.ts';
import { rowCounts } from '../../tests/helpers/test-app.ts';
import { createCustomers } from './customers.ts';

let shop: Shop;
afterEach(() => shop.close());
const open = async (...options: Parameters<typeof openShop>) => (shop = await openShop(...options));
const MINUTE = 60_000;
const DAY = 86_400_000;
const sold = () => shop.provider.calls.filter((call) => call === 'POST /v1/checkout/sessions').length;

describe('a page that was paid', () => {
  it.each(['price_basic', 'price_premium'])(
    'opens no other one (%s) while no subscription is to be seen',
    async (price) => {
      const { buyer, provider, later } = await open();
      const { ask, customer } = await buyer();
      for (const session of provider.sessions.values()) Object.assign(session, { status: 'complete', url: null });
      later(20 * MINUTE);
      for (const _press of [1, 2]) {
        const answer = await buy(ask, price);
        expect([answer.status, await answer.json()]).toMatchObject([502, { code: 'provider_failed' }]);
      }
      expect(sold()).toBe(1);
      provider.subscribe(customer, 'basic');
      expect((await buy(ask, 'price_basic')).status).toBe(409);
      expect(await planOf(ask)).toMatchObject({ subscribed: true });
    },
  );

  it('is forgotten ten minutes after it could be paid last, or once what came of it is over', async () => {
    const { buyer, provider, later } = await open();
    const [anna, bo] = [await buyer(), await buyer()];
    const over = provider.subscribe(bo.customer, 'basic', { status: 'canceled' });
    for (const session of provider.sessions.values())
      Object.assign(session, {
        status: 'complete',
        url: null,
        subscription: session.customer === bo.customer ? over.id : 'sub_unseen',
      });
    expect((await buy(bo.ask, 'price_basic')).status).toBe(200);
    later(41 * MINUTE - 1);
    expect((await buy(anna.ask, 'price_basic')).status).toBe(502);
    later(1);
    expect((await buy(anna.ask, 'price_basic')).status).toBe(200);
  });
});

it('makes a customer anew who turns out to be gone only when the page is opened, once', async () => {
  const { buyer, provider, customerOf, later } = await open();
  const { ask, customer, userId } = await buyer();
  later(40 * MINUTE);
  for (const each of provider.customers.values()) each.deleted = true;
  provider.says = (call) =>
    call === 'GET /v1/subscriptions' ? Response.json({ object: 'list', data: [] }) : undefined;
  expect((await buy(ask, 'price_basic')).status).toBe(200);
  expect(await customerOf(userId)).not.toBe(customer);
  expect([...provider.sessions.values()].at(-1)?.customer).toBe(await customerOf(userId));
  provider.says = (call) =>
    call === 'POST /v1/checkout/sessions'
      ? Response.json({ error: { code: 'resource_missing', param: 'customer' } }, { status: 404 })
      : undefined;
  expect((await buy(ask, 'price_premium')).status).toBe(502);
  expect(provider.customers.size).toBe(3);
});

it('leads to the portal who has not paid for seven days, instead of telling him that he has the plan', async () => {
  const { buyer, provider, later } = await open();
  const { ask, customer } = await buyer();
  provider.subscribe(customer, 'basic', { status: 'past_due' });
  await shop.tell(provider.event(customer));
  later(7 * DAY - 1);
  expect((await buy(ask, 'price_basic')).status).toBe(409);
  later(1);
  expect(await pageOf(await buy(ask, 'price_basic'))).toBe('https://portal.example/1');
  expect(provider.portals).toEqual([{ customer, return_url: 'http://localhost:3000/profile' }]);
});

it('removes a customer again whose user went while he was made', async () => {
  const { signedIn, database, clock } = await open();
  const { userId } = await signedIn();
  const removed: string[] = [];
  const customers = createCustomers({
    database,
    clock,
    provider: {
      createCustomer: async () => {
        await database.deleteFrom('users').where('id', '=', userId).execute();
        return 'cus_late';
      },
      removeCustomer: async (customer) => void removed.push(customer),
    },
  });
  await expect(customers.ensure(userId)).rejects.toMatchObject({ code: 'token_invalid' });
  expect([removed, await rowCounts(database)]).toMatchObject([['cus_late'], { billing_accounts: 0 }]);
});

it.each(['short', 'x'.repeat(129), 'with-\u00E4-in-it'])('refuses the key %j', async (key) => {
  const { signedIn } = await open();
  const answer = await buy((await signedIn()).ask, 'price_basic', { 'Idempotency-Key': key });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { code: 'validation_failed', fields: { 'Idempotency-Key': 'invalid' } },
  ]);
  expect(sold()).toBe(0);
});

describe('who asks too often', () => {
  it.each([
    ['/api/payments/checkout', 'POST', 10],
    ['/api/payments/portal', 'POST', 10],
    ['/api/payments/subscription', 'GET', 60],
  ])('%s is told to wait', async (path, method, times) => {
    const { signedIn } = await open({ RATE_LIMIT_SCALE: '1' });
    const { ask } = await signedIn();
    const body = method === 'POST' ? { priceId: randomBytes(4).toString('hex') } : undefined;
    const call = () => ask(path, { method, ...(body ? { body } : {}) });
    for (let at = 0; at < times; at += 1) expect((await call()).status).not.toBe(429);
    const answer = await call();
    expect([answer.status, await answer.json()]).toMatchObject([429, { code: 'rate_limited' }]);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

it('believes no subscription that turns out to be of another customer when it is looked at', async () => {
  const { buyer, provider } = await open();
  const [anna, bo] = [await buyer(), await buyer()];
  const own = provider.subscribe(bo.customer, 'basic');
  const other = provider.subscribe(anna.customer, 'premium');
  provider.says = (call) =>
    call === `GET /v1/subscriptions/${own.id}`
      ? Response.json({
          id: other.id,
          customer: anna.customer,
          status: 'active',
          created: other.created,
          cancel_at_period_end: false,
          items: {
            data: [
              {
                id: 'si',
                current_period_end: other.current_period_end,
                price: { product: { metadata: { tier: 'premium' } } },
              },
            ],
          },
        })
      : undefined;
  expect((await shop.tell(provider.event(bo.customer))).status).toBe(502);
  expect(await planOf(bo.ask)).toMatchObject({ subscribed: false });
});

// The billing portal, what was never told, and an account that goes.
import { afterEach, describe, expect, it } from 'vitest';
import { openShop, planOf, type Shop } from '../../tests/helpers/shop.ts';
import { broken } from '../../tests/helpers/stripe-stub.ts';
import { PASSWORD, rowCounts, type AskFor } from '../../tests/helpers/test-app.ts';

let shop: Shop;
afterEach(() => shop.close());
const open = async (...options: Parameters<typeof openShop>) => (shop = await openShop(...options));
const portal = (ask: AskFor) => ask('/api/payments/portal', { method: 'POST' });
const said = async (answer: Response) => [answer.status, await answer.json()];
const DAY = 86_400_000;
/** The provider's next words, and what the family has then. */
async function told(family: { ask: AskFor; customer: string }) {
  await shop.tell(shop.provider.event(family.customer));
  return planOf(family.ask);
}
const FREE = { subscribed: false, subscription_tier: 'free', subscription_end: null };

describe('POST /api/payments/portal', () => {
  it('API-18 leads to the billing portal', async () => {
    const { buyer } = await open();
    const { ask, customer } = await buyer();
    const answer = await portal(ask);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await said(answer)).toEqual([200, { url: 'https://portal.example/1' }]);
    expect(shop.provider.portals).toEqual([{ customer, return_url: 'http://localhost:3000/profile' }]);
  });

  it('API-18 ROLE-8 needs an account', async () => {
    const { ask } = await open();
    expect(await said(await portal(ask))).toMatchObject([401, { error: 'Authentication required' }]);
  });

  it('is not there for who never bought, nor for a customer that is gone', async () => {
    const { buyer, signedIn, provider } = await open();
    const none = [404, { error: 'No billing account', code: 'no_billing_account' }];
    expect(await said(await portal((await signedIn()).ask))).toMatchObject(none);
    const { ask } = await buyer();
    for (const each of provider.customers.values()) each.deleted = true;
    expect(await said(await portal(ask))).toMatchObject(none);
  });

  it('says so when the provider fails', async () => {
    const { buyer, provider } = await open();
    const { ask } = await buyer();
    provider.says = (_call, c) => broken(c);
    expect(await said(await portal(ask))).toMatchObject([
      502,
      { error: 'Failed to create portal session', code: 'provider_failed' },
    ]);
  });
});

describe('what was not told', () => {
  it('is found out a day later, whoever else cannot be read', async () => {
    const { buyer, provider, payments, later, lines } = await open();
    const [broke, anna] = [await buyer(), await buyer()];
    for (const { customer } of [broke, anna]) provider.subscribe(customer, 'basic');
    provider.says = (call, c) =>
      call === 'GET /v1/subscriptions' && c.req.query('customer') === broke.customer ? broken(c) : undefined;
    later(DAY);
    await payments.reconcile();
    expect(await planOf(anna.ask)).toMatchObject(FREE);
    later(1);
    await Promise.all([payments.reconcile(), payments.reconcile()]);
    expect(await planOf(anna.ask)).toMatchObject({ subscribed: true, subscription_tier: 'basic' });
    expect(await planOf(broke.ask)).toMatchObject(FREE);
    expect(lines.filter((line) => line.includes('could not be looked up'))).toHaveLength(1);
  });

  it('takes nothing from who was given a plan without paying', async () => {
    const { buyer, setTier } = await open();
    const family = await buyer();
    await setTier(family.userId, 'premium');
    expect(await told(family)).toMatchObject({ subscribed: true, subscription_tier: 'premium', status: 'active' });
  });
});

describe('an account', () => {
  const remove = (ask: AskFor, password = PASSWORD) => ask('/api/account', { method: 'DELETE', body: { password } });

  it('exports what became of its plans', async () => {
    const { buyer, provider, later } = await open();
    const family = await buyer();
    const bought = provider.subscribe(family.customer, 'basic');
    await told(family);
    later(DAY);
    bought.tier = 'premium';
    await told(family);
    later(DAY);
    bought.status = 'canceled';
    await told(family);
    const ends_at = '2026-12-20T20:00:00.000Z';
    expect(await (await family.ask('/api/account/export')).json()).toMatchObject({
      subscription_history: [
        { tier: 'basic', status: 'active', ends_at, created_at: '2026-11-20T20:00:00.000Z' },
        { tier: 'premium', status: 'active', ends_at, created_at: '2026-11-21T20:00:00.000Z' },
        { tier: 'free', status: 'canceled', ends_at, created_at: '2026-11-22T20:00:00.000Z' },
      ],
    });
  });

  it('ends at the provider with everything, and leaves nothing here', async () => {
    const { buyer, provider, database } = await open();
    const family = await buyer();
    const bought = provider.subscribe(family.customer, 'basic');
    await told(family);
    expect((await remove(family.ask, 'not this one')).status).toBe(403);
    expect(bought.status).toBe('active');
    expect(await said(await remove(family.ask))).toEqual([200, { deleted: true }]);
    expect(bought.status).toBe('canceled');
    expect([...provider.customers.values()].map(({ deleted }) => deleted)).toEqual([true]);
    expect([...provider.sessions.values()].map(({ status }) => status)).toEqual(['expired']);
    expect(await rowCounts(database)).toMatchObject({
      users: 0,
      billing_accounts: 0,
      subscription_changes: 0,
      checkout_sessions: 0,
    });
    expect((await shop.tell(provider.event(family.customer))).status).toBe(200);
  });

  it('stays whole when the provider cannot end it, and goes when he knows nothing of it', async () => {
    const { buyer, provider, database } = await open();
    const family = await buyer();
    provider.says = (call, c) => (call.startsWith('DELETE /v1/customers') ? broken(c) : undefined);
    expect(await said(await remove(family.ask))).toMatchObject([502, { code: 'provider_failed' }]);
    expect(await rowCounts(database)).toMatchObject({ users: 1, billing_accounts: 1 });
    provider.says = undefined;
    for (const each of provider.customers.values()) each.deleted = true;
    expect((await remove(family.ask)).status).toBe(200);
    expect(await rowCounts(database)).toMatchObject({ users: 0, billing_accounts: 0 });
  });
});

// A provider that does not know whom we mean, or what he pays for: it may be our own fault, so nothing is taken and nothing sold.
import { afterEach, describe, expect, it } from 'vitest';
import { breakTable } from '../../tests/helpers/broken-table.ts';
import { buy, openShop, planOf, type Shop } from '../../tests/helpers/shop.ts';
import { PASSWORD, rowCounts, type AskFor } from '../../tests/helpers/test-app.ts';
import { findAccount } from './payments.store.ts';

let shop: Shop;
afterEach(() => shop.close());
const open = async () => (shop = await openShop());
const DAY = 86_400_000;
const FAILED = [502, { error: 'Failed to create checkout session', code: 'provider_failed' }];
const said = async (answer: Response) => [answer.status, await answer.json()];
const tell = (customer: string) => shop.tell(shop.provider.event(customer));
const remove = (ask: AskFor) => ask('/api/account', { method: 'DELETE', body: { password: PASSWORD } });
/** A family with a plan that the provider has told of. */
async function subscriber() {
  const family = await shop.buyer();
  const bought = shop.provider.subscribe(family.customer, 'premium');
  await tell(family.customer);
  return { ...family, bought };
}
const forgetCustomers = () => {
  for (const each of shop.provider.customers.values()) each.deleted = true;
};
const sold = () => shop.provider.calls.filter((call) => call === 'POST /v1/checkout/sessions').length;

describe('a customer who is unknown while his plan is paid', () => {
  it('keeps the plan, is sold nothing, and stays whole, until what was paid is over', async () => {
    const { database, lines, later, customerOf, provider } = await open();
    const { ask, userId, customer } = await subscriber();
    const before = await findAccount(database, userId);
    forgetCustomers();
    expect((await tell(customer)).status).toBe(502);
    later(11_000);
    expect(await planOf(ask, true)).toMatchObject({ subscribed: true, subscription_tier: 'premium', status: 'active' });
    expect(lines.join('')).toContain('is the key right?');
    expect(await said(await buy(ask, 'price_basic'))).toMatchObject(FAILED);
    expect(await said(await remove(ask))).toMatchObject([502, { code: 'provider_failed' }]);
    expect(await findAccount(database, userId)).toEqual({ ...before, readings: expect.any(Number) });
    expect([await customerOf(userId), provider.customers.size]).toEqual([customer, 1]);
    later(37 * DAY);
    expect(await planOf(ask)).toMatchObject({ subscribed: false });
    expect((await buy(ask, 'price_basic')).status).toBe(200);
    expect(await customerOf(userId)).not.toBe(customer);
  });

  it('can go once the key is right again, also when the answer to the first try got lost', async () => {
    const { database, provider } = await open();
    const { ask, customer } = await subscriber();
    let tries = 0;
    provider.says = (call) => {
      if (!call.startsWith('DELETE /v1/customers') || (tries += 1) > 1) return undefined;
      for (const each of provider.customers.values()) each.deleted = each.id === customer;
      return Response.json({ error: {} }, { status: 500 });
    };
    expect((await remove(ask)).status).toBe(200);
    expect([tries, await rowCounts(database)]).toMatchObject([2, { users: 0, billing_accounts: 0 }]);
  });

  it('can go though we failed after everything was ended at the provider', async () => {
    const { database } = await open();
    const { ask } = await subscriber();
    const mend = await breakTable(database, 'delete', 'users');
    expect((await remove(ask)).status).toBe(500);
    await mend();
    expect((await remove(ask)).status).toBe(200);
    expect(await rowCounts(database)).toMatchObject({ users: 0, billing_accounts: 0 });
  });
});

describe('a subscription whose plan is not known', () => {
  it('changes nothing and is sold nothing besides it, when it is the own one', async () => {
    const { database, lines, later } = await open();
    const { ask, userId, bought } = await subscriber();
    const before = await findAccount(database, userId);
    bought.tier = undefined;
    later(11_000);
    expect(await planOf(ask, true)).toMatchObject({ subscribed: true, subscription_tier: 'premium', status: 'active' });
    expect(await said(await buy(ask, 'price_basic'))).toMatchObject(FAILED);
    expect(await findAccount(database, userId)).toEqual({ ...before, readings: expect.any(Number) });
    expect([lines.join('').includes('is of no plan'), sold()]).toEqual([true, 1]);
    // Not even beside another one, which would end it.
    shop.provider.subscribe(bought.customer, 'basic');
    expect(await said(await buy(ask, 'price_basic'))).toMatchObject(FAILED);
    expect(bought.status).toBe('active');
  });

  it('is sold nothing besides it when it is the only one, and is left alone when another one has a plan', async () => {
    const { provider } = await open();
    const { ask, customer } = await shop.buyer();
    const unknown = provider.subscribe(customer, 'basic', { tier: undefined });
    expect(await said(await buy(ask, 'price_basic'))).toMatchObject(FAILED);
    expect((await tell(customer)).status).toBe(502);
    expect(await planOf(ask)).toMatchObject({ subscribed: false, status: 'none' });
    provider.subscribe(customer, 'basic');
    expect((await tell(customer)).status).toBe(200);
    expect(await planOf(ask)).toMatchObject({ subscribed: true, subscription_tier: 'basic' });
    expect(unknown.status).toBe('active');
  });

  it('never takes a plan that was given without payment, and is none once it is over', async () => {
    const { provider, setTier, database } = await open();
    const [given, none] = [await shop.buyer(), await shop.buyer()];
    await setTier(given.userId, 'premium');
    for (const { customer } of [given, none]) {
      const unknown = provider.subscribe(customer, 'basic', { tier: undefined });
      await tell(customer);
      unknown.status = 'canceled';
      expect((await tell(customer)).status).toBe(200);
      await tell(customer);
    }
    expect(await planOf(given.ask)).toMatchObject({ subscribed: true, subscription_tier: 'premium' });
    expect(await planOf(none.ask)).toMatchObject({ subscribed: false, status: 'none' });
    expect(await rowCounts(database)).toMatchObject({ subscription_changes: 0 });
  });

  it('is not what a family is said to have that ends while it is read', async () => {
    const { provider, database } = await open();
    const { ask, customer, userId, bought } = await subscriber();
    // The list is older than what is asked next.
    provider.says = (call) => {
      if (call === `GET /v1/subscriptions/${bought.id}`) bought.status = 'canceled';
      return undefined;
    };
    await tell(customer);
    expect(await planOf(ask)).toMatchObject({ subscribed: false, status: 'canceled' });
    expect(await findAccount(database, userId)).toMatchObject({ status: 'canceled' });
    await tell(customer);
    expect(await rowCounts(database)).toMatchObject({ subscription_changes: 2 });
  });
});

// Until when a plan was paid, and until when it is kept: two things.
import { afterEach, expect, it } from 'vitest';
import { SessionAnswerSchema } from '#contract/accounts';
import * as v from 'valibot';
import { openShop, planOf, type Shop } from '../../tests/helpers/shop.ts';
import { PASSWORD } from '../../tests/helpers/test-app.ts';

let shop: Shop;
afterEach(() => shop.close());
const open = async () => (shop = await openShop());
const DAY = 86_400_000;
const END = '2026-12-20T20:00:00.000Z';
const tell = (customer: string) => shop.tell(shop.provider.event(customer));
const row = (userId: string) =>
  shop.database.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
/** What a family is told about itself when it signs in. */
const told = async () => {
  const body = { email: 'family-1@example.com', password: PASSWORD };
  const answer = await shop.ask('/api/auth/login', { method: 'POST', body });
  return v.parse(SessionAnswerSchema, await answer.json());
};
const claims = (token: string): unknown => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

it('a plan that goes on is told to end with its month, also in the week that it is kept after it', async () => {
  const { buyer, provider, later } = await open();
  const { ask, customer } = await buyer();
  provider.subscribe(customer, 'basic');
  await tell(customer);
  for (const wait of [0, 37 * DAY - 1]) {
    later(wait);
    const { user, token } = await told();
    const plan = { subscription_status: 'basic', subscription_expires_at: END };
    expect([user, claims(token)]).toMatchObject([plan, plan]);
    expect(await planOf(ask)).toMatchObject({ subscribed: true, subscription_end: END });
  }
  later(1);
  expect((await told()).user).toMatchObject({ subscription_status: 'free', subscription_expires_at: null });
  expect(await planOf(ask)).toMatchObject({ subscribed: false, subscription_end: null });
});

it('a plan that was cancelled is not kept for a moment longer', async () => {
  const { buyer, provider } = await open();
  const { customer, userId } = await buyer();
  const bought = provider.subscribe(customer, 'basic');
  await tell(customer);
  expect((await row(userId)).subscription_grace_until).toBe(Date.parse(END) + 7 * DAY);
  bought.cancel_at_period_end = true;
  await tell(customer);
  expect(await row(userId)).toMatchObject({
    subscription_expires_at: Date.parse(END),
    subscription_grace_until: null,
  });
});

it('a plan whose month is not paid is told to end seven days after we heard of it', async () => {
  const { buyer, provider, later } = await open();
  const { ask, customer } = await buyer();
  const bought = provider.subscribe(customer, 'basic');
  await tell(customer);
  later(3 * DAY);
  bought.status = 'past_due';
  await tell(customer);
  const seventh = '2026-11-30T20:00:00.000Z';
  expect(await planOf(ask)).toMatchObject({ subscribed: true, status: 'past_due', subscription_end: seventh });
  expect((await told()).user).toMatchObject({ subscription_status: 'basic', subscription_expires_at: seventh });
});

it('the seven days begin anew with another subscription', async () => {
  const { buyer, provider, later } = await open();
  const { ask, customer } = await buyer();
  const first = provider.subscribe(customer, 'basic', { status: 'past_due' });
  await tell(customer);
  later(6 * DAY);
  first.status = 'canceled';
  provider.subscribe(customer, 'basic', { status: 'past_due' });
  await tell(customer);
  expect(await planOf(ask)).toMatchObject({ subscribed: true, subscription_end: '2026-12-03T20:00:00.000Z' });
});

it('a user is only changed by a reading that finds something new', async () => {
  const { buyer, provider, later, clock } = await open();
  const { customer, userId } = await buyer();
  const bought = provider.subscribe(customer, 'basic');
  await tell(customer);
  const { updated_at: then } = await row(userId);
  later(DAY);
  await tell(customer);
  expect((await row(userId)).updated_at).toBe(then);
  bought.tier = 'premium';
  await tell(customer);
  expect(await row(userId)).toMatchObject({ updated_at: clock.now(), subscription_status: 'premium' });
});

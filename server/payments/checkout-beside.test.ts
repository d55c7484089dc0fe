// A parent who presses at two processes on one database has one checkout open, as at one.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buy, openShop, pageOf, type Shop } from '../../tests/helpers/shop.ts';
import { createTestApp, type AskFor, type Family, type TestApp } from '../../tests/helpers/test-app.ts';

const SESSIONS = 'POST /v1/checkout/sessions';
let shop: Shop;
let beside: TestApp;
let family: Family;
let askBeside: AskFor;
beforeEach(async () => {
  shop = await openShop();
  beside = await createTestApp({ env: shop.provider.env, database: shop.database });
  family = await shop.signedIn();
  const visitor = beside.visitor();
  askBeside = (path, { headers, ...rest } = {}) =>
    visitor(path, { ...rest, headers: { Authorization: `Bearer ${family.token}`, ...headers } });
});
afterEach(async () => {
  await beside.close();
  await shop.close();
});
const openPages = () =>
  [...shop.provider.sessions.values()].flatMap(({ status, url }) => (status === 'open' ? [url] : []));
const noted = () => shop.database.selectFrom('checkout_sessions').select('price').execute();

it('API-16 of two plans pressed in one moment one is open, and whoever lost is told so', async () => {
  let isFirst = true;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let beginsAt = () => {};
  const begun = new Promise<void>((resolve) => (beginsAt = resolve));
  shop.provider.says = (call) => {
    if (call !== SESSIONS || !isFirst) return undefined;
    isFirst = false;
    beginsAt();
    return held.then(() => undefined);
  };
  const first = buy(family.ask, 'price_basic');
  await begun;
  const page = await pageOf(await buy(askBeside, 'price_premium'));
  letGo();
  const answer = await first;
  expect([answer.status, await answer.json()]).toMatchObject([502, { code: 'provider_failed' }]);
  expect([openPages(), await noted()]).toEqual([[page], [{ price: 'price_premium' }]]);
  // Whoever lost presses again, and has the only one.
  const again = await pageOf(await buy(family.ask, 'price_basic'));
  expect(openPages()).toEqual([again]);
});

it('API-16 one plan pressed in one moment is one page', async () => {
  const answers = await Promise.all([buy(family.ask, 'price_basic'), buy(askBeside, 'price_basic')]);
  const pages = await Promise.all(answers.map(pageOf));
  expect(openPages()).toEqual([pages[0]]);
  expect(pages[1]).toBe(pages[0]);
});

it('API-16 many presses at both leave one checkout open at most, and it is the one that is known', async () => {
  const presses = Array.from({ length: 12 }, (_, at) =>
    buy(at % 2 ? family.ask : askBeside, at % 3 ? 'price_basic' : 'price_premium'),
  );
  for (const { status } of await Promise.all(presses)) expect([200, 502]).toContain(status);
  const known = await shop.database.selectFrom('checkout_sessions').select('session').execute();
  const open = [...shop.provider.sessions.values()].filter(({ status }) => status === 'open');
  expect(open.map(({ id }) => id)).toEqual(known.map(({ session }) => session));
  expect(open.length).toBeLessThanOrEqual(1);
});

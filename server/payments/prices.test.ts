import { pino } from 'pino';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { FALLBACK_TIERS, PRICING_CACHE_MS, PricingSchema, PricingTierSchema } from '#contract/payments';
import { buy, openShop, type Shop } from '../../tests/helpers/shop.ts';
import { broken } from '../../tests/helpers/stripe-stub.ts';
import { never } from '../../tests/helpers/test-app.ts';
import { createPrices } from './prices.ts';
import { createProvider } from './provider.ts';

let shop: Shop;
afterEach(() => shop.close());
const open = async (...options: Parameters<typeof openShop>) => (shop = await openShop(...options));
const prices = async () => v.parse(PricingSchema, await (await shop.ask('/api/payments/prices')).json());
const asked = () => shop.provider.calls.filter((call) => call === 'GET /v1/prices').length;

describe('GET /api/payments/prices', () => {
  it('API-15 PRICE-9 tells what the plans cost at the provider, to be kept for five minutes', async () => {
    const { ask, later, clock } = await open();
    later(5000);
    const answer = await ask('/api/payments/prices');
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=300']);
    const body: unknown = await answer.json();
    expect(Object.keys(v.parse(v.record(v.string(), v.unknown()), body)).toSorted()).toEqual([
      'currency',
      'last_updated',
      'pricing_tiers',
    ]);
    const { pricing_tiers: tiers, currency, last_updated: updated } = v.parse(PricingSchema, body);
    expect([currency, updated]).toEqual(['usd', new Date(clock.now()).toISOString()]);
    expect(tiers).toEqual({
      free: FALLBACK_TIERS.free,
      basic: { ...FALLBACK_TIERS.basic, price_id: 'price_basic', amount: 349, amount_formatted: '$3.49' },
      premium: { ...FALLBACK_TIERS.premium, price_id: 'price_premium', amount: 949, amount_formatted: '$9.49' },
    });
  });

  it('PRICE-8 gives each plan these twelve fields and no other', async () => {
    const { ask } = await open();
    const body = v.parse(
      v.object({ pricing_tiers: v.record(v.string(), v.strictObject(PricingTierSchema.entries)) }),
      await (await ask('/api/payments/prices')).json(),
    );
    for (const tier of Object.values(body.pricing_tiers)) expect(Object.keys(tier)).toHaveLength(12);
    expect(Object.keys(body.pricing_tiers)).toEqual(['free', 'basic', 'premium']);
  });

  it('PRICE-10 LIM-4 asks the provider again after five minutes, and not before', async () => {
    const { later } = await open();
    expect(PRICING_CACHE_MS).toBe(300_000);
    await prices();
    later(299_000);
    shop.provider.prices = [shop.provider.priceOf('basic', 399)];
    expect([(await prices()).pricing_tiers.basic.amount, asked()]).toEqual([349, 1]);
    later(2000);
    // Nobody waits: what was known is told until the answer is there.
    expect((await prices()).pricing_tiers.basic.amount).toBe(349);
    await expect.poll(async () => (await prices()).pricing_tiers.basic.amount).toBe(399);
    expect(asked()).toBe(2);
  });

  it('asks once for many who ask at the same time', async () => {
    await open();
    await Promise.all(Array.from({ length: 8 }, prices));
    expect(asked()).toBe(1);
  });

  it.each([
    ['is broken', broken],
    ['talks nonsense', () => new Response('<h1>out of order</h1>')],
    ['answers something else', () => Response.json({ object: 'list', data: 'none' })],
  ])('PRICE-7 serves the built-in tiers, and then the last known ones, when the provider %s', async (_how, says) => {
    const { later, lines } = await open();
    shop.provider.says = (_call, c) => says(c);
    expect((await prices()).pricing_tiers).toEqual(FALLBACK_TIERS);
    await prices();
    // Left in peace for half a minute.
    expect(asked()).toBe(1);
    shop.provider.says = undefined;
    later(30_000);
    const known = await prices();
    expect(known.pricing_tiers.basic.price_id).toBe('price_basic');
    shop.provider.says = (_call, c) => says(c);
    later(PRICING_CACHE_MS);
    expect(await prices()).toEqual(known);
    await expect.poll(() => lines.filter((line) => line.includes('the prices could not be asked for'))).toHaveLength(2);
    await prices();
    expect(asked()).toBe(3);
    expect(lines.join('')).not.toContain('anna@example.com');
  });

  it('serves the built-in tiers when the provider does not answer in time', async () => {
    const { clock, provider } = await open();
    provider.says = () => never<Response>();
    const log = pino({ enabled: false });
    const slow = createPrices({ clock, log, provider: createProvider({ ...provider.connection, patienceMs: 50 }) });
    expect((await slow.known()).pricing_tiers).toEqual(FALLBACK_TIERS);
    await expect(slow.tierOf('price_basic')).rejects.toThrow('prices.list');
  });

  it('keeps nobody waiting who can be told what was known, not even at checkout', async () => {
    const { later, provider, signedIn, lines } = await open();
    await prices();
    later(PRICING_CACHE_MS);
    provider.says = (call) => (call === 'GET /v1/prices' ? never() : undefined);
    expect((await prices()).pricing_tiers.basic.price_id).toBe('price_basic');
    expect((await buy((await signedIn()).ask, 'price_basic')).status).toBe(200);
    // He has not even been given up yet.
    expect(lines.join('')).not.toContain('the prices could not be asked for');
  });

  it('sells at a price that is new, though older ones were known', async () => {
    const { later, provider, signedIn } = await open();
    await prices();
    later(PRICING_CACHE_MS);
    provider.prices = [provider.priceOf('basic', 399, { id: 'price_new' })];
    expect((await buy((await signedIn()).ask, 'price_new')).status).toBe(200);
  });

  it.each([
    ['in another currency', { currency: 'eur' }],
    ['without a whole amount', { unit_amount: null }],
    ['for nothing', { unit_amount: 0 }],
    ['by the year', { recurring: { interval: 'year', interval_count: 1 } }],
    ['every second month', { recurring: { interval: 'month', interval_count: 2 } }],
    ['no longer sold', { active: false }],
    ['of a product that is gone', { product: { id: 'prod_basic', deleted: true } }],
    ['of something else', { product: { id: 'prod', active: true, metadata: { tier: 'gold' } } }],
  ])('leaves a plan built in whose price is %s', async (_what, change) => {
    await open();
    const { priceOf } = shop.provider;
    shop.provider.prices = [priceOf('basic', 349, change), priceOf('premium', 949), 'nonsense'];
    const { pricing_tiers: tiers } = await prices();
    expect([tiers.basic, tiers.premium.price_id]).toEqual([FALLBACK_TIERS.basic, 'price_premium']);
  });

  it('takes the default price of a product, else the newest', async () => {
    await open();
    const { priceOf } = shop.provider;
    const product = { ...priceOf('basic', 1).product, default_price: 'b' };
    shop.provider.prices = [
      priceOf('basic', 100, { id: 'a', created: 3, product }),
      priceOf('basic', 200, { id: 'b', created: 1, product }),
      priceOf('premium', 300, { id: 'c', created: 1 }),
      priceOf('premium', 400, { id: 'd', created: 2 }),
    ];
    const { pricing_tiers: tiers } = await prices();
    expect([tiers.basic.price_id, tiers.premium.price_id]).toEqual(['b', 'd']);
  });
});

it('LIM-1 LIM-2 LIM-3 the built-in tiers are what is promised', async () => {
  await open({ PAYMENTS: 'off' });
  const { free, basic, premium } = (await prices()).pricing_tiers;
  expect(free).toMatchObject({ amount: 0, amount_formatted: '$0', daily_limit: 5, price_id: null });
  expect(basic).toMatchObject({
    amount: 299,
    amount_formatted: '$2.99',
    interval: 'month',
    daily_limit: 20,
    price_id: null,
  });
  expect(premium).toMatchObject({ amount: 899, amount_formatted: '$8.99', daily_limit: -1, price_id: null });
  expect(premium.features.join(' ')).toContain('AI images');
  expect(shop.provider.calls).toEqual([]);
});

import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FALLBACK_TIERS } from '#contract/payments';
import { PRICES } from '../../../tests/helpers/prices.ts';
import { remember } from '../../../tests/helpers/render-route.tsx';
import { sessionOf } from '../../../tests/helpers/session.ts';
import { createCheckoutSession, createPortalSession, getTier, getTiers, pricingQuery } from './payments.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const prices = () => fetched.mockImplementation(async () => Response.json(PRICES));
const fails = (status: number) => fetched.mockImplementation(async () => new Response('<html>', { status }));
const seconds = (minutes: number, rest: number) => (minutes * 60 + rest) * 1000;

describe('the prices', () => {
  it('PRICE-10: are not asked for again after 4:59, and are after 5:01', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    prices();
    const asking = client();
    await asking.fetchQuery(pricingQuery);
    const begin = Date.now();
    vi.setSystemTime(begin + seconds(4, 59));
    await asking.fetchQuery(pricingQuery);
    expect(fetched).toHaveBeenCalledTimes(1);
    vi.setSystemTime(begin + seconds(5, 1));
    await asking.fetchQuery(pricingQuery);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
  it('PAY-17: a refusal is told with its status', async () => {
    fails(503);
    await expect(client().fetchQuery(pricingQuery)).rejects.toThrow('Failed to fetch pricing: 503');
  });
  it('DECIDE-60: are taken as a list too, in the order free, basic, premium', async () => {
    const { free, basic, premium } = PRICES.pricing_tiers;
    fetched.mockImplementation(async () => Response.json({ ...PRICES, pricing_tiers: [free, basic, premium] }));
    expect(await getTiers(client())).toEqual(PRICES.pricing_tiers);
  });
});

describe('what the plans hold', () => {
  it('PAY-18: is there for all of them and for one', async () => {
    prices();
    expect(await getTiers(client())).toEqual(PRICES.pricing_tiers);
    expect(await getTier(client(), 'premium')).toEqual(PRICES.pricing_tiers.premium);
  });
  it.each([
    ['a refusal', async () => new Response('<html>', { status: 500 })],
    ['an answer that is none', async () => Response.json({ pricing_tiers: [] })],
    ['no answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('PRICE-7: is what is built in after %s', async (_, answer) => {
    fetched.mockImplementation(answer);
    expect(await getTiers(client())).toEqual(FALLBACK_TIERS);
    expect(await getTier(client(), 'basic')).toMatchObject({ amount: 299, daily_limit: 20, price_id: null });
  });
  it('is what was last known where there was an answer once', async () => {
    const asking = client();
    prices();
    await getTiers(asking);
    await asking.invalidateQueries(pricingQuery);
    fails(500);
    expect(await getTier(asking, 'basic')).toEqual(PRICES.pricing_tiers.basic);
  });
});

describe.each([
  ['the checkout', () => createCheckoutSession({ price_id: 'price_basic' }), 'checkout'],
  ['the portal', () => createPortalSession(), 'portal'],
] as const)('%s', (name, call, kind) => {
  const words = `Failed to create ${kind} session`;
  it('ROLE-6, ROLE-8: needs an account: Authentication required, and nobody is asked', async () => {
    await expect(call()).rejects.toThrow('Authentication required');
    remember(sessionOf(undefined, { exp: 1 }));
    await expect(call()).rejects.toThrow('Authentication required');
    expect(fetched).not.toHaveBeenCalled();
  });
  it(`PAY-14, PAY-16: a refusal without words is called ${words}`, async () => {
    remember(sessionOf());
    fails(500);
    await expect(call()).rejects.toThrow(words);
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(call()).rejects.toThrow(words);
  });
  it('keeps the words of the server', async () => {
    remember(sessionOf());
    fetched.mockResolvedValue(Response.json({ error: 'Not today' }, { status: 502 }));
    await expect(call()).rejects.toThrow('Not today');
  });
  it.each(['javascript:alert(1)', 'data:text/html,x', '/profile'])('goes nowhere for %s', async (url) => {
    remember(sessionOf());
    fetched.mockResolvedValue(Response.json({ url }));
    await expect(call()).rejects.toThrow(words);
  });
  it(`API-27: ${name} resolves to the address that the server says`, async () => {
    remember(sessionOf());
    const answer = { url: 'https://pay.example/c/1' };
    fetched.mockResolvedValue(Response.json(answer));
    expect(await call()).toEqual(answer);
    expect(fetched.mock.calls[0]?.[0]).toBe(`/api/payments/${kind}`);
  });
});

it('PAY-13: the helper takes price_id, the wire says priceId, and the key of the press goes along', async () => {
  remember(sessionOf());
  fetched.mockResolvedValue(Response.json({ url: 'https://pay.example/c/1' }));
  await createCheckoutSession({ price_id: 'price_basic', idempotencyKey: 'press-1' });
  const { method, body, headers } = fetched.mock.calls[0]?.[1] ?? {};
  expect([method, body, new Headers(headers).get('idempotency-key')]).toEqual([
    'POST',
    '{"priceId":"price_basic"}',
    'press-1',
  ]);
});

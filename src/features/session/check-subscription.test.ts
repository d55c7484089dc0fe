import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, sessionOf } from '../../../tests/helpers/session.ts';
import { remember } from '../../../tests/helpers/render-route.tsx';
import { handleUnauthorized } from '../../lib/api.ts';
import { checkSubscription, fetchSubscription, learnSubscription, subscriptionQuery } from './check-subscription.ts';

const FREE = { subscribed: false, subscription_tier: 'free', subscription_end: null };
const fetched = vi.fn<typeof fetch>();
const refused = vi.fn();
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  vi.stubGlobal('fetch', fetched);
  handleUnauthorized(refused);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('the subscription of who is signed in', () => {
  it('is what the service says', async () => {
    remember(sessionOf());
    const plan = { subscribed: true, subscription_tier: 'premium', subscription_end: '2026-12-20T00:00:00.000Z' };
    fetched.mockResolvedValue(Response.json(plan));
    expect(await checkSubscription(client)).toEqual(plan);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/payments/subscription');
  });
  it.each([
    ['404', async () => Response.json({ error: 'Not found' }, { status: 404 })],
    ['403', async () => Response.json({ error: 'No' }, { status: 403 })],
    ['500', async () => new Response('<html>', { status: 500 })],
    ['an answer that is none', async () => Response.json({ plan: 'gold' })],
    ['no answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('SUBS-15, PAY-15: is free on %s, which the service calls Failed to check subscription', async (_name, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    remember(sessionOf());
    fetched.mockImplementation(answer);
    expect(await checkSubscription(client)).toEqual(FREE);
    await expect(fetchSubscription()).rejects.toThrow('Failed to check subscription');
    expect(refused).not.toHaveBeenCalled();
  });
  it('SUBS-15: a refused token is the end of the session, not a free plan', async () => {
    remember(sessionOf());
    fetched.mockResolvedValue(Response.json({}, { status: 401 }));
    await expect(checkSubscription(client)).rejects.toThrow('Unauthorized - redirecting to login');
    expect(refused).toHaveBeenCalledTimes(1);
  });
  it.each([
    ['no token', () => {}],
    ['a token whose time is over', () => remember(sessionOf(undefined, { exp: 1 }))],
  ])('ROLE-7: needs an account: Authentication required with %s, and nobody is asked', async (_name, given) => {
    given();
    await expect(checkSubscription(client)).rejects.toThrow('Authentication required');
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('what every screen knows of the plan', () => {
  const PAID = { subscribed: true, subscription_tier: 'premium', subscription_end: null } as const;
  const { queryKey } = subscriptionQuery(ANNA.id);
  const known = () => client.getQueryData(queryKey);
  /** Answers the calls in the order in which they are let through. */
  function hold() {
    const waiting: ((answer: Response) => void)[] = [];
    fetched.mockImplementation(() => new Promise((resolve) => waiting.push(resolve)));
    return (at: number, plan: object) => waiting[at]?.(Response.json(plan));
  }
  it('is what was learned', async () => {
    remember(sessionOf());
    fetched.mockResolvedValue(Response.json(PAID));
    await learnSubscription(client, { isFresh: true });
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/payments/subscription?refresh=true');
    expect(known()).toEqual(PAID);
  });
  it('is not taken back by an answer that was on its way', async () => {
    remember(sessionOf());
    const say = hold();
    const before = client.fetchQuery(subscriptionQuery(ANNA.id)).catch(() => undefined);
    const learned = learnSubscription(client, { isFresh: true });
    say(1, PAID);
    await learned;
    say(0, FREE);
    await before;
    expect(known()).toEqual(PAID);
  });
  it('is not taken back by one that was asked for before', async () => {
    remember(sessionOf());
    const say = hold();
    const before = learnSubscription(client);
    client.setQueryData(queryKey, PAID, { updatedAt: Date.now() + 1 });
    say(0, FREE);
    expect(await before).toEqual(FREE);
    expect(known()).toEqual(PAID);
  });
  it('is kept for nobody where another family holds the device by then', async () => {
    remember(sessionOf());
    const say = hold();
    const learned = learnSubscription(client);
    remember(sessionOf({ ...ANNA, id: '0d9a6a55-0f53-4a2a-8b39-1d8a3f2b0b02', email: 'ben@example.com' }));
    say(0, PAID);
    await learned;
    expect(client.getQueryCache().getAll()).toEqual([]);
  });
});

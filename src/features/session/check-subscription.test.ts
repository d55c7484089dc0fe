import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionOf } from '../../../tests/helpers/session.ts';
import { remember } from '../../../tests/helpers/render-route.tsx';
import { handleUnauthorized } from '../../lib/api.ts';
import { checkSubscription, fetchSubscription } from './check-subscription.ts';

const FREE = { subscribed: false, subscription_tier: 'free', subscription_end: null };
const fetched = vi.fn<typeof fetch>();
const refused = vi.fn();

beforeEach(() => {
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
    expect(await checkSubscription()).toEqual(plan);
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
    expect(await checkSubscription()).toEqual(FREE);
    await expect(fetchSubscription()).rejects.toThrow('Failed to check subscription');
    expect(refused).not.toHaveBeenCalled();
  });
  it('SUBS-15: a refused token is the end of the session, not a free plan', async () => {
    remember(sessionOf());
    fetched.mockResolvedValue(Response.json({}, { status: 401 }));
    await expect(checkSubscription()).rejects.toThrow('Unauthorized - redirecting to login');
    expect(refused).toHaveBeenCalledTimes(1);
  });
  it.each([
    ['no token', () => {}],
    ['a token whose time is over', () => remember(sessionOf(undefined, { exp: 1 }))],
  ])('ROLE-7: needs an account: Authentication required with %s, and nobody is asked', async (_name, given) => {
    given();
    await expect(checkSubscription()).rejects.toThrow('Authentication required');
    expect(fetched).not.toHaveBeenCalled();
  });
});

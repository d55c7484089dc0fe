// What the page knows of today's use: from the device at once, from the server in any case.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { adPolicy } from '../contract/ads.ts';
import { useSubscriptionStatus } from '../src/features/session/use-subscription-status.ts';
import { createQueryClient } from '../src/lib/query-client.ts';
import { beginSession, endSession } from '../src/lib/session.ts';
import { gate, remember, renderRoute, serve } from './helpers/render-route.tsx';
import { ANNA, sessionOf, tokenFor } from './helpers/session.ts';

const KEY = 'subscription_status';
const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const FIELDS = ['dailyLimit', 'dailyStoriesUsed', 'isLoading', 'lastUpdated', 'userTier'];
const entry = (change: object = {}) => ({
  userTier: 'free',
  dailyStoriesUsed: 2,
  dailyLimit: 5,
  isLoading: false,
  lastUpdated: Date.now(),
  userId: 'anonymous',
  ...change,
});
const STATUS = '/anonymous/status';
const cut = ({ path }: { path: string }) => (path === STATUS ? 'cut' : undefined);

function open() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useSubscriptionStatus(), { wrapper });
  return {
    client,
    now: () => result.current,
    settled: () => waitFor(() => expect(result.current.status.isLoading).toBe(false)),
  };
}
/** A server whose answer about today waits for the gate. */
async function heldBack(current_usage = 3) {
  const { passed, open: release } = gate();
  const server = await serve({
    answer: async ({ path }) => {
      if (path !== STATUS) return undefined;
      await passed;
      return Response.json({ current_usage, daily_limit: 5 });
    },
  });
  return { ...server, release };
}

describe('the status of today', () => {
  it('SUBS-1, SUBS-2: begins loading, free, with nothing used of one, and has exactly its five fields', async () => {
    const { release } = await heldBack();
    const { now, settled } = open();
    expect(now().status).toMatchObject({ isLoading: true, userTier: 'free', dailyStoriesUsed: 0, dailyLimit: 1 });
    expect(Object.keys(now().status).sort()).toEqual(FIELDS);
    release();
    await settled();
    expect(Object.keys(now().status).sort()).toEqual(FIELDS);
    expect(now().status.lastUpdated).toBeGreaterThan(Date.now() - 10_000);
  });

  it('SUBS-10, SUBS-3: asks for the anonymous status, and keeps it as anonymous', async () => {
    const { asked } = await serve({ env: { ANON_DAILY_LIMIT: '7' } });
    const { now, settled } = open();
    await settled();
    expect(asked('GET', STATUS)).toHaveLength(1);
    expect(now().status).toMatchObject({ dailyStoriesUsed: 0, dailyLimit: 7 });
    expect(stored()).toEqual({ ...now().fetched, userId: 'anonymous' });
  });

  it('SUBS-10: the home page shows what is left', async () => {
    const { asked } = await renderRoute('/');
    expect(await screen.findByText('5 of 5 stories left')).toBeVisible();
    expect(asked('GET', STATUS)).toHaveLength(1);
  });

  it('SUBS-4, SUBS-5: shows a fresh entry at once, and what the server says as soon as it does', async () => {
    remember({ [KEY]: entry() });
    const { asked, release } = await heldBack(4);
    const { now } = open();
    expect(now().status).toMatchObject({ dailyStoriesUsed: 2, dailyLimit: 5, isLoading: false });
    expect(asked('GET', STATUS)).toHaveLength(1);
    release();
    await waitFor(() => expect(now().status.dailyStoriesUsed).toBe(4));
    expect(stored()).toMatchObject({ dailyStoriesUsed: 4 });
  });

  it.each([
    ['none', undefined],
    ['five minutes old', entry({ lastUpdated: Date.now() - 300_000 })],
    ["another visitor's", entry({ userId: 'anna@example.com' })],
  ])('SUBS-6: an entry that is %s is not shown; the status is fetched and stored', async (_name, before) => {
    if (before) remember({ [KEY]: before });
    const { release } = await heldBack();
    const { now, settled } = open();
    expect(now().status).toMatchObject({ isLoading: true, dailyStoriesUsed: 0 });
    release();
    await settled();
    expect(now().status).toMatchObject({ dailyStoriesUsed: 3, dailyLimit: 5 });
    expect(stored()).toMatchObject({ dailyStoriesUsed: 3, dailyLimit: 5, userId: 'anonymous' });
  });

  it('SUBS-7: counts one more in the state and on the device', async () => {
    await serve();
    const { now, settled } = open();
    await settled();
    act(() => now().countOne());
    expect(now().status.dailyStoriesUsed).toBe(1);
    expect(stored()).toMatchObject({ dailyStoriesUsed: 1 });
  });

  it('SUBS-7: a story counts for who asked for it, not for who is here when it comes', async () => {
    await serve();
    const { now, settled } = open();
    await settled();
    const { countOne } = now();
    await act(async () => beginSession({ token: tokenFor(), user: ANNA }));
    await settled();
    const before = now().fetched.dailyStoriesUsed;
    act(() => countOne());
    expect(now().fetched.dailyStoriesUsed).toBe(before);
    act(() => endSession());
  });

  it('SUBS-5: an answer that was asked for before a story was made does not take its count back', async () => {
    remember({ [KEY]: entry() });
    const { release, asked } = await heldBack(2);
    const { now } = open();
    act(() => now().countOne());
    release();
    await waitFor(() => expect(now().fetched.dailyLimit).toBe(5));
    await act(async () => {});
    expect(now().status.dailyStoriesUsed).toBe(3);
    await act(() => now().refresh());
    expect(asked('GET', STATUS)).toHaveLength(2);
    expect(now().status.dailyStoriesUsed).toBe(2);
  });

  it('SUBS-8: can be refreshed by hand while the entry is fresh', async () => {
    const { asked } = await serve();
    const { now, settled } = open();
    await settled();
    await act(() => now().refresh());
    expect(asked('GET', STATUS)).toHaveLength(2);
  });

  it('SUBS-11: is premium and unlimited while everything is open, whatever was fetched', async () => {
    await serve({ env: { SHOWCASE: 'on' } });
    const { now, settled } = open();
    await settled();
    await waitFor(() => expect(now().status).toMatchObject({ userTier: 'premium', dailyLimit: -1 }));
    expect(now().fetched.userTier).toBe('free');
  });

  it('DECIDE-3, DECIDE-4: ads go by what was fetched, also while everything is open', async () => {
    await serve({ env: { SHOWCASE: 'on' } });
    const { now, settled } = open();
    await settled();
    await waitFor(() => expect(now().status.userTier).toBe('premium'));
    const ads = { enabled: true, tiers: ['free', 'basic'] };
    expect(adPolicy(now().fetched.userTier, ads)).toEqual({ startsEngine: true, showsSlots: true });
    expect(adPolicy(now().status.userTier, ads)).toEqual({ startsEngine: false, showsSlots: false });
  });

  it('SUBS-12: is what was fetched otherwise', async () => {
    const { asked } = await serve();
    const { now, settled } = open();
    await settled();
    await waitFor(() => expect(asked('GET', '/config')).toHaveLength(1));
    expect(now().status).toEqual(now().fetched);
    expect(now().status).toMatchObject({ userTier: 'free', dailyLimit: 5 });
  });

  it('SUBS-14, ROLE-4: is free with one story a day for an anonymous visitor when nothing answers', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await serve({ answer: cut });
    const { now, settled } = open();
    await settled();
    expect(now().status).toMatchObject({ userTier: 'free', dailyStoriesUsed: 0, dailyLimit: 1 });
    expect(warned).toHaveBeenCalled();
  });

  it('SUBS-16: storage that fails is only logged; the page works and says nothing of it', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(full);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    await renderRoute('/');
    expect(await screen.findByText('5 of 5 stories left')).toBeVisible();
    const lines = warned.mock.calls.map(([line]) => String(line));
    expect(lines).toContain('could not read subscription_status');
    expect(lines).toContain('could not keep subscription_status');
    expect(document.querySelector('[data-sonner-toast]')).not.toBeInTheDocument();
  });
});

describe('the status of who is signed in', () => {
  const PLAN = '/payments/subscription';
  const plan = (change: object = {}) => ({
    subscribed: true,
    subscription_tier: 'basic',
    subscription_end: '2026-12-20T00:00:00.000Z',
    current_usage: 4,
    daily_limit: 20,
    ...change,
  });
  /** A server that says this of the plan of whoever asks. */
  const plans = (answer: () => Response | 'cut') =>
    serve({ answer: ({ path }) => (path === PLAN ? answer() : undefined) });

  it('SUBS-9, SUBS-3: asks for the subscription, and keeps it under the email', async () => {
    remember(sessionOf());
    const { asked } = await plans(() => Response.json(plan()));
    const { now, settled } = open();
    await settled();
    expect(asked('GET', PLAN)).toHaveLength(1);
    expect(asked('GET', STATUS)).toHaveLength(0);
    expect(now().status).toMatchObject({ userTier: 'basic', dailyStoriesUsed: 4, dailyLimit: 20 });
    expect(stored()).toEqual({ ...now().fetched, userId: ANNA.email });
  });

  it('SUBS-9: what it was told is known to the pages of the plans too', async () => {
    remember(sessionOf());
    let now = plan();
    await plans(() => Response.json(now));
    const { client, now: status, settled } = open();
    await settled();
    const known = () => client.getQueryData(['payments', 'subscription', ANNA.id]);
    expect(known()).toEqual(plan());
    now = plan({ subscription_tier: 'premium' });
    await act(() => status().refresh());
    expect(known()).toEqual(now);
  });

  it('SUBS-9: the home page asks for it with the own token (ROLE-5), and shows what is left', async () => {
    const session = sessionOf();
    remember(session);
    const bearers: (string | null)[] = [];
    const { asked } = await renderRoute('/', {
      answer: ({ path, headers }) => {
        if (path !== PLAN) return undefined;
        bearers.push(headers.get('Authorization'));
        return Response.json(plan());
      },
    });
    expect(await screen.findByText('16 of 20 stories left')).toBeVisible();
    expect(asked('GET', PLAN)).toHaveLength(1);
    expect(bearers).toEqual([`Bearer ${session.token}`]);
  });

  it('takes what a tier may do where the answer does not say it, and what was counted here', async () => {
    remember({ ...sessionOf(), [KEY]: entry({ userId: ANNA.email }) });
    await plans(() => Response.json(plan({ current_usage: undefined, daily_limit: undefined })));
    const { now } = open();
    await waitFor(() => expect(now().status.userTier).toBe('basic'));
    expect(now().status).toMatchObject({ dailyStoriesUsed: 2, dailyLimit: 20 });
  });

  it.each([
    ['404', () => Response.json({ error: 'Not found' }, { status: 404 })],
    ['403', () => Response.json({ error: 'No' }, { status: 403 })],
    ['500', () => new Response('<html>', { status: 500 })],
    ['no answer', () => 'cut' as const],
  ])('SUBS-14, SUBS-15: is free with five stories a day on %s; what was counted here stays', async (_name, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    remember({ ...sessionOf(), [KEY]: entry({ userId: ANNA.email, userTier: 'premium', dailyLimit: -1 }) });
    await plans(answer);
    const { now } = open();
    await waitFor(() => expect(now().status).toMatchObject({ userTier: 'free', dailyLimit: 5 }));
    expect(now().status.dailyStoriesUsed).toBe(2);
  });

  it('is fetched anew when the user changes; an answer for the one before does not count', async () => {
    remember(sessionOf());
    const { passed, open: release } = gate();
    const { asked } = await serve({
      answer: async ({ path }) => {
        if (path !== PLAN) return undefined;
        await passed;
        return Response.json(plan());
      },
    });
    const { now, settled } = open();
    await waitFor(() => expect(asked('GET', PLAN)).toHaveLength(1));
    act(() => endSession());
    expect(now().status).toMatchObject({ isLoading: true, dailyLimit: 1 });
    await settled();
    expect(now().status).toMatchObject({ userTier: 'free', dailyStoriesUsed: 0, dailyLimit: 5 });
    release();
    await act(async () => {});
    expect(now().status.userTier).toBe('free');
    expect(stored()).toMatchObject({ userId: 'anonymous' });
    act(() => beginSession({ token: tokenFor(), user: ANNA }));
    await waitFor(() => expect(now().status).toMatchObject({ userTier: 'basic', dailyLimit: 20 }));
    expect(stored()).toMatchObject({ userId: ANNA.email });
  });
});

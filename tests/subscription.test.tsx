// What the page knows of today's use: from the device at once, from the server in any case.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useSubscriptionStatus } from '../src/features/session/use-subscription-status.ts';
import { createQueryClient } from '../src/lib/query-client.ts';
import { gate, remember, renderRoute, serve } from './helpers/render-route.tsx';

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

  it('SUBS-12: is what was fetched otherwise', async () => {
    const { asked } = await serve();
    const { now, settled } = open();
    await settled();
    await waitFor(() => expect(asked('GET', '/config')).toHaveLength(1));
    expect(now().status).toEqual(now().fetched);
    expect(now().status).toMatchObject({ userTier: 'free', dailyLimit: 5 });
  });

  it('is free with one story a day for an anonymous visitor when nothing answers (part of SUBS-14)', async () => {
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

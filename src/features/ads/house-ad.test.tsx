import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tier } from '#contract/tiers';
import { CONFIG } from '../../../tests/helpers/page-config.ts';
import { ANNA, tokenFor } from '../../../tests/helpers/session.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { beginSession, endSession } from '../../lib/session.ts';
import { subscriptionQuery } from '../session/check-subscription.ts';
import { configQuery } from '../session/session.queries.ts';
import { HouseAd } from './house-ad.tsx';

const track = vi.hoisted(() => vi.fn());
vi.mock('../../lib/analytics.ts', () => ({ track, CLIENT_KEY: 'analytics_client' }));

const SECONDS = CONFIG.ads.refreshInterval;
/** What every observer hears: how much of its element is on the screen. */
const observers = new Set<IntersectionObserverCallback>();
const show = (intersectionRatio: number, top = 0) =>
  act(() => {
    for (const hear of observers)
      hear(
        [{ intersectionRatio, isIntersecting: intersectionRatio > 0, boundingClientRect: { top } }] as never,
        {} as IntersectionObserver,
      );
  });
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const look = (state: DocumentVisibilityState) =>
  act(() => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
const counted = (name: string) => track.mock.calls.filter(([event]) => event === name).length;
const ad = () => screen.queryByRole('group', { name: 'Ad from Tuckaway' });

beforeEach(() => {
  vi.useFakeTimers();
  observers.clear();
  track.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly hear: IntersectionObserverCallback;
      constructor(hear: IntersectionObserverCallback) {
        this.hear = hear;
      }
      observe() {
        observers.add(this.hear);
      }
      disconnect() {
        observers.delete(this.hear);
      }
    },
  );
});
afterEach(() => {
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  endSession();
});

const Page = () => <HouseAd slot="bottom" />;
function BrokenPage() {
  useQuery({ queryKey: ['broken'], queryFn: () => Promise.reject(new Error('no')), retry: false });
  return <Page />;
}

/** An ad on some page, for a visitor or for a family whose plan the server has named. */
async function open({
  tier,
  enabled = true,
  failed = false,
}: { tier?: Tier; enabled?: boolean; failed?: boolean } = {}) {
  const client = createQueryClient();
  client.setQueryData(configQuery.queryKey, {
    ...CONFIG,
    payments: 'mock',
    ads: { ...CONFIG.ads, enabled, tiers: ['free', 'basic'] },
  });
  if (tier) {
    beginSession({ token: tokenFor(ANNA), user: ANNA });
    client.setQueryData(subscriptionQuery(ANNA.id).queryKey, {
      subscribed: tier !== 'free',
      subscription_tier: tier,
      subscription_end: null,
    });
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: failed ? BrokenPage : Page }),
    history: createMemoryHistory({ initialEntries: ['/privacy'] }),
  });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await pass(0.1);
  return client;
}
const titleNow = () => ad()?.querySelector('b')?.textContent;

describe('who sees what', () => {
  it.each([
    ['a visitor', undefined, true],
    ['free', 'free', true],
    ['basic', 'basic', false],
  ] as const)(
    'ADS-3, DECIDE-4: for %s the ad stands there, and changes only where the engine runs',
    async (_who, tier, turns) => {
      await open(tier ? { tier } : {});
      show(1);
      const first = titleNow();
      expect(first).toBeTruthy();
      await pass(SECONDS);
      expect(titleNow() !== first).toBe(turns);
      expect(counted('ad_refresh')).toBe(turns ? 1 : 0);
    },
  );
  it('PROD-14: nothing for premium, and nothing where the deployment has none', async () => {
    await open({ tier: 'premium' });
    expect(ad()).toBeNull();
    endSession();
    cleanup();
    await open({ enabled: false });
    expect(ad()).toBeNull();
  });
  it('BEY-18: nothing on a page on which something failed', async () => {
    await open({ failed: true });
    expect(ad()).toBeNull();
  });
  it('BEY-18: nothing without a network', async () => {
    await open();
    expect(ad()).not.toBeNull();
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    act(() => void dispatchEvent(new Event('offline')));
    expect(ad()).toBeNull();
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    act(() => void dispatchEvent(new Event('online')));
    expect(ad()).not.toBeNull();
  });
  it('ADS-12: where there is none any more a quiet word stands while the room is seen, and no room once it is below', async () => {
    await open();
    const word = () => screen.queryByText('All is quiet here.');
    expect(word()).toBeNull();
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    act(() => void dispatchEvent(new Event('offline')));
    show(1);
    expect(word()).not.toBeNull();
    show(0, -400);
    expect(word(), 'above, where its going would move what is read').not.toBeNull();
    show(0, innerHeight + 1);
    expect(word()).toBeNull();
    expect(document.querySelector('.ad-gone')).not.toBeNull();
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    act(() => void dispatchEvent(new Event('online')));
    expect(ad(), 'a room that has gone comes with the next page').toBeNull();
  });
  it('ADS-12: who turns out to pay finds a blank while the room is seen, and no room once it is below', async () => {
    const client = await open({ tier: 'free' });
    const hear = (tier: Tier) =>
      act(() => {
        client.setQueryData(subscriptionQuery(ANNA.id).queryKey, {
          subscribed: true,
          subscription_tier: tier,
          subscription_end: null,
        });
      });
    hear('premium');
    await pass(0.1);
    expect(ad()).toBeNull();
    expect(document.querySelector('.ad-quiet')?.childElementCount).toBe(0);
    show(0, innerHeight + 1);
    expect(document.querySelector('.ad-gone')).not.toBeNull();
  });
});

describe('being seen', () => {
  it('ADS-2, DECIDE-88: it changes after 120 seconds of being seen, and no other time counts', async () => {
    await open();
    const first = titleNow();
    await pass(10 * SECONDS);
    expect(titleNow(), 'below the fold').toBe(first);
    show(1);
    await pass(SECONDS - 1);
    expect(titleNow()).toBe(first);
    look('hidden');
    await pass(10 * SECONDS);
    expect(titleNow(), 'in a hidden tab').toBe(first);
    look('visible');
    await pass(0.9);
    expect(titleNow()).toBe(first);
    await pass(0.2);
    const second = titleNow();
    expect(second).not.toBe(first);
    await pass(SECONDS - 1);
    expect(titleNow(), 'each has its time').toBe(second);
    await pass(1);
    expect(titleNow()).not.toBe(second);
  });
  it('does not change while it has the focus', async () => {
    await open();
    show(1);
    const first = titleNow();
    const link = ad()?.querySelector('a');
    act(() => link?.focus());
    await pass(2 * SECONDS);
    expect(titleNow()).toBe(first);
    act(() => link?.blur());
    await pass(2);
    expect(titleNow()).not.toBe(first);
  });
  it('ADS-1: half of it seen is an impression, less is none, and coming back is no other', async () => {
    await open();
    show(0.49);
    expect(counted('ad_impression')).toBe(0);
    show(0.5);
    expect(track.mock.calls).toEqual([
      ['ad_impression', { slot: 'bottom', creative: expect.stringMatching(/^[a-z]+$/) }],
    ]);
    show(0);
    show(1);
    expect(counted('ad_impression')).toBe(1);
  });
});

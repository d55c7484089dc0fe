import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import {
  ANALYTICS_BATCH,
  ANALYTICS_BATCH_MS,
  AnalyticsBatchSchema,
  MAX_ANALYTICS_EVENTS,
  type AnalyticsBatch,
} from '#contract/analytics';
import { setChildrensMode } from './childrens-mode.ts';

const WAITING = 'analytics_waiting';
const fetched = vi.fn<(address: string, init: RequestInit & { body: string }) => Promise<Response>>();
const taken = async () => Response.json({ accepted: 1 }, { status: 202 });
const batch = (at: number): AnalyticsBatch =>
  v.parse(AnalyticsBatchSchema, JSON.parse(fetched.mock.calls[at]?.[1].body ?? ''));
const kept = () => v.parse(v.array(v.object({ props: v.any() })), JSON.parse(localStorage.getItem(WAITING) ?? '[]'));
const methods = (events: readonly { props?: Record<string, unknown> }[]) =>
  events.map(({ props }) => props?.['method']);
const isOnline = vi.fn(() => true);
const says = (signal: string, value: unknown) =>
  Object.defineProperty(navigator, signal, { configurable: true, value });

let isCounting: boolean | undefined;
const stops: (() => void)[] = [];
/** A page that was just opened: what an earlier one had in its memory is gone. */
async function openPage() {
  vi.resetModules();
  const add = vi.spyOn(window, 'addEventListener');
  const page = await import('./analytics.ts');
  page.beginSending(() => isCounting);
  for (const [type, listener] of add.mock.calls) stops.push(() => removeEventListener(type, listener));
  add.mockRestore();
  const trackMany = (from: number, to: number) => {
    for (let at = from; at <= to; at++) page.track('story_shared', { method: String(at) });
  };
  return { ...page, trackMany };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  vi.stubGlobal('fetch', fetched.mockReset().mockImplementation(taken));
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(isOnline.mockReset().mockReturnValue(true));
  isCounting = true;
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  setChildrensMode(null);
  says('doNotTrack', null);
  says('globalPrivacyControl', undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('counting what is used', () => {
  it('LIM-21: sends ten at once, what is less after five seconds, and keeps a hundred', () => {
    expect([ANALYTICS_BATCH, ANALYTICS_BATCH_MS, MAX_ANALYTICS_EVENTS]).toEqual([10, 5000, 100]);
  });

  it('ADS-7: sends with the tenth event, all ten', async () => {
    const { trackMany } = await openPage();
    trackMany(1, 9);
    expect(fetched).not.toHaveBeenCalled();
    trackMany(10, 10);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(batch(0).events).toHaveLength(10);
    vi.advanceTimersByTime(60_000);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('ADS-8: sends one after five seconds', async () => {
    const { track } = await openPage();
    track('story_generate_failed', { message: 'Something went wrong', code: 'internal' });
    vi.advanceTimersByTime(4999);
    expect(fetched).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(batch(0).events).toMatchObject([
      { name: 'story_generate_failed', props: { message: 'Something went wrong', code: 'internal' } },
    ]);
  });

  it('ADS-9: of 120 events with no network the newest hundred are kept, and a later page sends them', async () => {
    isOnline.mockReturnValue(false);
    const { trackMany } = await openPage();
    trackMany(1, 120);
    expect(fetched).not.toHaveBeenCalled();
    const newest = Array.from({ length: 100 }, (_, at) => String(at + 21));
    expect(methods(kept())).toEqual(newest);
    const { trackMany: trackLater } = await openPage();
    isOnline.mockReturnValue(true);
    trackLater(121, 121);
    vi.advanceTimersByTime(5000);
    expect(methods(batch(0).events)).toEqual([...newest.slice(1), '121']);
    expect(localStorage.getItem(WAITING)).toBeNull();
  });

  it('sends when nobody sees the page any more', async () => {
    const { trackMany } = await openPage();
    trackMany(1, 1);
    const sees = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    sees.mockRestore();
    expect(methods(batch(0).events)).toEqual(['1']);
  });

  it('sends when the page is left, and when the network is back', async () => {
    const { trackMany } = await openPage();
    trackMany(1, 1);
    dispatchEvent(new Event('pagehide'));
    expect(methods(batch(0).events)).toEqual(['1']);
    isOnline.mockReturnValue(false);
    trackMany(2, 2);
    dispatchEvent(new Event('pagehide'));
    expect(fetched).toHaveBeenCalledTimes(1);
    isOnline.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    expect(methods(batch(1).events)).toEqual(['2']);
  });

  it('goes out without a cookie, a token or the address of the page, and survives the page', async () => {
    const { trackMany } = await openPage();
    localStorage.setItem('token', 'a.secret.token');
    trackMany(1, 10);
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/api/analytics/events');
    expect(init).toMatchObject({ keepalive: true, credentials: 'omit', referrerPolicy: 'origin' });
    expect(init?.headers).toEqual({ 'Content-Type': 'application/json' });
  });

  it('ANL-4: lets a field fall away that the event may not carry, such as a name', async () => {
    const { track, flushEvents } = await openPage();
    track('story_generate_failed', { message: 'No', code: '500', protagonist_name: 'Mia', childName: 'Mia' });
    track('ad_impression', { slot: 'bottom', creative: 'shelf', email: 'mia@example.org' });
    flushEvents();
    expect(batch(0).events.map(({ props }) => props)).toEqual([
      { message: 'No', code: '500' },
      { slot: 'bottom', creative: 'shelf' },
    ]);
  });
});

describe('ANL-3: what cannot be sent', () => {
  it.each([
    ['a server that fails', async () => new Response('', { status: 500 })],
    ['a server that has enough', async () => new Response('', { status: 429 })],
    ['no answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s: is tried again after a minute, not before, and then once', async (_what, answer) => {
    fetched.mockImplementation(answer);
    const { trackMany } = await openPage();
    trackMany(1, 10);
    await vi.advanceTimersByTimeAsync(0);
    expect(methods(kept())).toHaveLength(10);
    trackMany(11, 40);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(fetched).toHaveBeenCalledTimes(1);
    fetched.mockImplementation(taken);
    trackMany(41, 41);
    await vi.advanceTimersByTimeAsync(5000);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(methods(batch(1).events)).toEqual(Array.from({ length: 41 }, (_, at) => String(at + 1)));
    expect(kept()).toEqual([]);
  });

  it('is tried again at once when the network is back', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { trackMany } = await openPage();
    trackMany(1, 10);
    await vi.advanceTimersByTimeAsync(0);
    dispatchEvent(new Event('online'));
    expect(methods(batch(1).events)).toHaveLength(10);
  });

  it('a batch that is refused for good is given up', async () => {
    fetched.mockImplementation(async () => new Response('', { status: 400 }));
    const { trackMany } = await openPage();
    trackMany(1, 10);
    await vi.advanceTimersByTimeAsync(0);
    expect(kept()).toEqual([]);
  });

  it('what was kept and cannot be read is let go', async () => {
    localStorage.setItem(WAITING, '[{"name":"spy"');
    const { trackMany } = await openPage();
    trackMany(1, 10);
    expect(methods(batch(0).events)).toHaveLength(10);
  });
});

describe('nothing is counted', () => {
  const earlier = JSON.stringify([{ name: 'install_shown', ts: 1 }]);
  it.each([
    ['the browser says Do Not Track', () => says('doNotTrack', '1')],
    ['the browser says Global Privacy Control', () => says('globalPrivacyControl', true)],
    ['the deployment does not count', () => (isCounting = false)],
  ])('where %s; what waited and the number of the device are dropped', async (_name, refuse) => {
    localStorage.setItem(WAITING, earlier);
    localStorage.setItem('analytics_client', 'c'.repeat(36));
    refuse();
    const { trackMany } = await openPage();
    trackMany(1, 12);
    vi.advanceTimersByTime(10_000);
    expect(fetched).not.toHaveBeenCalled();
    expect([localStorage.getItem(WAITING), localStorage.getItem('analytics_client')]).toEqual([null, null]);
  });

  it('that was still in memory when it was refused', async () => {
    const { trackMany } = await openPage();
    trackMany(1, 5);
    isCounting = false;
    vi.advanceTimersByTime(5000);
    isCounting = true;
    trackMany(6, 15);
    expect(methods(batch(0).events)).toEqual(Array.from({ length: 10 }, (_, at) => String(at + 6)));
  });

  it('in children’s hands, and nothing is sent; what a parent did before waits', async () => {
    const { trackMany } = await openPage();
    trackMany(1, 1);
    setChildrensMode('pin');
    trackMany(2, 20);
    dispatchEvent(new Event('pagehide'));
    expect(fetched).not.toHaveBeenCalled();
    expect(methods(kept())).toEqual(['1']);
    setChildrensMode(null);
    dispatchEvent(new Event('pagehide'));
    expect(methods(batch(0).events)).toEqual(['1']);
  });

  it('to a server of which it is not known yet whether it counts', async () => {
    isCounting = undefined;
    const { trackMany } = await openPage();
    trackMany(1, 12);
    vi.advanceTimersByTime(5000);
    expect(fetched).not.toHaveBeenCalled();
    isCounting = true;
    trackMany(13, 13);
    vi.advanceTimersByTime(5000);
    expect(methods(batch(0).events)).toHaveLength(13);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushEvents, flushOnLeave, track } from './analytics.ts';

interface Batch {
  client_id: string;
  events: { name: string; props: Record<string, string> }[];
}
let bodies: Blob[] = [];
const text = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsText(blob);
  });
const firstBatch = async (): Promise<Batch> => JSON.parse(await text(bodies[0] ?? new Blob()));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  bodies = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: vi.fn((_address: string, body: Blob) => {
      bodies.push(body);
      return true;
    }),
  });
});
afterEach(() => {
  flushEvents();
  Object.defineProperty(navigator, 'doNotTrack', { configurable: true, value: null });
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: undefined });
  vi.useRealTimers();
});

describe('counting what is used', () => {
  it('waits five seconds, then sends what there is', async () => {
    track('story_generate_failed', { message: 'Something went wrong', code: 'internal' });
    vi.advanceTimersByTime(4999);
    expect(navigator.sendBeacon).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    const batch = await firstBatch();
    expect(batch.events).toMatchObject([
      { name: 'story_generate_failed', props: { message: 'Something went wrong', code: 'internal' } },
    ]);
  });
  it('sends at once with the tenth event', () => {
    for (let at = 0; at < 9; at++) track('install_shown');
    expect(navigator.sendBeacon).not.toHaveBeenCalled();
    track('install_shown');
    expect(navigator.sendBeacon).toHaveBeenCalledTimes(1);
  });
  it('sends when the page is left', () => {
    flushOnLeave();
    track('install_shown');
    dispatchEvent(new Event('pagehide'));
    expect(navigator.sendBeacon).toHaveBeenCalledTimes(1);
  });
  it('lets a field fall away that the event may not carry, such as a name', async () => {
    track('story_generate_failed', { message: 'No', code: '500', protagonist_name: 'Mia', childName: 'Mia' });
    flushEvents();
    vi.useRealTimers();
    const batch = await firstBatch();
    expect(Object.keys(batch.events[0]?.props ?? {})).toEqual(['message', 'code']);
    expect(JSON.stringify(batch)).not.toContain('Mia');
  });
  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('counts nothing where the browser says %s', (signal, value) => {
    Object.defineProperty(navigator, signal, { configurable: true, value });
    for (let at = 0; at < 12; at++) track('install_shown');
    vi.advanceTimersByTime(10_000);
    expect(navigator.sendBeacon).not.toHaveBeenCalled();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkFirst, NETWORK_LIMIT_MS } from './network-first.ts';

const request = new Request('http://t.example/x');
const later = (ms: number, answer: () => Response) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(answer()), ms));
const isOurs = async () => false;
const isRight = (answer: Response) => answer.headers.get('Content-Type') !== 'text/html';
const kept = async () => new Response('kept');
const text = async (answer: Promise<Response>) => (await answer).text();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('network first', () => {
  it('shows and keeps a good answer that comes in time', async () => {
    const keep = vi.fn<(answer: Response) => Promise<void>>(async (answer) => void (await answer.text()));
    const { answer, done } = networkFirst({
      request,
      isOurs,
      isRight,
      kept,
      keep,
      fetch: () => later(2900, () => new Response('new')),
    });
    await vi.advanceTimersByTimeAsync(2900);
    expect(await text(answer)).toBe('new');
    await done;
    expect(keep).toHaveBeenCalledTimes(1);
  });
  it('shows the kept copy when the network is slow, and keeps what comes later', async () => {
    const keep = vi.fn<(answer: Response) => Promise<void>>(async () => {});
    const { answer, done } = networkFirst({
      request,
      isOurs,
      isRight,
      kept,
      keep,
      fetch: () => later(9000, () => new Response('new')),
    });
    await vi.advanceTimersByTimeAsync(NETWORK_LIMIT_MS);
    expect(await text(answer)).toBe('kept');
    await vi.advanceTimersByTimeAsync(6000);
    await done;
    expect(keep).toHaveBeenCalledTimes(1);
  });
  it('waits for a slow network when nothing is kept', async () => {
    const { answer } = networkFirst({
      request,
      isOurs,
      isRight,
      kept: async () => undefined,
      keep: async () => {},
      fetch: () => later(9000, () => new Response('new')),
    });
    await vi.advanceTimersByTimeAsync(9000);
    expect(await text(answer)).toBe('new');
  });
  it.each([
    ['no network', () => Promise.reject(new TypeError('cut'))],
    ['a broken server', async () => new Response('broken', { status: 503 })],
    ['a busy server', async () => new Response('later', { status: 429 })],
    ["a hotel's page", async () => new Response('room number?', { headers: { 'Content-Type': 'text/html' } })],
  ])('gives way to the kept copy with %s, and keeps nothing of it', async (_name, fetch) => {
    const keep = vi.fn<(answer: Response) => Promise<void>>(async () => {});
    const { answer, done } = networkFirst({ request, isOurs, isRight, kept, keep, fetch });
    expect(await text(answer)).toBe('kept');
    await done;
    expect(keep).not.toHaveBeenCalled();
  });
  it('shows the kept copy of what the server has forgotten, and lets it say no to the rest', async () => {
    const gone = async () => new Response('gone', { status: 404 });
    const given = { request, isOurs, isRight, keep: async () => {}, fetch: gone };
    expect(await text(networkFirst({ ...given, kept }).answer)).toBe('kept');
    expect((await networkFirst({ ...given, kept: async () => undefined }).answer).status).toBe(404);
  });
  it('asks nobody for what only the device can know', async () => {
    const fetch = vi.fn<() => Promise<Response>>();
    const given = { request, isOurs: async () => true, isRight, keep: async () => {}, fetch };
    expect(await text(networkFirst({ ...given, kept }).answer)).toBe('kept');
    expect((await networkFirst({ ...given, kept: async () => undefined }).answer).status).toBe(404);
    expect(fetch).not.toHaveBeenCalled();
  });
  it('passes a failure on when nothing is kept', async () => {
    const { answer } = networkFirst({
      request,
      isOurs,
      isRight,
      kept: async () => undefined,
      keep: async () => {},
      fetch: () => Promise.reject(new TypeError('cut')),
    });
    await expect(answer).rejects.toThrow('cut');
  });
});

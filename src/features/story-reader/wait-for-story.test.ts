import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForStory } from './wait-for-story.ts';

const fetch = vi.fn<() => Promise<Response>>();
const answer =
  (status: string, error: string | null = null) =>
  () =>
    Promise.resolve(Response.json({ status, error }));
beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('waiting for a story', () => {
  it('POLL-2 asks for the status every two seconds', async () => {
    fetch.mockImplementation(answer('processing'));
    const waiting = waitForStory('x', { timeoutMs: 7000 }).catch(() => undefined);
    for (const calls of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(calls === 1 ? 0 : 2000);
      expect(fetch).toHaveBeenCalledTimes(calls);
    }
    expect(fetch).toHaveBeenLastCalledWith('/api/stories/x/status', expect.anything());
    await vi.advanceTimersByTimeAsync(10_000);
    await waiting;
  });
  it.each(['complete', 'story_complete'])('POLL-4, POLL-5 ends well with %s', async (status) => {
    fetch.mockImplementation(answer(status));
    await expect(waitForStory('x')).resolves.toMatchObject({ status });
  });
  it.each([
    ['Out of thread', 'Out of thread'],
    [null, 'Story generation failed'],
  ])('POLL-6 throws %j as %s', async (error, words) => {
    fetch.mockImplementation(answer('failed', error));
    await expect(waitForStory('x')).rejects.toThrow(words);
  });
  it('POLL-3, POLL-7 gives up after 120 seconds, or after what was asked for', async () => {
    fetch.mockImplementation(answer('pending'));
    const ends: string[] = [];
    void waitForStory('x').catch((cause: Error) => ends.push(`default: ${cause.message}`));
    void waitForStory('x', { timeoutMs: 4000 }).catch((cause: Error) => ends.push(`short: ${cause.message}`));
    await vi.advanceTimersByTimeAsync(4000);
    expect(ends).toEqual(['short: Story generation timed out']);
    await vi.advanceTimersByTimeAsync(115_900);
    expect(ends).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(ends[1]).toBe('default: Story generation timed out');
  });
  it('stops when it is told to', async () => {
    fetch.mockImplementation(answer('pending'));
    const stop = new AbortController();
    const waiting = waitForStory('x', { signal: stop.signal });
    await vi.advanceTimersByTimeAsync(2000);
    stop.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

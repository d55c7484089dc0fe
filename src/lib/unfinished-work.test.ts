import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALM_FOR_MS, setUnfinished, useUnfinished, whenCalm } from './unfinished-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const work of ['quilt', 'generating', 'story'] as const) setUnfinished(work, false);
  vi.runAllTimers();
  vi.useRealTimers();
});
const rest = (ms = CALM_FOR_MS) => vi.advanceTimersByTime(ms);

describe('PWA-18 a calm moment', () => {
  it('is now, when nobody is busy', () => {
    const callback = vi.fn<() => void>();
    whenCalm(callback);
    rest();
    expect(callback).toHaveBeenCalledTimes(1);
  });
  it('comes when the last work has ended, and only once', () => {
    const callback = vi.fn<() => void>();
    setUnfinished('quilt', true);
    setUnfinished('story', true);
    whenCalm(callback);
    rest(60_000);
    setUnfinished('quilt', false);
    rest();
    expect(callback).not.toHaveBeenCalled();
    setUnfinished('story', false);
    rest();
    setUnfinished('story', true);
    setUnfinished('story', false);
    rest();
    expect(callback).toHaveBeenCalledTimes(1);
  });
  it('is not the moment between a story that came and its page', () => {
    const callback = vi.fn<() => void>();
    setUnfinished('generating', true);
    whenCalm(callback);
    setUnfinished('generating', false);
    rest(CALM_FOR_MS - 1);
    setUnfinished('story', true);
    rest(60_000);
    expect(callback).not.toHaveBeenCalled();
  });
  it('comes when the part of the page that was busy is gone', () => {
    const callback = vi.fn<() => void>();
    const { rerender, unmount } = renderHook((isGoingOn: boolean) => useUnfinished('quilt', isGoingOn), {
      initialProps: false,
    });
    rerender(true);
    whenCalm(callback);
    rest();
    expect(callback).not.toHaveBeenCalled();
    unmount();
    rest();
    expect(callback).toHaveBeenCalledTimes(1);
  });
});

import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storyEnded, voiceIsOn } from '../../lib/bedtime.ts';
import { useStoryEnded } from './use-story-ended.ts';

const heading = { current: document.createElement('h2') };
const heard = vi.fn<(id: string) => void>();
let stop = () => {};
/** What a browser says of The End on one long page. */
let see: (isIntersecting: boolean) => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  heard.mockClear();
  stop = storyEnded.on(heard);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  stop();
  voiceIsOn.set(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const open = (isOpen: boolean | undefined) =>
  renderHook((now: boolean | undefined) => useStoryEnded({ storyId: 'tup', heading, isOpen: now }), {
    initialProps: isOpen,
  });

describe('the end of a story', () => {
  it('is told once when the last page of a book has been open for a moment', () => {
    const { rerender } = open(false);
    vi.advanceTimersByTime(5000);
    rerender(true);
    vi.advanceTimersByTime(1000);
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(heard).toHaveBeenCalledExactlyOnceWith('tup');
    rerender(false);
    rerender(true);
    vi.advanceTimersByTime(5000);
    expect(heard).toHaveBeenCalledOnce();
  });
  it('is not told where it was only passed', () => {
    const { rerender } = open(true);
    rerender(false);
    vi.advanceTimersByTime(5000);
    expect(heard).not.toHaveBeenCalled();
  });
  it('is told on one long page when The End has stood on the screen for a moment', () => {
    open(undefined);
    see(true);
    see(false);
    vi.advanceTimersByTime(5000);
    expect(heard).not.toHaveBeenCalled();
    see(true);
    vi.advanceTimersByTime(1500);
    expect(heard).toHaveBeenCalledExactlyOnceWith('tup');
  });
  it('is left to a voice that reads, and not told again when the voice has told it', () => {
    voiceIsOn.set(true);
    open(true);
    vi.advanceTimersByTime(5000);
    expect(heard).not.toHaveBeenCalled();
    voiceIsOn.set(false);
    storyEnded.say('tup');
    see(true);
    vi.advanceTimersByTime(5000);
    expect(heard).toHaveBeenCalledOnce();
  });
});

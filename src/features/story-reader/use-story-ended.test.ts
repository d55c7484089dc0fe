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
  document.body.innerHTML = '';
  voiceIsOn.set(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
/** A book open at a share of it; undefined is one long page. */
const open = (share: number | undefined) =>
  renderHook(
    (bookShare: number | undefined) =>
      useStoryEnded({
        storyId: 'tup',
        heading,
        hasEnd: true,
        bookShare,
        isOpen: bookShare === undefined ? undefined : bookShare === 1,
      }),
    { initialProps: share },
  );
/** Where the text of one long page of 2000 pixels stands. */
function scrolledTo(top: number) {
  document.body.innerHTML = '<div class="story-text"></div>';
  const text = document.querySelector('.story-text');
  if (text) text.getBoundingClientRect = () => new DOMRect(0, -top, 400, 2000);
  dispatchEvent(new Event('scroll'));
}

describe('the end of a story', () => {
  it('is told once when the last page of a book has been open for a moment', () => {
    const { rerender } = open(0.8);
    vi.advanceTimersByTime(5000);
    rerender(1);
    vi.advanceTimersByTime(1000);
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(heard).toHaveBeenCalledExactlyOnceWith('tup');
    rerender(0.8);
    vi.advanceTimersByTime(5000);
    rerender(1);
    vi.advanceTimersByTime(5000);
    expect(heard).toHaveBeenCalledOnce();
  });
  it('BEY-7 is told again when a book is read once more, and not when its beginning was only turned over', () => {
    const { rerender } = open(1);
    vi.advanceTimersByTime(5000);
    rerender(0);
    vi.advanceTimersByTime(1000);
    rerender(1);
    vi.advanceTimersByTime(5000);
    expect(heard).toHaveBeenCalledOnce();
    rerender(0);
    vi.advanceTimersByTime(5000);
    rerender(0.7);
    rerender(1);
    vi.advanceTimersByTime(5000);
    expect(heard).toHaveBeenCalledTimes(2);
  });
  it('BEY-7 is told again on one long page that is read once more, and not when its end alone is', () => {
    open(undefined);
    const seeTheEnd = () => {
      see(true);
      vi.advanceTimersByTime(5000);
      see(false);
    };
    scrolledTo(2000);
    seeTheEnd();
    scrolledTo(1300);
    vi.advanceTimersByTime(5000);
    seeTheEnd();
    expect(heard).toHaveBeenCalledOnce();
    scrolledTo(0);
    scrolledTo(2000);
    seeTheEnd();
    expect(heard).toHaveBeenCalledOnce();
    scrolledTo(0);
    vi.advanceTimersByTime(5000);
    seeTheEnd();
    expect(heard).toHaveBeenCalledTimes(2);
  });
  it('is not told where it was only passed', () => {
    const { rerender } = open(1);
    rerender(0.8);
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
    open(1);
    vi.advanceTimersByTime(5000);
    expect(heard).not.toHaveBeenCalled();
    voiceIsOn.set(false);
    storyEnded.say('tup');
    see(true);
    vi.advanceTimersByTime(5000);
    expect(heard).toHaveBeenCalledOnce();
  });
});

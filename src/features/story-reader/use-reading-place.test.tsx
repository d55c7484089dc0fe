import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteReading } from '#shelf/packages';
import { summaryOf, type Place } from '#shelf/summary';
import { STORY_ID, storyLike } from '../../../tests/helpers/stories.ts';
import { readShare } from './read-share.ts';
import { useReadingPlace } from './use-reading-place.ts';

vi.mock('#shelf/packages', () => ({ noteReading: vi.fn(async () => {}) }));

/** A cover, then ten paragraphs one below the other, on a screen of jsdom's 768 pixels. */
const COVER = 400;
let paragraphHeight = 300;
/** A browser tells of a new position with the next frame. */
const FRAME_MS = 16;
const boxOf = (top: number, height: number) => new DOMRect(0, top - scrollY, 390, height);

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const NOW = Date.parse('2026-11-22T19:00:00Z');
const noted = () => vi.mocked(noteReading).mock.calls.map(([, place]) => place);
const summaryAt = (place: Place | null) => ({
  ...summaryOf(storyLike(), { known: undefined, isMadeHere: false, textBytes: 1, now: 0 }),
  place,
});
const openBook = vi.fn<(place: Place) => void>();
type Props = Omit<Parameters<typeof useReadingPlace>[0], 'storyId' | 'openBook'>;
const open = (props: Partial<Props> = {}) =>
  renderHook(
    (now: Partial<Props>) =>
      useReadingPlace({
        storyId: STORY_ID,
        summary: null,
        bookShare: undefined,
        bookParagraph: -1,
        turns: 0,
        openBook,
        ...now,
      }),
    {
      initialProps: props,
    },
  );

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.mocked(noteReading).mockClear();
  openBook.mockClear();
  paragraphHeight = 300;
  Reflect.set(window, 'scrollY', 0);
  vi.spyOn(window, 'scrollTo').mockImplementation((to?: ScrollToOptions | number) => {
    // A browser lays pages by whole pixels.
    Reflect.set(window, 'scrollY', Math.round(typeof to === 'object' ? (to.top ?? 0) : 0));
    setTimeout(() => dispatchEvent(new Event('scroll')), FRAME_MS);
  });
  document.body.innerHTML = `<div class="story-text">${'<p></p>'.repeat(10)}</div>`;
  const text = document.querySelector('.story-text');
  const all = [...document.querySelectorAll('p')];
  if (text) text.getBoundingClientRect = () => boxOf(COVER, paragraphHeight * all.length);
  all.forEach((paragraph, at) => {
    paragraph.getBoundingClientRect = () => boxOf(COVER + at * paragraphHeight, paragraphHeight);
  });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe('where reading stopped', () => {
  it('BEY-10 opening shows the very share, notes when, and leaves the place as it is', async () => {
    const place = { paragraph: 4, share: 0.472 };
    const { unmount } = open({ summary: summaryAt(place) });
    expect(readShare()).toBeCloseTo(0.472, 3);
    await wait(5000);
    dispatchEvent(new Event('pagehide'));
    unmount();
    expect(vi.mocked(noteReading).mock.calls).toEqual([[STORY_ID, place, NOW]]);
  });

  it('BEY-10 a movement of the reader is the new place', async () => {
    open({ summary: summaryAt({ paragraph: 4, share: 0.472 }) });
    act(() => scrollTo({ top: COVER + 6 * paragraphHeight }));
    await wait(320);
    expect(noted()).toHaveLength(2);
    expect(noted()[1]).toMatchObject({ paragraph: 6 });
    expect(noted()[1]?.share).toBeCloseTo(readShare());
    act(() => scrollTo({ top: 0 }));
    await wait(320);
    expect(noted()[2]).toEqual({ paragraph: 0, share: 0 });
  });

  it('a page that is left at once still has its last movement', async () => {
    const { unmount } = open({ summary: summaryAt(null) });
    act(() => scrollTo({ top: 2000 }));
    await wait(FRAME_MS);
    unmount();
    expect(noted()).toEqual([null, expect.objectContaining({ paragraph: 5 })]);
  });

  it('keeps to the paragraph where the story is laid out otherwise now', () => {
    // Far down the paragraph above, by the share alone.
    open({ summary: summaryAt({ paragraph: 6, share: 0.472 }) });
    const [before, here] = [5, 6].map((at) => document.querySelectorAll('p')[at]?.getBoundingClientRect());
    expect(before?.bottom).toBeLessThanOrEqual(24);
    expect(here?.bottom).toBeGreaterThan(24);
  });

  it('goes by the paragraph where the text is too short to tell a share', () => {
    paragraphHeight = 40;
    open({ summary: summaryAt({ paragraph: 5, share: 0.5 }) });
    expect(document.querySelectorAll('p')[5]?.getBoundingClientRect().top).toBe(24);
  });

  it.each([
    ['has hardly begun', { paragraph: 0, share: 0.01 }],
    ['has come to its end', { paragraph: 9, share: 0.99 }],
  ])('begins anew where reading %s, and leaves that place too until the reader moves', async (_name, place) => {
    open({ summary: summaryAt(place) });
    await wait(1000);
    expect(scrollY).toBe(0);
    expect(noted()).toEqual([place]);
  });

  it('notes where the reader is in a story that comes to the device meanwhile', async () => {
    const { rerender } = open();
    act(() => scrollTo({ top: 1500 }));
    await wait(FRAME_MS);
    rerender({ summary: summaryAt(null) });
    await wait(1000);
    expect(scrollY).toBe(1500);
    expect(noted()).toEqual([expect.objectContaining({ paragraph: 3 })]);
  });
});

describe('where a book was left', () => {
  it('BEY-10 opens at its paragraph, which notes nothing; a turned page does', async () => {
    const summary = summaryAt({ paragraph: 4, share: 0.4 });
    const { rerender } = open({ summary, bookShare: 0 });
    expect(openBook).toHaveBeenCalledExactlyOnceWith({ paragraph: 4, share: 0.4 });
    rerender({ summary, bookShare: 0.4 });
    // Letters of another width come, and it has more pages.
    rerender({ summary, bookShare: 0.36 });
    await wait(1000);
    expect(noted()).toEqual([summary.place]);
    rerender({ summary, bookShare: 0.5, bookParagraph: 6, turns: 1 });
    await wait(300);
    expect(noted()).toEqual([summary.place, { paragraph: 6, share: 0.5 }]);
  });
});

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { imageLike } from '../../../tests/helpers/stories.ts';
import { usePictureRooms } from './use-picture-rooms.ts';

const IMAGES = [
  imageLike({ id: 'cover', paragraph_index: null }),
  imageLike({ id: 'p0', paragraph_index: 0 }),
  imageLike({ id: 'p1', paragraph_index: 1 }),
  imageLike({ id: 'p2', paragraph_index: 2 }),
];
const bottoms = [-100, 300, 2000];
const scroll = () => act(() => void dispatchEvent(new Event('scroll')));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div class="story-text"><p></p><p></p><p></p></div>';
  for (const [at, paragraph] of document.querySelectorAll('p').entries())
    vi.spyOn(paragraph, 'getBoundingClientRect').mockImplementation(
      () => new DOMRect(0, (bottoms[at] ?? 0) - 50, 9, 50),
    );
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

it('BEY-2 gives a picture its room where nobody sees the place, and keeps it', async () => {
  const { result, rerender } = renderHook(({ images }) => usePictureRooms(images), {
    initialProps: { images: IMAGES },
  });
  const shown = () => result.current.map(({ id }) => id);
  expect(shown()).toEqual(['cover']);
  await wait(0);
  expect(shown()).toEqual(['cover', 'p0', 'p2']);
  bottoms[1] = -10;
  scroll();
  await wait(150);
  scroll();
  await wait(150);
  expect(shown()).toEqual(['cover', 'p0', 'p2']);
  await wait(60);
  expect(shown()).toEqual(['cover', 'p0', 'p1', 'p2']);
  bottoms.fill(300);
  scroll();
  await wait(300);
  const done = IMAGES.map((image) => ({ ...image, status: 'complete' as const }));
  rerender({ images: done });
  expect(result.current).toEqual(done);
});

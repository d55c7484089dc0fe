// Who draws which picture when a reader and the background want the same.
import { beforeEach, expect, it, vi } from 'vitest';
import { imageLike, STORY_ID } from '../../../tests/helpers/stories.ts';
import { keepDrawnPicture, readKeptPicture } from '../kept-pictures.ts';
import { drawKeptPicture, drawStoryPictures } from './draw-kept-picture.ts';
import { drawOnDevice } from './draw-on-device.ts';

vi.mock('./draw-on-device.ts', () => ({ drawOnDevice: vi.fn() }));
vi.mock('../kept-pictures.ts', () => ({ readKeptPicture: vi.fn(), keepDrawnPicture: vi.fn() }));

const blob = new Blob(['x'], { type: 'image/webp' });
const settled = () => new Promise((resolve) => setTimeout(resolve, 10));
/** Pictures in the making: each ends when its function is called. */
const ends: ((drawn: Blob) => void)[] = [];
const signals = () => vi.mocked(drawOnDevice).mock.calls.map(([, signal]) => signal);
const asked = () => vi.mocked(drawOnDevice).mock.calls.map(([art]) => art);
const story = {
  story_id: STORY_ID,
  images: [imageLike({ id: 'cover' }), imageLike({ id: 'p1' }), imageLike({ id: 'p4' })],
  art: { p4: 'bed', p1: 'pond', cover: 'house' },
};

beforeEach(() => {
  ends.length = 0;
  vi.mocked(readKeptPicture).mockReset().mockResolvedValue(undefined);
  vi.mocked(keepDrawnPicture).mockReset().mockResolvedValue(undefined);
  vi.mocked(drawOnDevice)
    .mockReset()
    .mockImplementation(
      (_art, signal) =>
        new Promise((resolve, reject) => {
          ends.push(resolve);
          signal?.addEventListener('abort', () => reject(new Error('ended')));
        }),
    );
});

it('BEY-1 a picture that reader and background want is drawn once, and kept once', async () => {
  const both = [drawKeptPicture('/a', 'pond'), drawKeptPicture('/a', 'pond')];
  await settled();
  ends[0]?.(blob);
  expect(await Promise.all(both)).toEqual([blob, blob]);
  expect(asked()).toEqual(['pond']);
  expect(keepDrawnPicture).toHaveBeenCalledExactlyOnceWith('/a', blob);
});

it('a picture that is kept is not drawn', async () => {
  vi.mocked(readKeptPicture).mockResolvedValue(blob);
  expect(await drawKeptPicture('/a', 'pond')).toBe(blob);
  expect(drawOnDevice).not.toHaveBeenCalled();
});

it('a reader who leaves ends the drawing, unless somebody else waits for it', async () => {
  const leaving = new AbortController();
  const left = drawKeptPicture('/a', 'pond', leaving.signal);
  const background = drawKeptPicture('/a', 'pond');
  await settled();
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  expect(signals()[0]?.aborted).toBe(false);
  ends[0]?.(blob);
  expect(await background).toBe(blob);

  const alone = new AbortController();
  const last = drawKeptPicture('/b', 'pond', alone.signal);
  await settled();
  alone.abort(new Error('left'));
  const again = drawKeptPicture('/b', 'pond');
  await expect(last).rejects.toThrow('left');
  await settled();
  expect(signals().map((signal) => signal?.aborted)).toEqual([false, true, false]);
  ends[2]?.(blob);
  expect(await again).toBe(blob);
});

it('BEY-1 the pictures of a story are drawn in its order, the cover first; one that fails holds up none', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(drawOnDevice).mockImplementation(async (art) => {
    if (art === 'pond') throw new Error('no such setting');
    return blob;
  });
  await drawStoryPictures(story);
  expect(asked()).toEqual(['house', 'pond', 'bed']);
  expect(vi.mocked(keepDrawnPicture).mock.calls.map(([key]) => key)).toEqual(
    ['cover', 'p4'].map((id) => `/api/stories/${STORY_ID}/images/${id}`),
  );
  expect(warn).toHaveBeenCalledOnce();
});

it('a story that is let go, or that says nothing of its pictures, is drawn no further', async () => {
  await drawStoryPictures({ ...story, art: null });
  const leaving = new AbortController();
  const drawing = drawStoryPictures(story, leaving.signal);
  await settled();
  leaving.abort();
  await drawing;
  expect(asked()).toEqual(['house']);
});

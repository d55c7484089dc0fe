// Which pictures the device draws, and what stands in their frames meanwhile.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Story } from '#contract/stories';
import { openPage } from '../../../tests/helpers/open-page.tsx';
import { imageLike, STORY_ID, storyLike } from '../../../tests/helpers/stories.ts';
import { drawOnDevice } from '../../lib/device-illustrator/draw-on-device.ts';
import { keepDrawnPicture, readKeptPicture } from '../../lib/kept-pictures.ts';

vi.mock('../../lib/device-illustrator/draw-on-device.ts', () => ({ drawOnDevice: vi.fn() }));
vi.mock('../../lib/kept-pictures.ts', () => ({ readKeptPicture: vi.fn(), keepDrawnPicture: vi.fn() }));

const blob = new Blob(['x'], { type: 'image/webp' });
const art = { p1: { seed: 'a' }, cover: { seed: 'b' } };
const sock = imageLike({ status: 'complete', url: '/i/p1?v=1' });
const key = `/api/stories/${STORY_ID}/images/p1`;
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
const open = async (change: Partial<Story>) => {
  const view = await openPage(`/story/${STORY_ID}`, (call) =>
    call === `GET /stories/${STORY_ID}` ? { body: storyLike(change) } : undefined,
  );
  await settle();
  const frame = view.container.querySelector('.picture');
  return { ...view, frame };
};
const picture = () => screen.queryByRole('img', { name: sock.alt });
let isOnline = true;

beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  URL.createObjectURL = () => 'blob:drawn';
  URL.revokeObjectURL = () => {};
  vi.mocked(drawOnDevice).mockReset().mockResolvedValue(blob);
  vi.mocked(readKeptPicture).mockReset().mockResolvedValue(undefined);
  vi.mocked(keepDrawnPicture).mockReset().mockResolvedValue(undefined);
});
afterEach(() => vi.unstubAllGlobals());

it('offline the device draws a picture whose file does not come, in the same frame, and keeps it', async () => {
  let draw = (_drawn: Blob) => {};
  vi.mocked(drawOnDevice).mockReturnValue(new Promise((resolve) => (draw = resolve)));
  const { frame } = await open({ images: [sock], art });
  expect(drawOnDevice).not.toHaveBeenCalled();
  fireEvent.error(picture() as HTMLElement);
  await settle();
  expect(frame).toHaveTextContent('Creating');
  expect(drawOnDevice).toHaveBeenCalledExactlyOnceWith(art.p1, expect.any(AbortSignal));
  draw(blob);
  await settle();
  expect(frame?.textContent).toBe('');
  expect(frame).toHaveAttribute('data-status', 'complete');
  expect(picture()).toHaveAttribute('src', 'blob:drawn');
  expect(keepDrawnPicture).toHaveBeenCalledExactlyOnceWith(key, blob);

  // The server's comes over it, and goes again if it fails.
  await act(async () => void dispatchEvent(new Event('online')));
  expect(picture()).toHaveAttribute('src', '/i/p1?v=1');
  expect(frame?.querySelector('[data-drawn]')).toHaveAttribute('alt', '');
  fireEvent.error(picture() as HTMLElement);
  expect(picture()).toHaveAttribute('src', 'blob:drawn');
  expect(drawOnDevice).toHaveBeenCalledOnce();
});

it.each(['pending', 'generating', 'failed'] as const)(
  'offline the device draws a picture, or cover, that was %s when the network went, and nothing while there is one',
  async (status) => {
    const cover = imageLike({ id: 'cover', paragraph_index: null, status, alt: 'Mia' });
    await open({ images: [cover, imageLike({ status })], art });
    await settle();
    expect(drawOnDevice).not.toHaveBeenCalled();
    isOnline = false;
    await act(async () => void dispatchEvent(new Event('offline')));
    await settle();
    expect(vi.mocked(drawOnDevice).mock.calls.map(([from]) => from)).toEqual([art.cover, art.p1]);
    expect(picture()).toHaveAttribute('src', 'blob:drawn');
    expect(screen.getByRole('img', { name: 'Mia' })).toHaveAttribute('src', 'blob:drawn');
  },
);

it('offline the device draws nothing again that it has kept', async () => {
  vi.mocked(readKeptPicture).mockResolvedValue(blob);
  isOnline = false;
  await open({ images: [imageLike({ status: 'failed' })], art });
  await settle();
  expect(readKeptPicture).toHaveBeenCalledWith(key);
  expect(picture()).toHaveAttribute('src', 'blob:drawn');
  expect(drawOnDevice).not.toHaveBeenCalled();
});

it.each([
  ['a story that says nothing of it', { images: [sock], art: null }],
  ['a picture that the story says nothing of', { images: [sock], art: { p9: {} } }],
])('offline the device draws nothing for %s: its words stay', async (_name, change) => {
  const { frame } = await open(change);
  fireEvent.error(picture() as HTMLElement);
  await settle();
  expect(drawOnDevice).not.toHaveBeenCalled();
  expect(frame).toHaveTextContent('This picture can’t be reached just now.');
});

it('offline the device draws nothing for a picture that was skipped', async () => {
  isOnline = false;
  await open({ images: [imageLike({ status: 'skipped' })], art });
  await settle();
  expect(drawOnDevice).not.toHaveBeenCalled();
});

it('a picture that cannot be drawn either leaves its words', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(drawOnDevice).mockRejectedValue(new Error('no such setting'));
  const { frame } = await open({ images: [sock], art });
  fireEvent.error(picture() as HTMLElement);
  await settle();
  expect(frame).toHaveTextContent('This picture can’t be reached just now.');
  expect(drawOnDevice).toHaveBeenCalledOnce();
});

it('a story that is left is drawn no more', async () => {
  vi.mocked(drawOnDevice).mockReturnValue(new Promise(() => {}));
  const { unmount } = await open({ images: [sock], art });
  fireEvent.error(picture() as HTMLElement);
  await settle();
  unmount();
  expect(vi.mocked(drawOnDevice).mock.calls[0]?.[1]?.aborted).toBe(true);
});

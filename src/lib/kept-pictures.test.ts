import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepPicture, keepStory, readPicture } from '#shelf/packages';
import { pictureKey } from '#shelf/picture-key';
import { imageLike, STORY_ID, storyLike } from '../../tests/helpers/stories.ts';
import { keepDrawnPicture, readKeptPicture } from './kept-pictures.ts';

const blob = (text: string) => new Blob([text], { type: 'image/webp' });
const key = (id: string) => pictureKey(STORY_ID, id);
beforeEach(async () => {
  const images = ['a', 'b', 'c'].map((id) => imageLike({ id }));
  await keepStory(storyLike({ images }), { now: 1 });
});

it('a picture that offline the device draws is kept as bytes and type', async () => {
  expect(await readKeptPicture(key('a'))).toBeUndefined();
  await keepDrawnPicture(key('a'), blob('drawn'));
  expect(await readPicture(key('a'))).toMatchObject({ type: 'image/webp', bytes: { byteLength: 5 } });
  expect((await readKeptPicture(key('a')))?.type).toBe('image/webp');
});

it('such a picture never takes the place of one of the server', async () => {
  await keepPicture(key('b'), { type: 'image/webp', bytes: new ArrayBuffer(9) });
  await keepDrawnPicture(key('b'), blob('drawn'));
  expect((await readKeptPicture(key('b')))?.size).toBe(9);
});

it('a device that is full, or whose storage is out of reach, shows it all the same', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await keepDrawnPicture(key('c'), blob('drawn'));
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('closed', 'InvalidStateError');
  });
  expect(await readKeptPicture(key('c'))).toBeUndefined();
  expect(warn).toHaveBeenCalled();
});

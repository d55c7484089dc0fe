import 'fake-indexeddb/auto';
import { createStore, get, set } from 'idb-keyval';
import { expect, it, vi } from 'vitest';
import { KEPT_PICTURES } from '#contract/kept-stories';
import { keepDrawnPicture, readKeptPicture } from './kept-pictures.ts';

const blob = (text: string) => new Blob([text], { type: 'image/webp' });
const store = createStore(KEPT_PICTURES.database, KEPT_PICTURES.store);
const weight = async (key: string) => (await readKeptPicture(key))?.size;

it('a picture that offline the device draws is kept as bytes and type', async () => {
  expect(await readKeptPicture('/a')).toBeUndefined();
  await keepDrawnPicture('/a', blob('drawn'));
  expect(await get('/a', store)).toMatchObject({ type: 'image/webp', bytes: { byteLength: 5 } });
  expect((await readKeptPicture('/a'))?.type).toBe('image/webp');
});

it('such a picture never takes the place of one of the server', async () => {
  await set('/b', { type: 'image/webp', bytes: new ArrayBuffer(9) }, store);
  await keepDrawnPicture('/b', blob('drawn'));
  expect(await weight('/b')).toBe(9);
});

it('a device that is full, or whose storage is out of reach, shows it all the same', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('closed', 'InvalidStateError');
  });
  await keepDrawnPicture('/c', blob('drawn'));
  expect(await readKeptPicture('/c')).toBeUndefined();
  expect(warn).toHaveBeenCalled();
});

import { afterEach, expect, it, vi } from 'vitest';
import { askToKeep, keepStorage, storageKeptQuery } from './persistent-storage.ts';
import { createQueryClient } from './query-client.ts';

function stubStorage(storage: Partial<StorageManager> | undefined) {
  vi.stubGlobal('navigator', storage ? { storage } : {});
}
afterEach(() => void vi.unstubAllGlobals());

it('BEY-10: asks for lasting storage once on a device, whatever the answer', async () => {
  const persist = vi.fn<() => Promise<boolean>>(async () => true);
  stubStorage({ persist });
  expect(await askToKeep()).toBe(true);
  expect(await askToKeep()).toBe(false);
  expect(persist).toHaveBeenCalledTimes(1);
});
it('asks again when a parent presses for it', async () => {
  const persist = vi.fn<() => Promise<boolean>>(async () => false);
  stubStorage({ persist });
  await askToKeep();
  expect(await keepStorage()).toBe(false);
  expect(persist).toHaveBeenCalledTimes(2);
});
it('takes a browser that cannot be asked, or fails, as a no', async () => {
  stubStorage(undefined);
  expect(await keepStorage()).toBe(false);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  stubStorage({ persist: () => Promise.reject(new Error('no')) });
  expect(await keepStorage()).toBe(false);
});
it('tells what the browser has promised, and null where it cannot say', async () => {
  stubStorage({ persisted: async () => false });
  expect(await createQueryClient().fetchQuery(storageKeptQuery)).toBe(false);
  stubStorage(undefined);
  expect(await createQueryClient().fetchQuery(storageKeptQuery)).toBeNull();
});

// Whether the browser may clear the shelf when room runs out. Some ask the parent, some decide by themselves, some cannot say.
import { queryOptions } from '@tanstack/react-query';
import { readStored, writeStored } from './storage.ts';

const ASKED = 'storage_asked';

/** `navigator.storage` is missing where a page is not secure, whatever its type says. */
const manager = (): Partial<StorageManager> => ('storage' in navigator ? navigator.storage : {});

/** Asks the browser to keep what is stored here until the family removes it; resolves to whether it does. */
export async function keepStorage(): Promise<boolean> {
  try {
    return (await manager().persist?.call(navigator.storage)) ?? false;
  } catch (cause) {
    console.warn('the browser could not be asked to keep stories', cause);
    return false;
  }
}

/** Asks the same once on this device, after the first story was kept; resolves to what the browser answered, else false. */
export async function askToKeep(): Promise<boolean> {
  if (readStored(ASKED) !== null) return false;
  writeStored(ASKED, 'yes');
  return keepStorage();
}

/** Whether the browser keeps what is stored here; null where it cannot say. */
export const storageKeptQuery = queryOptions({
  queryKey: ['storage-kept'],
  queryFn: async () => {
    try {
      return (await manager().persisted?.call(navigator.storage)) ?? null;
    } catch {
      return null;
    }
  },
  staleTime: 0,
});

// The pictures on this device. The service worker keeps those of the server; the page adds what it draws itself.
import { createStore, get, update, type UseStore } from 'idb-keyval';
import { KEPT_PICTURES, type KeptPicture } from '#contract/kept-stories';

let opened: UseStore | undefined;
const pictures = () => (opened ??= createStore(KEPT_PICTURES.database, KEPT_PICTURES.store));

/** A picture on the device. Storage that is out of reach has none. */
export async function readKeptPicture(key: string): Promise<Blob | undefined> {
  try {
    const kept = await get<KeptPicture>(key, pictures());
    return kept && new Blob([kept.bytes], { type: kept.type });
  } catch {
    return undefined;
  }
}

/** Keeps a picture that was drawn here, unless one of the server came meanwhile. A failed write must not spoil what is shown. */
export async function keepDrawnPicture(key: string, drawn: Blob): Promise<void> {
  try {
    const picture: KeptPicture = { type: drawn.type, bytes: await drawn.arrayBuffer() };
    await update<KeptPicture>(key, (kept) => kept ?? picture, pictures());
  } catch (cause) {
    console.warn('a drawn picture could not be kept', cause);
  }
}

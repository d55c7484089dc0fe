// The pictures on this device. The service worker keeps those of the server; the page adds what it draws itself.
import { keepPicture, readPicture } from '#shelf/packages';

/** A picture on the device. Storage that is out of reach has none. */
export async function readKeptPicture(key: string): Promise<Blob | undefined> {
  const kept = await readPicture(key);
  return kept && new Blob([kept.bytes], { type: kept.type });
}

/** Keeps a picture that was drawn here, unless one is there. A failed write must not spoil what is shown. */
export async function keepDrawnPicture(key: string, drawn: Blob): Promise<void> {
  await keepPicture(key, { type: drawn.type, bytes: await drawn.arrayBuffer() }, { isSecondBest: true });
}

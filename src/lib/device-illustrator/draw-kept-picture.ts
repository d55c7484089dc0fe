// The pictures of a story as the device has them. A story's reader and whoever has its pictures drawn beforehand ask for
// the same picture at the same time: it is drawn once.
import { pictureKey } from '#shelf/picture-key';
import type { Story } from '#contract/stories';
import { keepDrawnPicture, readKeptPicture } from '../kept-pictures.ts';

interface Drawing {
  picture: Promise<Blob>;
  /** How many wait for it. */
  waiting: number;
  leaving: AbortController;
}
const drawings = new Map<string, Drawing>();

/**
 * The picture as it lies on the device, or drawn now and kept.
 * @param key its `pictureKey`
 * @param art what it is drawn from
 * @param signal an end of it ends the drawing, unless others wait for the same picture
 */
export async function drawKeptPicture(key: string, art: unknown, signal?: AbortSignal): Promise<Blob> {
  signal?.throwIfAborted();
  const drawing = drawings.get(key) ?? begin(key, art);
  drawing.waiting++;
  return new Promise((resolve, reject) => {
    const leave = () => {
      drawing.waiting--;
      if (drawing.waiting === 0) {
        forget(key, drawing);
        drawing.leaving.abort(signal?.reason);
      }
      reject(signal?.reason instanceof Error ? signal.reason : new Error('left'));
    };
    signal?.addEventListener('abort', leave, { once: true });
    drawing.picture.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
  });
}

/** Has all pictures of a story drawn that are not on the device: the cover first, then as they stand in it. */
export async function drawStoryPictures(
  { story_id, images, art }: Pick<Story, 'story_id' | 'images' | 'art'>,
  signal?: AbortSignal,
): Promise<void> {
  for (const { id } of images) {
    const from = art?.[id];
    if (from === undefined || signal?.aborted) continue;
    await drawKeptPicture(pictureKey(story_id, id), from, signal).catch((cause: unknown) => {
      if (!signal?.aborted) console.warn('a picture could not be drawn', cause);
    });
  }
}

function begin(key: string, art: unknown): Drawing {
  const leaving = new AbortController();
  const drawing: Drawing = { picture: keptOrDrawn(key, art, leaving.signal), waiting: 0, leaving };
  drawings.set(key, drawing);
  void drawing.picture.catch(() => undefined).then(() => forget(key, drawing));
  return drawing;
}

function forget(key: string, drawing: Drawing) {
  if (drawings.get(key) === drawing) drawings.delete(key);
}

async function keptOrDrawn(key: string, art: unknown, signal: AbortSignal): Promise<Blob> {
  const kept = await readKeptPicture(key);
  if (kept) return kept;
  const { drawOnDevice } = await import('./draw-on-device.ts');
  const drawn = await drawOnDevice(art, signal);
  await keepDrawnPicture(key, drawn);
  return drawn;
}

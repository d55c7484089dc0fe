// Draws a story's pictures beside the page, which stays free for reading. Loads the illustrator, and of it what they show.
import { SMALL_HEIGHT, SMALL_WIDTH } from '#contract/picture-address';
import type { Picture } from '#illustrator/composition';
import { drawPicture } from '#illustrator/draw-picture';
import { SETTINGS_ART } from '#illustrator/settings/settings';
import type { WorkerFailure } from '../worker-queue.ts';
import { encodePicture } from './encode-picture.ts';

export interface ToPictureWorker {
  draw: unknown;
}
/** The finished picture; or its SVG, which this browser turns into pixels on the page alone. */
export type FromPictureWorker = { blob: Blob } | { svg: string } | WorkerFailure;

/** A copy on the device may be of another version. Whatever else is not understood fails, and leaves a placeholder. */
const isPicture = (from: unknown): from is Picture =>
  typeof from === 'object' &&
  from !== null &&
  'setting' in from &&
  typeof from.setting === 'string' &&
  Object.hasOwn(SETTINGS_ART, from.setting);

async function draw(picture: Picture): Promise<FromPictureWorker> {
  const svg = await drawPicture(picture);
  try {
    const bitmap = await createImageBitmap(new Blob([svg], { type: 'image/svg+xml' }));
    const canvas = new OffscreenCanvas(SMALL_WIDTH, SMALL_HEIGHT);
    const context = canvas.getContext('2d');
    if (!context) return { svg };
    context.drawImage(bitmap, 0, 0, SMALL_WIDTH, SMALL_HEIGHT);
    return { blob: await encodePicture((type, quality) => canvas.convertToBlob({ type, quality })) };
  } catch {
    // Chromium decodes no SVG outside a page.
    return { svg };
  }
}

async function answerTo(message: ToPictureWorker): Promise<FromPictureWorker> {
  return isPicture(message.draw) ? draw(message.draw) : { failure: 'a picture of another version' };
}

addEventListener('message', ({ data }: MessageEvent<ToPictureWorker>) => {
  answerTo(data).then(
    (answer) => postMessage(answer),
    (cause: unknown) => postMessage({ failure: String(cause) } satisfies FromPictureWorker),
  );
});

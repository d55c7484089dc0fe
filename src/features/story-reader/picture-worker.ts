// Draws a story's pictures beside the page, which stays free for reading. Loads the illustrator, and of it what they show.
import { SMALL_HEIGHT, SMALL_WIDTH } from '#contract/picture-address';
import { companionsOf } from '#illustrator/companions/companions';
import type { Picture } from '#illustrator/composition';
import { drawPicture } from '#illustrator/draw-picture';
import { SETTINGS_ART } from '#illustrator/settings/settings';
import { encodePicture } from './encode-picture.ts';

export type ToPictureWorker = { load: readonly unknown[] } | { draw: unknown };
/** The finished picture; or its SVG, which this browser turns into pixels on the page alone. */
export type FromPictureWorker = { blob: Blob } | { svg: string } | { isLoaded: true } | { failure: string };

/** A copy on the device may be of another version. Whatever else is not understood fails, and leaves a placeholder. */
const isPicture = (from: unknown): from is Picture =>
  typeof from === 'object' &&
  from !== null &&
  'setting' in from &&
  typeof from.setting === 'string' &&
  Object.hasOwn(SETTINGS_ART, from.setting);

async function load(pictures: readonly Picture[]): Promise<FromPictureWorker> {
  await Promise.all(
    pictures.map((picture) => Promise.all([SETTINGS_ART[picture.setting](), companionsOf(picture.character, picture)])),
  );
  return { isLoaded: true };
}

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
  if ('load' in message) return load(message.load.filter(isPicture));
  if (isPicture(message.draw)) return draw(message.draw);
  return { failure: 'a picture of another version' };
}

addEventListener('message', ({ data }: MessageEvent<ToPictureWorker>) => {
  answerTo(data).then(
    (answer) => postMessage(answer),
    (cause: unknown) => postMessage({ failure: String(cause) } satisfies FromPictureWorker),
  );
});

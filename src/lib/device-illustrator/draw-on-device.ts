// Pictures that the device draws itself: one at a time, in a worker, and on the page only in moments when it has nothing to do.
import { SMALL_HEIGHT, SMALL_WIDTH } from '#contract/picture-address';
import { rest } from '../rest.ts';
import { createWorkerQueue } from '../worker-queue.ts';
import { encodePicture } from './encode-picture.ts';
import type { FromPictureWorker, ToPictureWorker } from './picture-worker.ts';

const illustrator = createWorkerQueue<ToPictureWorker, FromPictureWorker>(
  () => new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' }),
);

/** Draws a picture. An end of `signal` ends it, also while it is drawn. */
export function drawOnDevice(picture: unknown, signal?: AbortSignal): Promise<Blob> {
  return illustrator.inTurn(async (ask) => {
    const answer = await ask({ draw: picture });
    return 'blob' in answer ? answer.blob : toPixels(answer.svg, signal);
  }, signal);
}

async function toPixels(svg: string, signal: AbortSignal | undefined): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    await rest();
    signal?.throwIfAborted();
    const canvas = document.createElement('canvas');
    canvas.width = SMALL_WIDTH;
    canvas.height = SMALL_HEIGHT;
    canvas.getContext('2d')?.drawImage(image, 0, 0, SMALL_WIDTH, SMALL_HEIGHT);
    return await encodePicture((type, quality) => new Promise((resolve) => canvas.toBlob(resolve, type, quality)));
  } finally {
    URL.revokeObjectURL(url);
  }
}

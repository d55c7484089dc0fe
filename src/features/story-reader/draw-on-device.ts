// Pictures that the device draws itself: one at a time, in a worker, and on the page only in moments when it has nothing to do.
import { SMALL_HEIGHT, SMALL_WIDTH } from '#contract/picture-address';
import { encodePicture } from './encode-picture.ts';
import type { FromPictureWorker, ToPictureWorker } from './picture-worker.ts';

/** A page that is never at rest still gets its picture. */
const REST_LIMIT_MS = 2000;
const REST_WITHOUT_NEWS_MS = 200;

let worker: Worker | undefined;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Draws a picture. An end of `signal` ends it, also while it is drawn. */
export function drawOnDevice(picture: unknown, signal?: AbortSignal): Promise<Blob> {
  return inTurn(async () => {
    const answer = await ask({ draw: picture }, signal);
    if ('blob' in answer) return answer.blob;
    if ('svg' in answer) return toPixels(answer.svg, signal);
    throw new Error('no picture');
  }, signal);
}

/** Loads what these pictures are drawn with, so that the service worker has it when there is no network. */
export async function loadIllustrator(pictures: readonly unknown[], signal?: AbortSignal): Promise<void> {
  await inTurn(async () => {
    await rest();
    signal?.throwIfAborted();
    await ask({ load: pictures }, signal);
  }, signal);
}

function inTurn<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  waiting++;
  const done = last
    .then(() => {
      signal?.throwIfAborted();
      return work();
    })
    .finally(() => {
      waiting--;
      if (waiting === 0) endWorker();
    });
  last = done.catch(() => undefined);
  return done;
}

function endWorker() {
  worker?.terminate();
  worker = undefined;
}

function ask(message: ToPictureWorker, signal: AbortSignal | undefined): Promise<FromPictureWorker> {
  return new Promise<FromPictureWorker>((resolve, reject) => {
    const asked = (worker ??= new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' }));
    const end = (cause: unknown) => {
      // What it still does would be taken for the answer to the next question.
      endWorker();
      reject(cause instanceof Error ? cause : new Error(String(cause)));
    };
    asked.onmessage = ({ data }: MessageEvent<FromPictureWorker>) => {
      signal?.removeEventListener('abort', onAbort);
      if ('failure' in data) reject(new Error(data.failure));
      else resolve(data);
    };
    asked.onerror = () => end('the worker of the pictures cannot be loaded');
    const onAbort = () => end(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    asked.postMessage(message);
  });
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

/** Resolves when the page has a moment. Safari does not say when. */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: REST_LIMIT_MS });
    else setTimeout(resolve, REST_WITHOUT_NEWS_MS);
  });
}

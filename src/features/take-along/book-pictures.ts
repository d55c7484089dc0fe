import { coverOf, partsOf } from '#contract/story-parts';
import type { Story, StoryImage, StoryText } from '#contract/stories';
import { pictureKey } from '#shelf/picture-key';
import { drawKeptPicture } from '../../lib/device-illustrator/draw-kept-picture.ts';
import { readKeptPicture } from '../../lib/kept-pictures.ts';

/** A picture as it lies in a book. */
export interface BookPicture {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  alt: string;
}
type Drawn = Pick<Story, 'story_id' | 'images' | 'art'>;

/** A network that takes longer than this gives way to the smaller copy on the device. */
const PATIENCE_MS = 5000;
const JPEG_QUALITY = 0.88;
/** What a book may hold as it is. */
const HELD = ['image/jpeg', 'image/png', 'image/webp'];

async function fetched({ status, url }: StoryImage): Promise<Blob | undefined> {
  if (status !== 'complete' || url === null) return undefined;
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const blob = answer.ok ? await answer.blob() : undefined;
  return blob?.type.startsWith('image/') ? blob : undefined;
}

async function found(image: StoryImage, { story_id, art }: Drawn): Promise<Blob | undefined> {
  const key = pictureKey(story_id, image.id);
  const from = art?.[image.id];
  const ways = [
    () => fetched(image),
    () => readKeptPicture(key),
    async () => (from === undefined ? undefined : drawKeptPicture(key, from)),
  ];
  for (const way of ways) {
    const blob = await way().catch(() => undefined);
    if (blob) return blob;
  }
  return undefined;
}

/** Older readers know JPEG alone. */
async function asJpeg(picture: Blob): Promise<Blob> {
  if (picture.type === 'image/jpeg') return picture;
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws no pictures');
  // What can be seen through is paper, and not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  if (jpeg?.type !== 'image/jpeg') throw new Error('the browser writes no JPEG');
  return jpeg;
}

/**
 * The pictures that a story shows, cover first, by their ids: fetched, else as the device has them, else drawn by it. Those
 * that none of it brings are left out.
 */
export async function bookPictures(story: Drawn, text: StoryText): Promise<Map<string, BookPicture>> {
  const shown = [coverOf(story.images), ...partsOf(text.paragraphs, story.images).map(({ picture }) => picture)];
  const pictures = await Promise.all(
    shown.map(async (image): Promise<[string, BookPicture][]> => {
      const here = image && (await found(image, story));
      if (!here) return [];
      const { type, bytes } = await asJpeg(here)
        .catch(() => here)
        .then(async (blob) => ({ type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) }));
      return HELD.includes(type) ? [[image.id, { type, bytes, alt: image.alt }]] : [];
    }),
  );
  return new Map(pictures.flat());
}

// A device of a test's own: a database that can be lost, and what is kept in it.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { StoreName } from '../../shelf/database.ts';
import { imageLike, storyLike } from './stories.ts';

const NAMES: StoreName[] = ['summaries', 'bodies', 'pictures', 'outbox', 'notes'];
export const idOf = (number: number) => `story-${String(number).padStart(16, '0')}`;

async function freshModules() {
  vi.resetModules();
  const [database, packages, pictures, outbox, exporting, importing, totals, format] = await Promise.all([
    import('../../shelf/database.ts'),
    import('../../shelf/packages.ts'),
    import('../../shelf/picture-key.ts'),
    import('../../shelf/outbox.ts'),
    import('../../shelf/export-shelf.ts'),
    import('../../shelf/import-shelf.ts'),
    import('../../shelf/totals.ts'),
    import('../../shelf/transfer-format.ts'),
  ]);
  return { ...database, ...packages, ...pictures, ...outbox, ...exporting, ...importing, ...totals, ...format };
}
export let shelf: Awaited<ReturnType<typeof freshModules>>;

/** A device with nothing on it. */
export async function wipe() {
  globalThis.indexedDB = new IDBFactory();
  shelf = await freshModules();
}
export const picture = (seed: number, type = 'image/webp') => ({
  type,
  bytes: Uint8Array.from({ length: 300 + seed }, (_, at) => (at * 7 + seed) % 251).buffer,
});
export async function keep(
  number: number,
  { readAt = number * 10, isMadeHere = false, images = ['cover', 'p1'] } = {},
) {
  const id = idOf(number);
  const story = storyLike({
    story_id: id,
    title: `Tup ${number} – Ménage 🌙`,
    images: images.map((image) => imageLike({ id: image, status: 'complete', url: shelf.pictureKey(id, image) })),
    cover_image: shelf.pictureKey(id, 'cover'),
    art: { cover: { hour: 'night', 2: 'b', 1: 'a' } },
  });
  await shelf.keepStory(story, { now: readAt, isMadeHere });
  await shelf.keepPicture(shelf.pictureKey(id, 'cover'), picture(number));
  return id;
}
export const queue = (id: string) =>
  shelf.transact('readwrite', ['outbox'], async (stores) => {
    stores('outbox').put({ story_id: id, idempotency_key: 'a-key' }, id);
  });
export async function fill() {
  const one = await keep(1);
  await shelf.keepPicture(shelf.pictureKey(one, 'p1'), picture(50, 'image/jpeg'));
  await shelf.starStory(one, true);
  const two = await keep(2, { isMadeHere: true });
  await shelf.noteReading(two, { paragraph: 1, share: 0.5 }, 99);
  await keep(3, { images: ['cover'] });
}
/** All that lies in every store, as text. */
export async function everything(): Promise<string> {
  return shelf.transact('readonly', NAMES, async (stores) => {
    const all: unknown[] = [];
    for (const name of NAMES) {
      const rows: unknown[] = [];
      await new Promise<void>((resolve) => {
        const request = stores(name).openCursor();
        request.addEventListener('success', () => {
          const cursor = request.result;
          if (!cursor) return resolve();
          rows.push([cursor.key, cursor.value]);
          cursor.continue();
        });
      });
      all.push([name, rows]);
    }
    return JSON.stringify(all, (_, value) =>
      Object.prototype.toString.call(value) === '[object ArrayBuffer]' ? Buffer.from(value).toString('base64') : value,
    );
  });
}
export const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
export const reasonOf = async (file: Blob) =>
  shelf.importShelf(file).then(
    () => 'came in',
    (cause: unknown) => (cause instanceof shelf.TransferFailure ? cause.reason : `thrown: ${String(cause)}`),
  );

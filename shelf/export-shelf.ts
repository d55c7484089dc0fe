// The whole shelf as one file, to take along or to keep elsewhere. One story is read at a time, and what is written already
// is handed to the browser, which keeps large Blobs on disk.
import { promisifyRequest } from 'idb-keyval';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import * as v from 'valibot';
import { isFinished, StorySchema } from '#contract/stories';
import { transact } from './database.ts';
import { pictureKey } from './picture-key.ts';
import { asSummary } from './summary.ts';
import {
  FORMAT,
  FORMAT_VERSION,
  hashLine,
  LIST_HASH_NAME,
  LIST_NAME,
  MAX_FILE_BYTES,
  MAX_FILE_ENTRIES,
  MAX_FILE_STORIES,
  PICTURE_TYPES,
  pictureName,
  sha256Of,
  textName,
  TransferFailure,
  type OnProgress,
  type PackedStory,
} from './transfer-format.ts';

/** The first day of ZIP, by the device's clock, as ZIP has it: the same bytes in every time zone. */
const NO_TIME = new Date(1980, 0, 1);
/** Small pieces are gathered until they are worth a Blob. */
const GATHERED = 4_000_000;

const PictureSchema = v.object({
  type: v.string(),
  // By its name, not its class: a test's page has classes of its own.
  bytes: v.custom<ArrayBuffer>((bytes) => Object.prototype.toString.call(bytes) === '[object ArrayBuffer]'),
});

const encode = (text: string) => new TextEncoder().encode(text);

/** Collects a ZIP as it is written. */
class ZipParts {
  entries = 0;
  bytes = 0;
  #parts: Blob[] = [];
  #pieces: Uint8Array<ArrayBuffer>[] = [];
  #gathered = 0;
  #zip = new Zip((failure, piece) => {
    if (failure) throw failure;
    this.#pieces.push(new Uint8Array(piece));
    this.bytes += piece.length;
    this.#gathered += piece.length;
    if (this.#gathered > GATHERED) this.#gather();
  });

  #gather() {
    this.#parts.push(new Blob(this.#pieces));
    this.#pieces = [];
    this.#gathered = 0;
  }

  add(name: string, bytes: Uint8Array<ArrayBuffer>, isText: boolean) {
    const entry = isText ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    entry.mtime = NO_TIME;
    this.#zip.add(entry);
    entry.push(bytes, true);
    this.entries++;
    if (this.entries > MAX_FILE_ENTRIES || this.bytes > MAX_FILE_BYTES)
      throw new TransferFailure('TooLarge', 'more than one file holds');
  }

  end(): Blob {
    this.#zip.end();
    this.#gather();
    return new Blob(this.#parts, { type: 'application/zip' });
  }
}

/** One package as it lies in the database at one moment; undefined when it is gone or from a version not known here. */
async function readPackage(id: string) {
  return transact('readonly', ['summaries', 'bodies', 'pictures'], async (stores) => {
    const summary = asSummary(await promisifyRequest<unknown>(stores('summaries').get(id)));
    const body = await promisifyRequest<unknown>(stores('bodies').get(id));
    const story = v.safeParse(StorySchema, body);
    if (!summary || !story.success || !isFinished(story.output.status)) return undefined;
    const pictures = [];
    for (const imageId of new Set(story.output.images.map((image) => image.id))) {
      const stored = await promisifyRequest<unknown>(stores('pictures').get(pictureKey(id, imageId)));
      const picture = v.safeParse(PictureSchema, stored);
      const type = picture.success && PICTURE_TYPES.find((known) => known === picture.output.type);
      if (picture.success && type) pictures.push({ id: imageId, type, bytes: new Uint8Array(picture.output.bytes) });
    }
    return { summary, body, pictures };
  });
}

async function pack(id: string, zip: ZipParts): Promise<PackedStory | undefined> {
  const kept = await readPackage(id);
  if (!kept) return undefined;
  const { starred, place, kept_at, read_at, made_here, sent } = kept.summary;
  const text = encode(JSON.stringify(kept.body));
  zip.add(textName(id), text, true);
  const pictures: PackedStory['pictures'] = [];
  for (const { id: imageId, type, bytes } of kept.pictures) {
    zip.add(pictureName(id, imageId, type), bytes, false);
    pictures.push({ id: imageId, type, size: bytes.length, sha256: await sha256Of(bytes) });
  }
  return {
    story_id: id,
    starred,
    place,
    kept_at,
    read_at,
    made_here,
    sent,
    text: { size: text.length, sha256: await sha256Of(text) },
    pictures,
  };
}

/** What the file is called: `day` as 2026-11-22. */
export const shelfFileName = (day: string): string => `${FORMAT}-${day}.zip`;

/**
 * The whole shelf as a ZIP: texts, pictures, stars, places. The same shelf gives the same bytes. Throws a TransferFailure when
 * it is more than a file holds, the reason of `signal` when that ends, and what storage throws.
 */
export async function exportShelf(onProgress?: OnProgress, signal?: AbortSignal): Promise<Blob> {
  const keys = await transact('readonly', ['summaries'], (stores) =>
    promisifyRequest(stores('summaries').getAllKeys()),
  );
  // In the order of ids, which is the order of keys.
  const ids = keys.filter((key) => typeof key === 'string');
  if (ids.length > MAX_FILE_STORIES) throw new TransferFailure('TooLarge', 'more stories than one file holds');
  const zip = new ZipParts();
  const stories: PackedStory[] = [];
  for (const [done, id] of ids.entries()) {
    signal?.throwIfAborted();
    onProgress?.(done, ids.length);
    const story = await pack(id, zip);
    if (story) stories.push(story);
  }
  const list = encode(`${JSON.stringify({ format: FORMAT, version: FORMAT_VERSION, stories }, null, 1)}\n`);
  zip.add(LIST_NAME, list, true);
  zip.add(LIST_HASH_NAME, encode(hashLine(await sha256Of(list))), true);
  signal?.throwIfAborted();
  onProgress?.(ids.length, ids.length);
  return zip.end();
}

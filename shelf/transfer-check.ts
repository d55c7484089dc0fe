// Reads a shelf's file whole and believes none of it before the hashes agree. Nothing is written here.
import * as v from 'valibot';
import { isFinished, StorySchema, type Story } from '#contract/stories';
import {
  damaged,
  FORMAT_VERSION,
  hashLine,
  HeadSchema,
  LIST_HASH_NAME,
  LIST_NAME,
  ListSchema,
  MAX_LIST_BYTES,
  MAX_PICTURE_BYTES,
  MAX_TEXT_BYTES,
  pictureName,
  sha256Of,
  textName,
  TransferFailure,
  type OnProgress,
  type PackedStory,
} from './transfer-format.ts';
import { readEntries, readEntry, type ZipEntry } from './transfer-zip.ts';

type Entries = ReadonlyMap<string, ZipEntry>;
/** A file that was read whole and is as it was written. */
export interface CheckedFile {
  file: Blob;
  entries: Entries;
  stories: PackedStory[];
}
/** A package out of a file: the story as it is kept, the same as it is understood, and its pictures. */
export interface UnpackedStory {
  packed: PackedStory;
  body: object;
  story: Story;
  pictures: { id: string; type: string; bytes: ArrayBuffer }[];
}

const decode = (bytes: Uint8Array<ArrayBuffer>) => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw damaged('no text');
  }
};
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged('no JSON');
  }
};

async function readList(file: Blob, entries: Entries): Promise<PackedStory[]> {
  const [list, line] = [entries.get(LIST_NAME), entries.get(LIST_HASH_NAME)];
  if (!list) throw new TransferFailure('NotAShelf', 'no list of a shelf');
  if (!line) throw damaged('the hash of the list is missing');
  const bytes = await readEntry(file, list, MAX_LIST_BYTES);
  if (decode(await readEntry(file, line, 1000)) !== hashLine(await sha256Of(bytes))) throw damaged('the list changed');
  const said = parse(decode(bytes));
  const head = v.safeParse(HeadSchema, said);
  if (!head.success) throw new TransferFailure('NotAShelf', 'the list of something else');
  if (head.output.version > FORMAT_VERSION) throw new TransferFailure('NewerFormat', 'a newer version wrote this');
  const parsed = v.safeParse(ListSchema, said);
  if (!parsed.success) throw damaged('the list is wrong');
  return parsed.output.stories;
}

/** Every entry belongs to one story of the list, and every one of the list is there. */
function checkNames(entries: Entries, stories: readonly PackedStory[]): void {
  const named = stories.flatMap(({ story_id, pictures }) => [
    textName(story_id),
    ...pictures.map(({ id, type }) => pictureName(story_id, id, type)),
  ]);
  const pictures = stories.flatMap(({ story_id, pictures }) => pictures.map(({ id }) => `${story_id}/${id}`));
  const isTwice = new Set(named).size !== named.length || new Set(pictures).size !== pictures.length;
  if (isTwice || named.length + 2 !== entries.size || named.some((name) => !entries.has(name)))
    throw damaged('the list and the file differ');
}

async function readListed(file: Blob, entry: ZipEntry | undefined, said: PackedStory['text'], most: number) {
  if (entry?.size !== said.size) throw damaged('a file has another size');
  const bytes = await readEntry(file, entry, most);
  if ((await sha256Of(bytes)) !== said.sha256) throw damaged(`${entry.name} changed`);
  return bytes;
}

/** One story of a file with its pictures, checked. Throws a TransferFailure. */
export async function unpackStory({ file, entries }: CheckedFile, packed: PackedStory): Promise<UnpackedStory> {
  const id = packed.story_id;
  const text = await readListed(file, entries.get(textName(id)), packed.text, MAX_TEXT_BYTES);
  const body = parse(decode(text));
  const parsed = v.safeParse(StorySchema, body);
  if (!parsed.success || typeof body !== 'object' || body === null) throw damaged(`${id} is no story`);
  const story = parsed.output;
  const hasText = story.content !== null || story.story_data !== null;
  if (story.story_id !== id || !isFinished(story.status) || !hasText) throw damaged(`${id} is no finished story`);
  const own = new Set(story.images.map((image) => image.id));
  const pictures: UnpackedStory['pictures'] = [];
  for (const said of packed.pictures) {
    if (!own.has(said.id)) throw damaged(`${id} has no such picture`);
    const name = pictureName(id, said.id, said.type);
    const bytes = await readListed(file, entries.get(name), said, MAX_PICTURE_BYTES);
    pictures.push({ id: said.id, type: said.type, bytes: bytes.buffer });
  }
  return { packed, body, story, pictures };
}

/** Reads all of a file. Throws a TransferFailure when it is not a shelf or not as it was written. */
export async function checkFile(file: Blob, onProgress?: OnProgress, signal?: AbortSignal): Promise<CheckedFile> {
  const entries = await readEntries(file);
  const stories = await readList(file, entries);
  checkNames(entries, stories);
  const checked = { file, entries, stories };
  for (const [done, packed] of stories.entries()) {
    signal?.throwIfAborted();
    onProgress?.(done, stories.length);
    await unpackStory(checked, packed);
  }
  return checked;
}

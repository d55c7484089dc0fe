import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { imageLike, storyLike } from '../tests/helpers/stories.ts';
import type { StoreName } from './database.ts';

const NAMES: StoreName[] = ['summaries', 'bodies', 'pictures', 'outbox', 'notes'];
const idOf = (number: number) => `story-${String(number).padStart(16, '0')}`;

async function freshModules() {
  vi.resetModules();
  const [database, packages, pictures, outbox, exporting, importing, totals, format] = await Promise.all([
    import('./database.ts'),
    import('./packages.ts'),
    import('./picture-key.ts'),
    import('./outbox.ts'),
    import('./export-shelf.ts'),
    import('./import-shelf.ts'),
    import('./totals.ts'),
    import('./transfer-format.ts'),
  ]);
  return { ...database, ...packages, ...pictures, ...outbox, ...exporting, ...importing, ...totals, ...format };
}
let shelf: Awaited<ReturnType<typeof freshModules>>;

/** A device with nothing on it. */
async function wipe() {
  globalThis.indexedDB = new IDBFactory();
  shelf = await freshModules();
}
beforeEach(async () => {
  vi.restoreAllMocks();
  await wipe();
});

const picture = (seed: number, type = 'image/webp') => ({
  type,
  bytes: Uint8Array.from({ length: 300 + seed }, (_, at) => (at * 7 + seed) % 251).buffer,
});
async function keep(number: number, { readAt = number * 10, isMadeHere = false, images = ['cover', 'p1'] } = {}) {
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
const queue = (id: string) =>
  shelf.transact('readwrite', ['outbox'], async (stores) => {
    stores('outbox').put({ story_id: id, idempotency_key: 'a-key' }, id);
  });
async function fill() {
  const one = await keep(1);
  await shelf.keepPicture(shelf.pictureKey(one, 'p1'), picture(50, 'image/jpeg'));
  await shelf.starStory(one, true);
  const two = await keep(2, { isMadeHere: true });
  await shelf.noteReading(two, { paragraph: 1, share: 0.5 }, 99);
  await queue(two);
  await keep(3, { images: ['cover'] });
}
/** All that lies in every store, as text. */
async function everything(): Promise<string> {
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
    return JSON.stringify(all, (_, value: unknown) =>
      Object.prototype.toString.call(value) === '[object ArrayBuffer]'
        ? Buffer.from(value as ArrayBuffer).toString('base64')
        : value,
    );
  });
}
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const reasonOf = async (file: Blob) =>
  shelf.importShelf(file).then(
    () => 'came in',
    (cause: unknown) => (cause instanceof shelf.TransferFailure ? cause.reason : `thrown: ${String(cause)}`),
  );

describe('the shelf as one file', () => {
  it('BEY-10: exported, wiped, imported: the same shelf byte for byte, and the same file again', async () => {
    await fill();
    const [before, file] = [await everything(), await shelf.exportShelf()];
    expect(file.type).toBe('application/zip');
    await wipe();
    expect(await shelf.importShelf(file)).toEqual({ added: 3, updated: 0, known: 0, left_out: 0 });
    expect(await everything()).toBe(before);
    expect(await bytesOf(await shelf.exportShelf())).toEqual(await bytesOf(file));
  });

  it('BEY-10: is an ordinary ZIP, and the same bytes whenever it is written', async () => {
    await fill();
    const file = await bytesOf(await shelf.exportShelf());
    vi.spyOn(Date, 'now').mockReturnValue(2_000_000_000_000);
    expect(await bytesOf(await shelf.exportShelf())).toEqual(file);
    const names = Object.keys(unzipSync(file));
    expect(names.slice(0, 3)).toEqual([
      `stories/${idOf(1)}.json`,
      `pictures/${idOf(1)}/cover.webp`,
      `pictures/${idOf(1)}/p1.jpeg`,
    ]);
    expect(names.slice(-2)).toEqual(['tuckaway-shelf.json', 'tuckaway-shelf.sha256']);
  });

  it('an empty shelf goes out and comes in', async () => {
    const file = await shelf.exportShelf();
    expect(await shelf.importShelf(file)).toEqual({ added: 0, updated: 0, known: 0, left_out: 0 });
  });

  it('says how far it is, and ends when it is told to', async () => {
    await fill();
    const steps: number[] = [];
    const file = await shelf.exportShelf((done, of) => steps.push(done / of));
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    expect(steps.at(-1)).toBe(1);
    const end = new AbortController();
    await expect(shelf.exportShelf(() => end.abort(), end.signal)).rejects.toMatchObject({ name: 'AbortError' });
    await wipe();
    const midway = new AbortController();
    const stopAfterOne = (done: number) => void (done === 4 && midway.abort());
    await expect(shelf.importShelf(file, stopAfterOne, midway.signal)).rejects.toMatchObject({ name: 'AbortError' });
    const { stories } = await shelf.readTotals();
    expect(stories).toBeGreaterThan(0);
    expect(stories).toBeLessThan(3);
    expect(await shelf.importShelf(file)).toEqual({ added: 3 - stories, updated: 0, known: stories, left_out: 0 });
  });
});

describe('a file that is not as it was written', () => {
  const deviceWithFile = async () => {
    await fill();
    const file = await bytesOf(await shelf.exportShelf());
    const whole = await everything();
    return { file, whole };
  };

  it('BEY-10: with a byte changed anywhere: refused with nothing written, or byte for byte the same shelf', async () => {
    const { file, whole } = await deviceWithFile();
    await wipe();
    const empty = await everything();
    let refused = 0;
    for (let index = 0; index < 120; index++) {
      const changed = file.slice();
      const at = Math.floor(((index * 0.618034) % 1) * file.length);
      changed[at] = (changed[at] ?? 0) ^ (1 << (index % 8));
      const outcome = await reasonOf(new Blob([changed]));
      if (outcome === 'came in') {
        expect(await everything(), `byte ${at}`).toBe(whole);
        await wipe();
        await everything();
      } else {
        refused++;
        expect(['DamagedFile', 'NotAShelf'], `byte ${at}: ${outcome}`).toContain(outcome);
        expect(await everything(), `byte ${at}`).toBe(empty);
      }
    }
    expect(refused).toBeGreaterThan(60);
  });

  it('BEY-10: cut off anywhere, or with something behind its end: refused, nothing changes', async () => {
    const { file } = await deviceWithFile();
    await wipe();
    await keep(9);
    const before = await everything();
    for (let index = 0; index < 25; index++) {
      const part = file.slice(0, Math.floor((file.length * index) / 25));
      expect(await reasonOf(new Blob([part])), `${part.length} bytes`).toMatch(/DamagedFile|NotAShelf/);
    }
    for (const files of [
      [file, 'x'],
      [file, file],
      ['x', file],
    ])
      expect(await reasonOf(new Blob(files))).toMatch(/DamagedFile|NotAShelf/);
    expect(await everything()).toBe(before);
  });
});

describe('files that somebody made', () => {
  type List = { format: string; version: number; stories: Record<string, unknown>[] };
  /** Writes a ZIP as export-shelf.ts does, after changing what is in it. */
  async function forged(
    change: (files: Record<string, Uint8Array>, list: List) => void,
    hasHash = true,
  ): Promise<Blob> {
    const files: Record<string, Uint8Array> = unzipSync(await bytesOf(await shelf.exportShelf()));
    const list = JSON.parse(new TextDecoder().decode(files['tuckaway-shelf.json'])) as List;
    change(files, list);
    const text = strToU8(JSON.stringify(list));
    delete files['tuckaway-shelf.json'];
    delete files['tuckaway-shelf.sha256'];
    const { Zip, ZipDeflate } = await import('fflate');
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const zip = new Zip((_, part) => void parts.push(new Uint8Array(part)));
    const put = (name: string, bytes: Uint8Array) => {
      const entry = new ZipDeflate(name);
      zip.add(entry);
      entry.push(bytes, true);
    };
    for (const [name, bytes] of Object.entries(files)) put(name, bytes);
    put('tuckaway-shelf.json', text);
    if (hasHash) put('tuckaway-shelf.sha256', strToU8(shelf.hashLine(await shelf.sha256Of(new Uint8Array(text)))));
    zip.end();
    return new Blob(parts);
  }
  const first = (list: List) => list.stories[0] ?? {};
  const textOf = (number: number) => `stories/${idOf(number)}.json`;

  it('BEY-10: of a newer version are told apart', async () => {
    await fill();
    expect(await reasonOf(await forged((_, list) => void (list.version = 2)))).toBe('NewerFormat');
  });

  it('that are no shelf are told apart', async () => {
    const other: Zippable = { 'photo.txt': strToU8('hello') };
    for (const file of [
      new Blob([]),
      new Blob(['hello'.repeat(20)]),
      await forged((_, list) => void (list.format = 'x')),
    ])
      expect(await reasonOf(file)).toBe('NotAShelf');
    expect(await reasonOf(new Blob([new Uint8Array(zipSync(other))]))).toMatch(/NotAShelf|DamagedFile/);
  });

  it('are taken when nothing is wrong with them', async () => {
    await fill();
    expect(await reasonOf(await forged(() => undefined))).toBe('came in');
  });

  it.each<[string, (files: Record<string, Uint8Array>, list: List) => void]>([
    ['an entry that no story has', (files) => void (files['more.txt'] = strToU8('x'))],
    ['an entry that leads out of its folder', (files) => void (files['../evil.json'] = strToU8('x'))],
    ['an entry that is missing', (files) => void delete files[textOf(1)]],
    ['a story twice', (_, list) => void list.stories.push(first(list))],
    ['an id that leads elsewhere', (_, list) => void (first(list)['story_id'] = '../../../../../evil..')],
    ['a wrong hash', (_, list) => void (first(list)['text'] = { size: 3, sha256: '0'.repeat(64) })],
    ['a time beyond all', (_, list) => void (first(list)['read_at'] = 1e300)],
    ['more stories than a shelf has', (_, list) => void (list.stories = Array(10_000).fill(first(list)))],
  ])('BEY-10: with %s are refused, and change nothing', async (_, change) => {
    await fill();
    const file = await forged(change);
    await wipe();
    const before = await everything();
    expect(await reasonOf(file)).toBe('DamagedFile');
    expect(await everything()).toBe(before);
  });

  it('without the hash of their list are refused', async () => {
    expect(await reasonOf(await forged(() => undefined, false))).toBe('DamagedFile');
  });

  it.each<[string, string]>([
    ['no story', '{"story_id":1}'],
    ['another story', JSON.stringify(storyLike())],
    ['a story without an end', JSON.stringify(storyLike({ story_id: idOf(1), status: 'processing' }))],
    ['no text at all', '{{{'],
  ])('whose hashes agree but that hold %s are refused', async (_, text) => {
    await fill();
    const bytes = strToU8(text);
    const sha256 = await shelf.sha256Of(new Uint8Array(bytes));
    const file = await forged((files, list) => {
      files[textOf(1)] = bytes;
      first(list)['text'] = { size: bytes.length, sha256 };
    });
    await wipe();
    expect(await reasonOf(file)).toBe('DamagedFile');
    expect((await shelf.readTotals()).stories).toBe(0);
  });

  it('BEY-10: that grow beyond measure when unpacked are refused without unpacking them', async () => {
    await fill();
    const bomb = new Uint8Array(30_000_000);
    const sha256 = await shelf.sha256Of(bomb);
    const honest = await forged((files, list) => {
      files[textOf(1)] = bomb;
      first(list)['text'] = { size: bomb.length, sha256 };
    });
    expect(honest.size).toBeLessThan(1_000_000);
    expect(await reasonOf(honest)).toBe('DamagedFile');
    // The same, and its directory says that it is small.
    const bytes = await bytesOf(honest);
    const view = new DataView(bytes.buffer);
    for (let at = bytes.length - 46; at > 0; at--)
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === bomb.length)
        view.setUint32(at + 24, 1000, true);
    expect(await reasonOf(new Blob([bytes]))).toBe('DamagedFile');
  });

  it('larger than any shelf are refused before they are read', async () => {
    const huge = new Blob(['x']);
    Object.defineProperty(huge, 'size', { value: 2_100_000_000 });
    expect(await reasonOf(huge)).toBe('TooLarge');
  });
});

describe('what is here already', () => {
  it('BEY-10: stays; a star, a later place and missing pictures come from the file', async () => {
    const id = await keep(1, { readAt: 10 });
    await shelf.keepPicture(shelf.pictureKey(id, 'p1'), picture(77));
    await shelf.starStory(id, true);
    await shelf.noteReading(id, { paragraph: 2, share: 0.7 }, 500);
    const file = await shelf.exportShelf();
    await wipe();
    await keep(1, { readAt: 400 });
    expect(await shelf.importShelf(file)).toEqual({ added: 0, updated: 1, known: 0, left_out: 0 });
    expect(await shelf.readSummary(id)).toMatchObject({
      starred: true,
      place: { paragraph: 2, share: 0.7 },
      read_at: 500,
      kept_at: 400,
      picture_bytes: { cover: 301, p1: 377 },
    });
    const { text_bytes } = (await shelf.readSummary(id)) ?? { text_bytes: 0 };
    expect(await shelf.readTotals()).toEqual({ stories: 1, bytes: text_bytes + 301 + 377 });
    expect(await shelf.importShelf(file)).toEqual({ added: 0, updated: 0, known: 1, left_out: 0 });
  });

  it('a place that was read later here stays, and so does the star', async () => {
    const id = await keep(1, { readAt: 10 });
    const file = await shelf.exportShelf();
    await shelf.noteReading(id, { paragraph: 1, share: 0.4 }, 900);
    await shelf.starStory(id, true);
    const before = await everything();
    expect(await shelf.importShelf(file)).toEqual({ added: 0, updated: 0, known: 1, left_out: 0 });
    expect(await everything()).toBe(before);
  });

  it('a story that was told here and sent since does not come a second time', async () => {
    const told = await keep(1, { isMadeHere: true });
    await queue(told);
    const file = await shelf.exportShelf();
    const story = await shelf.readStory(told);
    if (!story) throw new Error('it was kept');
    await shelf.adoptSent(told, story, { ...story, story_id: idOf(2) });
    expect(await shelf.importShelf(file)).toEqual({ added: 0, updated: 0, known: 1, left_out: 0 });
    expect(await shelf.waitingStories()).toEqual([]);
  });

  it('a story waits to be sent only where it did', async () => {
    await keep(1, { isMadeHere: true });
    await queue(await keep(2, { isMadeHere: true }));
    const file = await shelf.exportShelf();
    await wipe();
    await shelf.importShelf(file);
    expect(await shelf.waitingStories()).toEqual([{ story_id: idOf(2), idempotency_key: 'a-key' }]);
    expect((await shelf.readSummary(idOf(1)))?.made_here).toBe(true);
  });

  it('BEY-10: is never pushed out: of what is not starred comes what was read last, while there is room', async () => {
    for (let number = 1; number <= 30; number++) await keep(number);
    await shelf.starStory(idOf(1), true);
    const file = await shelf.exportShelf();
    await wipe();
    for (let number = 101; number <= 140; number++) await keep(number, { readAt: 5 });
    expect(await shelf.importShelf(file)).toEqual({ added: 11, updated: 0, known: 0, left_out: 19 });
    expect((await shelf.readTotals()).stories).toBe(51);
    for (const [number, isThere] of [
      [101, true],
      [1, true],
      [30, true],
      [21, true],
      [20, false],
    ] as const)
      expect((await shelf.readSummary(idOf(number))) !== undefined, `story ${number}`).toBe(isThere);
  });
});

it('BEY-10: a device that fills up midway holds whole stories, gave up none, and takes the rest later', async () => {
  await fill();
  const file = await shelf.exportShelf();
  await wipe();
  const here = await keep(9, { readAt: 1 });
  const put = IDBObjectStore.prototype.put;
  let pictures = 0;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (this.name === 'pictures' && ++pictures > 2) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, given);
  });
  const failure: unknown = await shelf.importShelf(file).catch((cause: unknown) => cause);
  expect(failure).toMatchObject({ reason: 'NoRoom', result: { added: 1 } });
  full.mockRestore();
  expect(await shelf.readSummary(here)).toBeDefined();
  expect((await shelf.readTotals()).stories).toBe(2);
  expect(await shelf.readStory(idOf(1))).toBeDefined();
  expect((await shelf.readSummary(idOf(1)))?.picture_bytes).toEqual({ cover: 301, p1: 350 });
  expect(await shelf.importShelf(file)).toEqual({ added: 2, updated: 0, known: 1, left_out: 0 });
});

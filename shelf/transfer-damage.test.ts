import { strToU8, unzipSync, Zip, ZipDeflate, zipSync, type Zippable } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bytesOf, everything, fill, idOf, keep, reasonOf, shelf, wipe } from '../tests/helpers/shelf-device.ts';
import { storyLike } from '../tests/helpers/stories.ts';

beforeEach(async () => {
  vi.restoreAllMocks();
  await wipe();
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
    ['a wrong hash', (_, list) => void Object.assign(first(list)['text'] ?? {}, { sha256: '0'.repeat(64) })],
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

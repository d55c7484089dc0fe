import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bytesOf, everything, fill, idOf, keep, picture, queue, shelf, wipe } from '../tests/helpers/shelf-device.ts';

beforeEach(async () => {
  vi.restoreAllMocks();
  await wipe();
});

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
    expect(await shelf.waitingOf('anna')).toEqual([]);
  });

  it('BEY-10: says of a story that was sent that it is not only here', async () => {
    const told = await keep(1, { isMadeHere: true });
    const story = await shelf.readStory(told);
    if (!story) throw new Error('it was kept');
    await shelf.adoptSent(told, story, { ...story, story_id: idOf(2) });
    await keep(3, { isMadeHere: true });
    const file = await shelf.exportShelf();
    await wipe();
    await shelf.importShelf(file);
    expect(await shelf.readSummary(idOf(2))).toMatchObject({ made_here: true, sent: true });
    expect(await shelf.readSummary(idOf(3))).toMatchObject({ made_here: true, sent: false });
  });

  it('a file never has another device send what was told here', async () => {
    await keep(1, { isMadeHere: true });
    await queue(await keep(2, { isMadeHere: true }));
    const file = await shelf.exportShelf();
    await wipe();
    await shelf.importShelf(file);
    expect(await shelf.waitingOf('anna')).toEqual([]);
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

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allIn, freshTab, idOf, numbered, openNewer, openTab, pictureOf, type Tab } from '../tests/helpers/shelf.ts';
import { pictureKey } from './picture-key.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const cover = pictureKey(idOf(1), 'cover');
const refused = () => new DOMException('not here', 'SecurityError');
const numbers = Array.from({ length: 10 }, (_, at) => at);
/** All that reading and keeping a story does; nothing of it throws. */
async function readAndKeep(tab: Tab) {
  return [
    await tab.keepStory(numbered(1), { now: 1 }),
    await tab.keepPicture(cover, pictureOf(10)),
    await tab.noteReading(idOf(1), null, 2),
    await tab.readStory(idOf(1)),
    await tab.readSummary(idOf(1)),
    await tab.readPicture(cover),
    await tab.movedTo(idOf(1)),
    await tab.rememberTold(['a']),
    ...(await tab.readTold()),
  ];
}
const NOTHING = [undefined, false, ...Array.from({ length: 6 })];

describe('PWA-20 a device that refuses storage', () => {
  it.each([
    [
      'throws',
      () => {
        throw refused();
      },
    ],
    [
      'fails',
      () => {
        const request = new EventTarget();
        queueMicrotask(() => request.dispatchEvent(new Event('error')));
        return Object.assign(request, { error: refused() });
      },
    ],
  ])('reads nothing and writes nothing, and reading goes on, where opening %s', async (_, open) => {
    vi.stubGlobal('indexedDB', { open });
    const tab = await openTab();
    expect(await readAndKeep(tab)).toEqual(NOTHING);
    for (const asked of [
      tab.readShelfPage('read', 0, 20),
      tab.readTotals(),
      tab.searchShelf('moon', 9),
      tab.starStory(idOf(1), true),
      tab.removeStory(idOf(1)),
      tab.dropWaiting(idOf(1)),
    ])
      await expect(asked).rejects.toMatchObject({ name: 'SecurityError' });
  });
  it('is asked again each time, and works as soon as it does', async () => {
    const tab = await freshTab();
    const { open } = indexedDB;
    const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw refused();
    });
    expect(await readAndKeep(tab)).toEqual(NOTHING);
    opening.mockImplementation(open.bind(indexedDB));
    expect(await tab.keepStory(numbered(1), { now: 1 })).toBeDefined();
    expect(await tab.readStory(idOf(1))).toEqual(numbered(1));
  });
});

describe('PWA-20 a database that was let go of', () => {
  it('is opened again', async () => {
    const tab = await freshTab();
    const opening = vi.spyOn(indexedDB, 'open');
    await tab.keepStory(numbered(1), { now: 1 });
    const [first] = opening.mock.results;
    const database: IDBDatabase = first?.value.result;
    database.close();
    expect(await tab.readStory(idOf(1))).toEqual(numbered(1));
    expect(opening).toHaveBeenCalledTimes(2);
  });
  it('gives way to a newer version, and fails quietly from then on', async () => {
    const tab = await freshTab();
    await tab.keepStory(numbered(1), { now: 1 });
    const writing = tab.keepStory(numbered(2), { now: 2 });
    const newer = await openNewer();
    await writing;
    expect(await readAndKeep(tab)).toEqual(NOTHING);
    await expect(tab.readTotals()).rejects.toMatchObject({ name: 'VersionError' });
    const kept = newer.transaction('bodies').objectStore('bodies').getAllKeys();
    await expect.poll(() => kept.result).toContain(idOf(1));
  });
});

describe('PWA-20 two tabs that write at once', () => {
  it('lose nothing', async () => {
    const one = await freshTab();
    const other = await openTab();
    const images = numbers.map(String);
    await one.keepStory(numbered(99, images), { now: 1 });
    await Promise.all(
      numbers.flatMap((number) => [
        one.keepStory(numbered(number), { now: number, sendAs: 'key' }),
        other.keepStory(numbered(number + 10), { now: number }),
        one.keepPicture(pictureKey(idOf(99), String(number)), pictureOf(1 + number)),
        other.keepPicture(pictureKey(idOf(99), String(number)), pictureOf(5), { isSecondBest: true }),
        other.noteReading(idOf(99), { paragraph: number, share: 0 }, number),
        other.rememberTold([`told ${number}`]),
      ]),
    );
    await Promise.all([one.starStory(idOf(3), true), other.noteReading(idOf(3), { paragraph: 3, share: 0 }, 9)]);
    const summaries = await one.readShelfPage('read', 0, 99);
    expect(summaries).toHaveLength(21);
    expect(new Set(summaries.map(({ read_at }) => read_at)).size).toBe(21);
    const pictures = Object.fromEntries(numbers.map((number) => [number, 1 + number]));
    expect(await other.readSummary(idOf(99))).toMatchObject({ picture_bytes: pictures, place: { paragraph: 9 } });
    expect(await other.readSummary(idOf(3))).toMatchObject({ starred: true, place: { paragraph: 3 } });
    expect(await other.readTold()).toHaveLength(10);
    expect(await one.waitingOf('anna')).toHaveLength(10);
    const bytes = summaries.reduce((sum, { text_bytes }) => sum + text_bytes, 55);
    expect(await other.readTotals()).toEqual({ stories: 21, bytes });
  });
  it('send a story that was told here into the shelf once', async () => {
    const one = await freshTab();
    const other = await openTab();
    const sent = { ...numbered(1), story_id: 'S'.repeat(22) };
    await one.keepStory(numbered(1), { now: 1, isMadeHere: true });
    await Promise.all([one.adoptSent(idOf(1), numbered(1), sent), other.adoptSent(idOf(1), numbered(1), sent)]);
    expect(await one.readShelfPage('read', 0, 9)).toHaveLength(1);
    expect((await one.readTotals()).stories).toBe(1);
  });
  it('make room for the same number of stories', async () => {
    const one = await freshTab();
    const other = await openTab();
    for (let number = 0; number < 50; number++) await one.keepStory(numbered(number), { now: number });
    await Promise.all(
      numbers.flatMap((number) => [
        one.keepStory(numbered(100 + number), { now: 100 + number }),
        other.keepStory(numbered(200 + number), { now: 200 + number }),
        other.keepPicture(pictureKey(idOf(49), String(number)), pictureOf(10)),
        one.keepPicture(pictureKey(idOf(48), String(number)), pictureOf(10)),
      ]),
    );
    const left = await one.readShelfPage('read', 0, 99);
    expect(left).toHaveLength(50);
    expect((await one.readTotals()).stories).toBe(50);
    for (const number of numbers) expect(left.some(({ story_id }) => story_id === idOf(200 + number))).toBe(true);
  });
});

describe('PWA-20 a write that breaks off', () => {
  /** Every write from the `nth` on is cut off, as by a crash. */
  function cutAt(nth: number): void {
    let written = 0;
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
      written++;
      if (written < nth) return put.apply(this, given);
      this.transaction.abort();
      throw new DOMException('cut off', 'AbortError');
    });
  }
  const STORES = ['summaries', 'bodies', 'pictures', 'outbox', 'notes'] as const;
  const everything = (tab: Tab) => Promise.all(STORES.map((name) => allIn(tab, name)));

  it.each([1, 2, 3, 4, 5])('leaves nothing half when it is cut off at its put number %i', async (nth) => {
    const tab = await freshTab();
    const told = numbered(1, ['cover']);
    await tab.keepStory(told, { now: 1, isMadeHere: true, sendAs: 'key' });
    await tab.keepPicture(cover, pictureOf(10));
    const before = await everything(tab);
    const writes: (readonly [number, () => Promise<unknown>])[] = [
      [3, () => tab.keepStory(numbered(2), { now: 2 })],
      [3, () => tab.keepPicture(cover, pictureOf(20))],
      [1, () => tab.removeStory(idOf(1))],
      [6, () => tab.adoptSent(idOf(1), told, { ...told, story_id: 'S'.repeat(22) })],
    ];
    for (const [puts, write] of writes) {
      if (nth > puts) continue;
      cutAt(nth);
      await write().catch(() => undefined);
      vi.mocked(IDBObjectStore.prototype.put).mockRestore();
      expect(await everything(await openTab())).toEqual(before);
    }
  });
  it('says why, and leaves nothing, when what it does meanwhile fails', async () => {
    const tab = await freshTab();
    const writing = tab.transact('readwrite', ['notes'], async (stores) => {
      stores('notes').put(1, 'a');
      throw new Error('it failed');
    });
    await expect(writing).rejects.toThrow('it failed');
    expect(await allIn(tab, 'notes')).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillDevice, WAYS_TO_FAIL } from '../tests/helpers/full-device.ts';
import {
  allIn,
  freshTab,
  idOf,
  numbered,
  numbersOn,
  pictureAsIf,
  pictureOf,
  putRaw,
  type Tab,
} from '../tests/helpers/shelf.ts';
import { pictureKey } from './picture-key.ts';

let tab: Tab;
beforeEach(async () => {
  tab = await freshTab();
});
afterEach(() => void vi.restoreAllMocks());

const IMAGES = ['cover', 'p1'];
const cover = (number: number) => pictureKey(idOf(number), 'cover');
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
/** Keeps these stories one after the other, at the time of their number. */
async function keep(numbers: readonly number[], isMadeHere = false): Promise<void> {
  for (const number of numbers) await tab.keepStory(numbered(number, IMAGES), { now: number, isMadeHere });
}
const sorted = async () => (await numbersOn(tab)).toSorted((a, b) => a - b);

it('BEY-10 says how many stories may come without one that is here having to go', () => {
  const left = (stories: number, bytes = 0) => tab.roomLeft({ stories, bytes });
  expect([left(0), left(49), left(50), left(70)]).toEqual([50, 1, 0, 0]);
  // How large the next one is nobody knows yet.
  expect([left(3, 179_999_999), left(3, 180_000_000)]).toEqual([47, 0]);
});

describe('DECIDE-80 fifty stories', () => {
  it('are kept, and the one read longest ago goes for the next', async () => {
    await keep(range(1, 50));
    expect(await sorted()).toEqual(range(1, 50));
    await tab.noteReading(idOf(1), null, 60);
    await keep([51]);
    expect(await sorted()).toEqual([1, ...range(3, 51)]);
    expect(await tab.readStory(idOf(2))).toBeUndefined();
    expect((await tab.readTotals()).stories).toBe(50);
  });
  it('never lose a starred one, nor the one just kept', async () => {
    await keep(range(1, 50));
    for (const number of range(1, 49)) await tab.starStory(idOf(number), true);
    await keep([51]);
    // Starred ones take nobody's place.
    expect(await sorted()).toEqual(range(1, 51));
    await keep(range(52, 100));
    expect(await sorted()).toEqual([...range(1, 49), ...range(51, 100)]);
  });
  it('may lose one whose star was taken off', async () => {
    await keep([1]);
    await tab.starStory(idOf(1), true);
    await keep(range(2, 50));
    await tab.starStory(idOf(1), false);
    await keep([51]);
    expect(await sorted()).toEqual(range(2, 51));
  });
  it('lose what was told here last', async () => {
    await keep([1], true);
    await keep(range(2, 52));
    expect(await sorted()).toEqual([1, ...range(4, 52)]);
    await keep(range(60, 109), true);
    expect(await sorted()).toEqual(range(60, 109));
  });
  it('lose the right one also when the clock is set back', async () => {
    await keep(range(1001, 1049));
    await keep([7]);
    await tab.noteReading(idOf(1001), null, 5);
    await keep([8]);
    expect(await sorted()).toEqual([7, 8, 1001, ...range(1003, 1049)]);
  });
  it('stay when one of them is kept again', async () => {
    await keep(range(1, 50));
    await keep([1, 7, 50]);
    expect(await sorted()).toEqual(range(1, 50));
  });
  it('never lose one that a newer version wrote', async () => {
    const strange = { story_id: idOf(99), form: 2, sort: { read: 0, made: 0, title: '', leaving: [0, 0] } };
    await putRaw(tab, 'summaries', strange);
    await keep(range(1, 51));
    expect(await allIn(tab, 'summaries')).toContainEqual(strange);
    expect(await sorted()).toEqual(range(3, 51));
  });
});

describe('DECIDE-80 two hundred megabytes', () => {
  it('are the bound, and what was read longest ago goes beyond it', async () => {
    await keep([1, 2, 3]);
    await tab.keepPicture(cover(1), pictureAsIf(90_000_000));
    await tab.keepPicture(cover(2), pictureAsIf(90_000_000));
    expect(await sorted()).toEqual([1, 2, 3]);
    expect(await tab.keepPicture(cover(3), pictureAsIf(90_000_000))).toBe(true);
    expect(await sorted()).toEqual([2, 3]);
    expect((await tab.readTotals()).bytes).toBeLessThanOrEqual(tab.MAX_BYTES);
    expect(await allIn(tab, 'pictures')).toHaveLength(2);
  });
  it('are not taken up by what is starred, and may be passed by the one just kept', async () => {
    await keep([1]);
    await tab.starStory(idOf(1), true);
    await tab.keepPicture(cover(1), pictureAsIf(190_000_000));
    await keep([2, 3]);
    expect(await tab.keepPicture(cover(3), pictureAsIf(90_000_000))).toBe(true);
    expect(await sorted()).toEqual([1, 2, 3]);
    expect(await tab.keepPicture(cover(3), pictureAsIf(290_000_000))).toBe(true);
    expect(await sorted()).toEqual([1, 3]);
  });
});

describe('PWA-20 a full device', () => {
  beforeEach(async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await keep([1, 2, 3, 4]);
    for (const number of [1, 2, 4]) await tab.keepPicture(cover(number), pictureOf(10));
    await tab.starStory(idOf(1), true);
  });
  const withPictures = async () => {
    const summaries = await tab.readShelfPage('read', 0, 99);
    const pictured = summaries.filter(({ picture_bytes }) => Object.keys(picture_bytes).length > 0);
    return [1, 2, 3, 4, 5].filter((number) => pictured.some(({ story_id }) => story_id === idOf(number)));
  };

  describe.each(WAYS_TO_FAIL)('that says so by its %s', (way) => {
    it('gives up the oldest pictures first', async () => {
      const failed = fillDevice(1, way);
      expect(await tab.keepStory(numbered(5), { now: 5 })).toBeDefined();
      expect(failed.writes).toBe(1);
      expect(await sorted()).toEqual([1, 2, 3, 4, 5]);
      expect(await withPictures()).toEqual([1, 4]);
      expect(await tab.readPicture(cover(2))).toBeUndefined();
    });
    it('then texts, the oldest first', async () => {
      fillDevice(3, way);
      expect(await tab.keepStory(numbered(5), { now: 5 })).toBeDefined();
      expect(await sorted()).toEqual([1, 3, 4, 5]);
      expect(await withPictures()).toEqual([1]);
    });
    it('and never what is starred, nor more than one story for a write: it stops there, and reading goes on', async () => {
      const failed = fillDevice(99, way);
      expect(await tab.keepStory(numbered(5), { now: 5 })).toBeUndefined();
      expect(failed.writes).toBe(4);
      expect(await sorted()).toEqual([1, 3, 4]);
      expect(await tab.readStory(idOf(1))).toEqual(numbered(1, IMAGES));
      expect(await tab.readPicture(cover(1))).toEqual(pictureOf(10));
    });
    it('keeps a picture at the price of pictures, and never of a story', async () => {
      fillDevice(2, way);
      expect(await tab.keepPicture(cover(3), pictureOf(10))).toBe(true);
      expect(await withPictures()).toEqual([1, 3]);
      vi.restoreAllMocks();
      vi.spyOn(console, 'warn').mockReturnValue();
      fillDevice(99, way);
      expect(await tab.keepPicture(pictureKey(idOf(3), 'p1'), pictureOf(10))).toBe(false);
      expect(await sorted()).toEqual([1, 2, 3, 4]);
      expect(await withPictures()).toEqual([1, 3]);
    });
    it('asks nothing of the rest for a picture that is only completed, and does not fetch what had to go again', async () => {
      fillDevice(99, way);
      expect(await tab.keepPicture(cover(3), pictureOf(10), { price: 'nothing' })).toBe(false);
      expect(await withPictures()).toEqual([1, 2, 4]);
      expect(await tab.lackingStories()).toEqual([1, 2, 3, 4].map(idOf));
      vi.restoreAllMocks();
      vi.spyOn(console, 'warn').mockReturnValue();
      fillDevice(1, way);
      expect(await tab.keepPicture(cover(3), pictureOf(10))).toBe(true);
      expect(await tab.lackingStories()).toEqual([1, 3, 4].map(idOf));
    });
    it('gives up no more once that has not helped, until a write succeeds', async () => {
      await keep(range(10, 20));
      for (const number of range(10, 20)) await tab.keepPicture(cover(number), pictureOf(10));
      fillDevice(99, way);
      for (let time = 0; time < 3; time++) await tab.keepPicture(cover(3), pictureOf(10));
      expect(await withPictures()).toEqual([1]);
      expect((await allIn(tab, 'pictures')).length).toBe(3 + 11 - 5);
    });
    it('takes nothing at all when not even a note can be written', async () => {
      const before = await allIn(tab, 'summaries');
      fillDevice(99, way, ['bodies', 'pictures', 'summaries', 'notes']);
      expect(await tab.keepStory(numbered(5), { now: 5 })).toBeUndefined();
      vi.restoreAllMocks();
      expect(await allIn(tab, 'bodies')).toHaveLength(4);
      expect(await allIn(tab, 'summaries')).toEqual(before);
    });
  });
  it('forgets a place that it cannot note, and nothing else', async () => {
    fillDevice(99, 'request', ['summaries']);
    await tab.noteReading(idOf(1), { paragraph: 1, share: 0.5 }, 9);
    await expect(tab.starStory(idOf(2), true)).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(await tab.readSummary(idOf(1))).toMatchObject({ place: null, read_at: 1 });
  });
});

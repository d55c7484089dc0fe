import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillDevice } from '../tests/helpers/full-device.ts';
import { allIn, freshTab, idOf, numbered, openTab, pictureOf, putRaw, type Tab } from '../tests/helpers/shelf.ts';
import type { HeroLook } from '#contract/hero-look';
import { imageLike, unfinished } from '../tests/helpers/stories.ts';
import { pictureKey } from './picture-key.ts';

let tab: Tab;
beforeEach(async () => {
  tab = await freshTab();
});
afterEach(() => void vi.restoreAllMocks());

const cover = pictureKey(idOf(1), 'cover');
const place = { paragraph: 2, share: 0.5 };

describe('PWA-6 a story on the device', () => {
  it('is read as it was sent, its text once', async () => {
    const story = numbered(1, ['cover', 'p1']);
    const sent = { ...story, story_data: { markdown: 'the same again' } };
    expect(await tab.keepStory(sent, { now: 1000 })).toEqual(sent);
    expect(await tab.readStory(idOf(1))).toEqual(story);
    expect(await tab.readSummary(idOf(1))).toMatchObject({
      title: 'Story 1',
      protagonist_name: 'Mia',
      starred: false,
      made_here: false,
      kept_at: 1000,
      read_at: 1000,
      place: null,
      pictures: ['cover', 'p1'],
      picture_bytes: {},
      text_bytes: new TextEncoder().encode(JSON.stringify(story)).length,
    });
  });
  it('is there after a reload', async () => {
    await tab.keepStory(numbered(1), { now: 1000 });
    expect(await (await openTab()).readStory(idOf(1))).toEqual(numbered(1));
  });
  it('keeps its other form when it has no text otherwise', async () => {
    const story = { ...numbered(1), content: null, story_data: { markdown: '# Tup' } };
    await tab.keepStory(story, { now: 1000 });
    expect(await tab.readStory(idOf(1))).toEqual(story);
  });
  it('is finished, or it is not kept', async () => {
    for (const answer of [
      unfinished(),
      { ...numbered(1), status: 'failed' },
      { ...numbered(1), content: null },
      { story_id: idOf(1) },
      'story',
      null,
      undefined,
    ])
      expect(await tab.keepStory(answer, { now: 1000 })).toBeUndefined();
    expect(await allIn(tab, 'bodies')).toEqual([]);
    expect(await tab.readTotals()).toEqual({ stories: 0, bytes: 0 });
  });
  it('that was removed does not come back when its package was to be completed', async () => {
    await tab.keepStory(numbered(1), { now: 1000 });
    await tab.removeStory(idOf(1));
    expect(await tab.keepStory(numbered(1), { now: 2000, isKnownOnly: true })).toBeUndefined();
    expect(await tab.readStory(idOf(1))).toBeUndefined();
  });
  it('is gone with all that belongs to it when it is removed', async () => {
    await tab.keepStory(numbered(1, ['cover']), { now: 1000, isMadeHere: true, sendAs: 'key' });
    await tab.keepStory(numbered(2, ['cover']), { now: 1000 });
    for (const number of [1, 2]) await tab.keepPicture(pictureKey(idOf(number), 'cover'), pictureOf(10));
    await tab.removeStory(idOf(1));
    expect(await tab.readStory(idOf(1))).toBeUndefined();
    expect(await tab.readSummary(idOf(1))).toBeUndefined();
    expect(await tab.readPicture(cover)).toBeUndefined();
    expect(await tab.waitingOf('anna')).toEqual([]);
    expect(await tab.readPicture(pictureKey(idOf(2), 'cover'))).toEqual(pictureOf(10));
    expect((await tab.readTotals()).stories).toBe(1);
    await tab.removeStory(idOf(3));
    expect((await tab.readTotals()).stories).toBe(1);
  });
});

describe('BEY-10 a story that is kept again', () => {
  it('keeps its star, its place, its times and its pictures', async () => {
    await tab.keepStory(numbered(1, ['cover', 'p1']), { now: 1000 });
    await tab.keepPicture(cover, pictureOf(10));
    await tab.starStory(idOf(1), true);
    await tab.noteReading(idOf(1), place, 2000);
    await tab.keepStory({ ...numbered(1, ['cover', 'p1']), title: 'Story one' }, { now: 9000 });
    expect(await tab.readSummary(idOf(1))).toMatchObject({
      title: 'Story one',
      starred: true,
      place,
      kept_at: 1000,
      read_at: 2000,
      picture_bytes: { cover: 10 },
    });
    expect(await tab.readPicture(cover)).toEqual(pictureOf(10));
  });
  it('keeps a picture that the server could not paint and the device has drawn', async () => {
    const failed = { ...numbered(1), images: [imageLike({ id: 'cover', status: 'failed' })] };
    await tab.keepStory(failed, { now: 1000 });
    await tab.keepPicture(cover, pictureOf(10));
    await tab.keepStory(failed, { now: 2000 });
    expect(await tab.readPicture(cover)).toEqual(pictureOf(10));
    expect(await tab.readSummary(idOf(1))).toMatchObject({ picture_bytes: { cover: 10 } });
  });
  it('lets go of a picture that is no longer one of its own', async () => {
    await tab.keepStory(numbered(1, ['cover', 'p1']), { now: 1000 });
    await tab.keepPicture(cover, pictureOf(10));
    await tab.keepStory(numbered(1, ['p1']), { now: 2000 });
    expect(await tab.readSummary(idOf(1))).toMatchObject({ picture_bytes: {} });
    expect(await allIn(tab, 'pictures')).toEqual([]);
  });
  it('stays as it was told here, whatever the server answers', async () => {
    await tab.keepStory(numbered(1, ['cover']), { now: 1000, isMadeHere: true });
    await tab.keepPicture(cover, pictureOf(10));
    await tab.keepStory({ ...numbered(1), title: 'The server’s' }, { now: 2000 });
    expect((await tab.readStory(idOf(1)))?.title).toBe('Story 1');
    expect(await tab.readSummary(idOf(1))).toMatchObject({ made_here: true, picture_bytes: { cover: 10 } });
    await tab.keepStory({ ...numbered(1, ['cover']), title: 'Told again' }, { now: 3000, isMadeHere: true });
    expect((await tab.readStory(idOf(1)))?.title).toBe('Told again');
  });
});

describe('PWA-11 a story on a device that families share', () => {
  const art = { cover: { seed: 'x' } };
  const owned = { ...numbered(1), is_owner: true, liked: true, art };
  const asOther = { ...numbered(1), title: 'Told to another family', art: null };

  it('is nobody’s own and liked by nobody when it is read from the device', async () => {
    await tab.keepStory(owned, { now: 1000 });
    expect(await tab.readStory(idOf(1))).toEqual({ ...numbered(1), art });
  });
  it('keeps what its owner alone is told when another family opens it, and nothing else of before', async () => {
    const hero_look: HeroLook = { skin: 'skin-2', hair: 'bob', hair_color: 'red', glasses: true, pajamas: 'teal' };
    await tab.keepStory({ ...owned, parameters: { ...owned.parameters, hero_look } }, { now: 1000 });
    await tab.keepStory(asOther, { now: 2000 });
    await tab.keepStory(asOther, { now: 3000 });
    const kept = await tab.readStory(idOf(1));
    expect(kept).toMatchObject({ title: 'Told to another family', art, parameters: { hero_look } });
    await tab.keepStory({ ...owned, art: null }, { now: 4000 });
    expect(await tab.readStory(idOf(1))).toMatchObject({ title: 'Story 1', art: null });
  });
  it('has none of that when its owner never opened it here', async () => {
    await tab.keepStory({ ...asOther, art }, { now: 1000 });
    await tab.keepStory(asOther, { now: 2000 });
    expect((await tab.readStory(idOf(1)))?.art).toBeNull();
  });
});

describe('BEY-10 a story that comes back by itself', () => {
  const comes = (number: number) => tab.keepStory(numbered(number), { now: 9000, isByItself: true });

  it('comes while there is room, and never takes the place of another', async () => {
    for (let number = 1; number <= 49; number++) await tab.keepStory(numbered(number), { now: number });
    expect(await comes(50)).toBeDefined();
    expect(await comes(51)).toBeUndefined();
    expect(await tab.readSummary(idOf(1))).toBeDefined();
    expect((await tab.readTotals()).stories).toBe(50);
    // One that is here may be completed.
    expect(await comes(50)).toBeDefined();
  });
  it('stands where it would if it had been read when it was made, newest first', async () => {
    await tab.keepStory(numbered(1), { now: Date.parse('2026-11-21T19:00:00Z') });
    for (const day of [22, 20, 19])
      await tab.keepStory(
        { ...numbered(day), created_at: `2026-11-${day}T19:00:00.000Z` },
        { now: 9e15, isByItself: true },
      );
    const order = (await tab.readShelfPage('read', 0, 9)).map(({ story_id }) => story_id);
    expect(order).toEqual([22, 1, 20, 19].map(idOf));
    expect((await tab.readSummary(idOf(19)))?.read_at).toBe(Date.parse('2026-11-19T19:00:00Z'));
  });
  it('gives up nothing on a device that is full', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await tab.keepStory(numbered(1, ['cover']), { now: 1000 });
    await tab.keepPicture(cover, pictureOf(10));
    fillDevice(1, 'request');
    expect(await comes(2)).toBeUndefined();
    expect(await tab.readPicture(cover)).toEqual(pictureOf(10));
    expect(await comes(2)).toBeDefined();
  });
  it('was not taken off on purpose: the device remembers the last two hundred, also after a reload', async () => {
    expect([...(await tab.removedStories())]).toEqual([]);
    for (const number of [1, 2, 1]) {
      await tab.keepStory(numbered(number), { now: 1000 });
      await tab.removeStory(idOf(number));
    }
    await tab.removeStory(idOf(3));
    expect([...(await (await openTab()).removedStories())]).toEqual([2, 1].map(idOf));
    for (let number = 10; number < 209; number++) {
      await tab.keepStory(numbered(number), { now: 1000 });
      await tab.removeStory(idOf(number));
    }
    const removed = await tab.removedStories();
    expect([removed.size, removed.has(idOf(2)), removed.has(idOf(1))]).toEqual([200, false, true]);
  });
});

describe('BEY-10 a picture on the device', () => {
  it('is kept with its story, and never without', async () => {
    expect(await tab.keepPicture(cover, pictureOf(10))).toBe(false);
    expect(await allIn(tab, 'pictures')).toEqual([]);
    await tab.keepStory(numbered(1, ['cover']), { now: 1000 });
    expect(await tab.keepPicture('/api/stories/no/images/cover', pictureOf(10))).toBe(false);
    expect(await tab.keepPicture(cover, pictureOf(10))).toBe(true);
    expect(await tab.readPicture(cover)).toEqual(pictureOf(10));
  });
  it('gives way to a better one, and never to a second best', async () => {
    await tab.keepStory(numbered(1, ['cover']), { now: 1000 });
    expect(await tab.keepPicture(cover, pictureOf(10), { isSecondBest: true })).toBe(true);
    expect(await tab.keepPicture(cover, pictureOf(20))).toBe(true);
    expect(await tab.keepPicture(cover, pictureOf(30), { isSecondBest: true })).toBe(true);
    expect(await tab.readPicture(cover)).toEqual(pictureOf(20));
    expect(await tab.readSummary(idOf(1))).toMatchObject({ picture_bytes: { cover: 20 } });
  });
  it('is missed until it is there', async () => {
    await tab.keepStory(numbered(1, ['cover', 'p1']), { now: 1000 });
    await tab.keepStory(numbered(2), { now: 1000 });
    expect(await tab.lackingStories()).toEqual([idOf(1)]);
    await tab.keepPicture(cover, pictureOf(10));
    expect(await tab.lackingStories()).toEqual([idOf(1)]);
    await tab.keepPicture(pictureKey(idOf(1), 'p1'), pictureOf(10));
    expect(await tab.lackingStories()).toEqual([]);
  });
});

describe('DECIDE-80 the time of reading', () => {
  const readAt = async (number: number) => (await tab.readSummary(idOf(number)))?.read_at ?? 0;

  it('goes on when the clock is set back', async () => {
    for (const number of [1, 2, 3]) await tab.keepStory(numbered(number), { now: 10_000 + number });
    await tab.noteReading(idOf(1), place, 500);
    expect(await readAt(1)).toBeGreaterThan(await readAt(3));
    await tab.keepStory(numbered(4), { now: 400 });
    expect(await readAt(4)).toBeGreaterThan(await readAt(1));
    await tab.noteReading(idOf(2), null, 300);
    const order = (await tab.readShelfPage('read', 0, 9)).map(({ story_id }) => story_id);
    expect(order).toEqual([2, 4, 1, 3].map(idOf));
    await tab.noteReading(idOf(3), null, 20_000);
    expect(await readAt(3)).toBe(20_000);
  });
  it('stays with a story that was only starred or is not there', async () => {
    await tab.keepStory(numbered(1), { now: 1000 });
    expect(await tab.starStory(idOf(1), true)).toMatchObject({ starred: true, read_at: 1000 });
    expect(await tab.starStory(idOf(1), false)).toMatchObject({ starred: false });
    expect(await tab.starStory(idOf(2), true)).toBeUndefined();
    await tab.noteReading(idOf(2), place, 2000);
    expect(await allIn(tab, 'summaries')).toHaveLength(1);
  });
});

describe('BEY-10 what a newer version has written', () => {
  const strange = { story_id: idOf(2), form: 2, starred: true, sort: { read: -5, made: 0, title: 'b' } };
  beforeEach(async () => {
    await tab.keepStory(numbered(1), { now: 1000 });
    await putRaw(tab, 'summaries', strange);
    await putRaw(tab, 'bodies', { chapters: [] }, idOf(2));
    await putRaw(tab, 'pictures', { form: 2 }, pictureKey(idOf(2), 'cover'));
  });

  it('is left out', async () => {
    expect(await tab.readSummary(idOf(2))).toBeUndefined();
    expect(await tab.readStory(idOf(2))).toBeUndefined();
    expect(await tab.readPicture(pictureKey(idOf(2), 'cover'))).toBeUndefined();
    for (const order of ['read', 'made', 'title'] as const)
      expect((await tab.readShelfPage(order, 0, 9)).map(({ story_id }) => story_id)).toEqual([idOf(1)]);
  });
  it('is never overwritten and never removed', async () => {
    const totals = await tab.readTotals();
    await tab.keepStory(numbered(2), { now: 2000 });
    await tab.starStory(idOf(2), false);
    await tab.noteReading(idOf(2), place, 2000);
    expect(await tab.keepPicture(pictureKey(idOf(2), 'cover'), pictureOf(10))).toBe(false);
    await tab.removeStory(idOf(2));
    expect(await tab.readTotals()).toEqual(totals);
    expect(await allIn(tab, 'summaries')).toContainEqual(strange);
    expect(await allIn(tab, 'bodies')).toContainEqual({ chapters: [] });
    expect(await allIn(tab, 'pictures')).toEqual([{ form: 2 }]);
  });
});

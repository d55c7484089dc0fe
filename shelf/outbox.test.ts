import { beforeEach, describe, expect, it } from 'vitest';
import { allIn, freshTab, idOf, numbered, openTab, pictureOf, putRaw, type Tab } from '../tests/helpers/shelf.ts';
import { pictureKey } from './picture-key.ts';
import { isOnlyHere } from './summary.ts';

const TOLD = idOf(1);
const SENT = 'S'.repeat(22);
const told = { ...numbered(1, ['cover', 'p1']), art: { cover: { seed: 'x' } } };
const sent = { ...numbered(1), story_id: SENT, title: 'Story 1, as sent', created_at: '2026-11-22T00:00:00.000Z' };
const place = { paragraph: 2, share: 0.5 };

let tab: Tab;
beforeEach(async () => {
  tab = await freshTab();
  await tab.keepStory(told, { now: 1000, isMadeHere: true, sendAs: 'key-1' });
  await tab.keepPicture(pictureKey(TOLD, 'cover'), pictureOf(10));
  await tab.keepPicture(pictureKey(TOLD, 'p1'), pictureOf(20));
});
const bytesOnShelf = async () =>
  (await tab.readShelfPage('read', 0, 99)).reduce(
    (sum, { text_bytes, picture_bytes }) =>
      Object.values(picture_bytes).reduce((all, bytes) => all + bytes, sum + text_bytes),
    0,
  );

describe('BEY-10 a story that waits to be sent', () => {
  it('waits with its key, also after a reload', async () => {
    await tab.keepStory(numbered(0), { now: 1000, isMadeHere: true, sendAs: 'key-0' });
    expect(await (await openTab()).waitingOf('anna')).toEqual([
      { story_id: idOf(0), idempotency_key: 'key-0' },
      { story_id: TOLD, idempotency_key: 'key-1' },
    ]);
  });
  it('PWA-21 is sent as the story of the family that told it, and of no other', async () => {
    await tab.keepStory(numbered(2), { now: 1000, isMadeHere: true, sendAs: 'key-2', toldBy: 'anna' });
    const keysOf = async (user: string) => (await tab.waitingOf(user)).map((waiting) => waiting.idempotency_key);
    expect(await keysOf('anna')).toEqual(['key-1', 'key-2']);
    await tab.keepStory(numbered(3), { now: 1000, isMadeHere: true, sendAs: 'key-3', toldBy: 'ben' });
    // What was told while nobody was signed in is not a family's because it was looked at.
    expect(await keysOf('ben')).toEqual(['key-1', 'key-3']);
    await tab.noteTaken(tab.waitingAs(TOLD, 'key-1'), 'anna');
    expect(await keysOf('ben')).toEqual(['key-3']);
    expect(await keysOf('anna')).toEqual(['key-1', 'key-2']);
    expect(await allIn(tab, 'outbox')).toHaveLength(3);
  });
  it('waits for nobody when it left the outbox before the server was heard', async () => {
    await tab.dropWaiting(TOLD);
    await tab.noteTaken(tab.waitingAs(TOLD, 'key-1'), 'anna');
    expect(await allIn(tab, 'outbox')).toEqual([]);
  });
  it('leaves out what a newer version put there', async () => {
    await putRaw(tab, 'outbox', { form: 2 }, 'newer');
    expect((await tab.waitingOf('anna')).map(({ story_id }) => story_id)).toEqual([TOLD]);
    expect(await allIn(tab, 'outbox')).toContainEqual({ form: 2 });
  });
});

describe('BEY-10 a story that was sent', () => {
  it('stands under the server’s id, with its pictures, star, place and times', async () => {
    await tab.starStory(TOLD, true);
    await tab.noteReading(TOLD, place, 2000);
    await tab.adoptSent(TOLD, told, sent);
    expect(await tab.readSummary(SENT)).toMatchObject({
      title: 'Story 1, as sent',
      created_at: sent.created_at,
      made_here: true,
      starred: true,
      place,
      kept_at: 1000,
      read_at: 2000,
      cover_image: pictureKey(SENT, 'cover'),
      pictures: ['cover', 'p1'],
      picture_bytes: { cover: 10, p1: 20 },
    });
    expect(await tab.readStory(SENT)).toEqual({
      ...sent,
      art: told.art,
      cover_image: pictureKey(SENT, 'cover'),
      images: told.images.map((image) => ({ ...image, url: pictureKey(SENT, image.id) })),
    });
    expect(await tab.readPicture(pictureKey(SENT, 'cover'))).toEqual(pictureOf(10));
    expect(await tab.readPicture(pictureKey(SENT, 'p1'))).toEqual(pictureOf(20));
    expect(await tab.movedTo(TOLD)).toBe(SENT);
    expect(await tab.movedTo(SENT)).toBeUndefined();
  });
  it('stands under the new id alone, to which the old one leads, and counts once', async () => {
    await tab.adoptSent(TOLD, told, sent);
    expect(await allIn(tab, 'bodies')).toHaveLength(1);
    expect((await tab.readStory(TOLD))?.story_id).toBe(SENT);
    expect((await tab.readSummary(TOLD))?.story_id).toBe(SENT);
    await tab.noteReading(TOLD, { paragraph: 2, share: 0.5 }, 9000);
    expect((await tab.readSummary(SENT))?.place).toEqual({ paragraph: 2, share: 0.5 });
    expect(await tab.readPicture(pictureKey(TOLD, 'p1'))).toEqual(pictureOf(20));
    expect(await tab.keepPicture(pictureKey(TOLD, 'p1'), pictureOf(21))).toBe(true);
    expect(await tab.readPicture(pictureKey(SENT, 'p1'))).toEqual(pictureOf(21));
    expect(await tab.waitingOf('anna')).toEqual([]);
    expect(await allIn(tab, 'pictures')).toHaveLength(2);
    expect(await tab.readTotals()).toEqual({ stories: 1, bytes: await bytesOnShelf() });
    await tab.adoptSent(TOLD, told, sent);
    expect(await tab.readTotals()).toEqual({ stories: 1, bytes: await bytesOnShelf() });
  });
  it('is no longer only here, and still made here', async () => {
    const only = async (id: string) => isOnlyHere((await tab.readSummary(id)) ?? { made_here: false, sent: false });
    expect(await only(TOLD)).toBe(true);
    await tab.adoptSent(TOLD, told, sent);
    expect(await only(SENT)).toBe(false);
    await tab.starStory(SENT, true);
    expect(await tab.readSummary(SENT)).toMatchObject({ made_here: true, sent: true });
  });
  it('goes in its turn when room is needed, before what is nowhere else', async () => {
    await tab.adoptSent(TOLD, told, sent);
    await tab.keepStory(numbered(100), { now: 1001, isMadeHere: true });
    for (let number = 200; number < 249; number++) await tab.keepStory(numbered(number), { now: 2000 });
    expect(await tab.readSummary(SENT)).toBeUndefined();
    expect(await tab.readSummary(idOf(100))).toBeDefined();
  });
  it('keeps its text when the server’s answer has none yet', async () => {
    await tab.adoptSent(TOLD, told, { ...sent, status: 'pending', content: null });
    expect((await tab.readStory(SENT))?.content).toEqual(told.content);
  });
  it('is one story with what was opened from the server meanwhile', async () => {
    await tab.keepStory(sent, { now: 3000 });
    await tab.starStory(SENT, true);
    await tab.adoptSent(TOLD, told, sent);
    expect(await tab.readSummary(SENT)).toMatchObject({ starred: true, read_at: 3000, made_here: true });
    expect(await tab.readTotals()).toEqual({ stories: 1, bytes: await bytesOnShelf() });
  });
  it('may keep its id', async () => {
    await tab.adoptSent(TOLD, told, { ...sent, story_id: TOLD });
    expect(await tab.readPicture(pictureKey(TOLD, 'p1'))).toEqual(pictureOf(20));
    expect(await tab.waitingOf('anna')).toEqual([]);
    expect(await tab.readTotals()).toEqual({ stories: 1, bytes: await bytesOnShelf() });
  });
  it('stays away, and waits no longer, when it was taken off the device meanwhile', async () => {
    await tab.removeStory(TOLD);
    await putRaw(tab, 'outbox', tab.waitingAs(TOLD, 'key-1'), TOLD);
    await tab.adoptSent(TOLD, told, sent);
    expect(await tab.readStory(SENT)).toBeUndefined();
    expect(await allIn(tab, 'summaries')).toEqual([]);
    expect(await tab.waitingOf('anna')).toEqual([]);
    expect(await tab.readTotals()).toEqual({ stories: 0, bytes: 0 });
  });
  it('is not overwritten when the server’s copy is opened later', async () => {
    await tab.adoptSent(TOLD, told, sent);
    await tab.keepStory({ ...sent, images: [] }, { now: 5000 });
    expect(await tab.readSummary(SENT)).toMatchObject({ picture_bytes: { cover: 10, p1: 20 } });
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { freshTab, idOf, numbered, numbersOn, putRaw, type Tab } from '../tests/helpers/shelf.ts';
import { storyLike } from '../tests/helpers/stories.ts';
import { summaryOf, withSort } from './summary.ts';

let tab: Tab;
beforeEach(async () => {
  tab = await freshTab();
});

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
interface Change {
  title?: string;
  name?: string;
  created_at?: string;
}
/** Puts a starred story onto the shelf as keepStory would, of which only the summary is asked for here. */
async function put(number: number, { title = `Story ${number}`, name = 'Mia', created_at = '' }: Change = {}) {
  const { parameters } = storyLike();
  const story = { ...numbered(number), title, created_at, parameters: { ...parameters, protagonist_name: name } };
  const summary = summaryOf(story, { known: undefined, isMadeHere: false, textBytes: 100, now: number });
  await putRaw(tab, 'summaries', withSort({ ...summary, starred: true }));
}
const ids = (summaries: readonly { story_id: string }[]) => summaries.map(({ story_id }) => story_id);

describe('BEY-10 a page of the shelf', () => {
  it('is in the order asked for', async () => {
    await put(1, { title: 'élan', created_at: '2026-11-03T00:00:00.000Z' });
    await put(2, { title: 'Apple', created_at: '2026-11-01T00:00:00.000Z' });
    await put(3, { title: 'frog', created_at: '2026-11-02T00:00:00.000Z' });
    expect(ids(await tab.readShelfPage('read', 0, 9))).toEqual([3, 2, 1].map(idOf));
    expect(ids(await tab.readShelfPage('made', 0, 9))).toEqual([1, 3, 2].map(idOf));
    expect(ids(await tab.readShelfPage('title', 0, 9))).toEqual([2, 1, 3].map(idOf));
  });
  it.each([0, 1, 19, 20, 21])('shows each of %i stories once, also those that tie', async (count) => {
    for (const number of range(1, count)) {
      await put(number, { title: 'The same', created_at: '2026-11-01T00:00:00.000Z' });
      await tab.noteReading(idOf(number), null, number);
    }
    for (const order of ['read', 'made', 'title'] as const) {
      const shown = [];
      for (const page of [0, 1, 2]) {
        const summaries = await tab.readShelfPage(order, page * 20, 20);
        expect(summaries).toHaveLength(Math.max(0, Math.min(20, count - page * 20)));
        shown.push(...ids(summaries));
      }
      const expected = range(1, count).map(idOf);
      expect(shown).toEqual(order === 'read' ? expected.toReversed() : expected.toSorted());
    }
  });
  it('is empty behind the end', async () => {
    for (const number of range(1, 3)) await put(number);
    expect(await tab.readShelfPage('read', 2, 20)).toHaveLength(1);
    for (const offset of [3, 4, 999]) expect(await tab.readShelfPage('read', offset, 20)).toEqual([]);
  });
  it('takes a story without a date or a title at its place', async () => {
    await put(1, { title: '', created_at: 'some day' });
    await put(2, { created_at: '2026-11-01T00:00:00.000Z' });
    expect(ids(await tab.readShelfPage('made', 0, 9))).toEqual([2, 1].map(idOf));
    expect(ids(await tab.readShelfPage('title', 0, 9))).toEqual([1, 2].map(idOf));
  });
});

describe('BEY-10 a search of the shelf', () => {
  const found = async (text: string, limit = 60) => ids(await tab.searchShelf(text, limit));

  it('finds every word in title or name, in any case, with or without accents', async () => {
    await put(1, { title: 'Zoé and the Élan', name: 'Ömer' });
    await put(2, { title: 'The moon', name: 'Zoe' });
    expect(await found('zoe')).toEqual([2, 1].map(idOf));
    expect(await found('  ZOÉ   elan ')).toEqual([idOf(1)]);
    expect(await found('omer zoe')).toEqual([idOf(1)]);
    expect(await found('oon')).toEqual([idOf(2)]);
    expect(await found('zoe frog')).toEqual([]);
    expect(await found('')).toEqual([2, 1].map(idOf));
  });
  it('finds other scripts', async () => {
    await put(1, { title: 'Луна и ёж', name: '美月' });
    await put(2, { title: 'お月さま', name: 'रिया' });
    await put(3, { title: 'İyi geceler', name: '지우' });
    expect(await found('луна еж')).toEqual([idOf(1)]);
    expect(await found('月')).toEqual([2, 1].map(idOf));
    expect(await found('रिया')).toEqual([idOf(2)]);
    expect(await found('지우')).toEqual([idOf(3)]);
    expect(await found('iyi')).toEqual([idOf(3)]);
  });
  it('walks over a long shelf to its end, and stops at the limit', async () => {
    for (const number of range(1, 450)) await put(number, { title: number % 10 === 1 ? 'Frog' : 'Moon' });
    expect(await found('frog')).toEqual(
      range(0, 44)
        .map((ten) => idOf(ten * 10 + 1))
        .toReversed(),
    );
    expect(await found('frog', 3)).toEqual([441, 431, 421].map(idOf));
    expect(await found('moon', 500)).toHaveLength(405);
  });
  it('passes over what it does not understand, however much of it there is', async () => {
    for (const number of range(1, 210))
      await putRaw(tab, 'summaries', { story_id: idOf(number), form: 2, sort: { read: -number, made: 0, title: '' } });
    await putRaw(tab, 'summaries', withSort({ ...(await summary(999)), read_at: 0 }));
    expect(await found('story')).toEqual([idOf(999)]);
  });
  it('ends when nobody waits for it any more', async () => {
    for (const number of range(1, 201)) await put(number);
    await expect(tab.searchShelf('frog', 60, AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
    const leaving = new AbortController();
    const searching = tab.searchShelf('frog', 60, leaving.signal);
    leaving.abort(new Error('left later'));
    await expect(searching).rejects.toThrow('left later');
    expect(await numbersOn(tab)).toHaveLength(201);
  });
  async function summary(number: number) {
    return summaryOf(numbered(number), { known: undefined, isMadeHere: false, textBytes: 100, now: number });
  }
});

import { describe, expect, it } from 'vitest';
import {
  layoutOf,
  pageNumber,
  placeOf,
  plainLayout,
  spotAt,
  spotOf,
  TITLE,
  TITLE_SPOT,
  turn,
  type Layout,
  type Place,
} from './book.rules.ts';

const PAGES = [2, 1, 3];

describe('turning the pages', () => {
  it('goes through title, every page of every part, and The End, and back', () => {
    const way: Place[] = [TITLE];
    for (let at = 0; at < 9; at++) way.push(turn(way.at(-1) ?? TITLE, 1, PAGES));
    expect(way.map(({ part, page }) => `${part}.${page}`)).toEqual([
      '-1.0',
      '0.0',
      '0.1',
      '1.0',
      '2.0',
      '2.1',
      '2.2',
      '3.0',
      '3.0',
      '3.0',
    ]);
    expect(way.map((place) => pageNumber(place, PAGES).page)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8, 8]);
    expect(pageNumber(TITLE, PAGES).of).toBe(8);
    for (let at = 7; at > 0; at--) expect(turn(way[at] ?? TITLE, -1, PAGES)).toEqual(way[at - 1]);
    expect(turn(TITLE, -1, PAGES)).toEqual(TITLE);
  });
});

/** Three paragraphs over two pages, one over four that begins below the second's end, and a part of one page. */
const LAYOUT: Layout = layoutOf(2, [
  { part: 0, first: 0, pages: 1 },
  { part: 0, first: 0, pages: 2 },
  { part: 0, first: 1, pages: 4 },
  { part: 1, first: 0, pages: 1 },
]);

/** Where a book of this layout is after each of so many turns, page by page. */
function read(layout: Layout): string[] {
  let spot = TITLE_SPOT;
  const way: string[] = [];
  for (let at = 0; at < 12; at++) {
    const place = placeOf(spot, layout);
    way.push(`${place.part}.${place.page}`);
    spot = spotOf(turn(place, 1, layout.pagesOf), layout);
  }
  return way;
}

describe('where a paragraph stands in the book', () => {
  it('a spot of a page opens that page again: each page is met once, whatever paragraphs stand on it', () => {
    expect(LAYOUT.pagesOf).toEqual([5, 1]);
    expect(read(LAYOUT).slice(0, 8)).toEqual(['-1.0', '0.0', '0.1', '0.2', '0.3', '0.4', '1.0', '2.0']);
    expect(read(plainLayout([3, 1])).slice(0, 4)).toEqual(['-1.0', '0.0', '1.0', '2.0']);
  });
  it.each([
    ['one paragraph of one page', layoutOf(1, [{ part: 0, first: 0, pages: 1 }]), 3],
    ['one paragraph larger than seven screens', layoutOf(1, [{ part: 0, first: 0, pages: 7 }]), 9],
    ['no paragraph at all', layoutOf(0, []), 2],
  ])('a story of %s is read to its end', (_name, layout, pages) => {
    expect(new Set(read(layout)).size).toBe(pages);
    expect(pageNumber(TITLE, layout.pagesOf).of).toBe(pages);
  });
  it('a page that no measure found belongs to the paragraph before it', () => {
    const layout = layoutOf(1, [
      { part: 0, first: 0, pages: 1 },
      { part: 0, first: 3, pages: 1 },
    ]);
    expect(layout.spans[0]?.pages).toBe(3);
    expect(read(layout).slice(0, 6)).toEqual(['-1.0', '0.0', '0.1', '0.2', '0.3', '1.0']);
  });
  it('keeps to the paragraph, and to how much of it has passed, when the words flow otherwise', () => {
    const spot = spotOf({ part: 0, page: 3 }, LAYOUT);
    expect(spot).toEqual({ paragraph: 2, within: 0.5 });
    const larger = layoutOf(2, [
      { part: 0, first: 0, pages: 2 },
      { part: 0, first: 2, pages: 3 },
      { part: 0, first: 5, pages: 8 },
      { part: 1, first: 0, pages: 2 },
    ]);
    expect(placeOf(spot, larger)).toEqual({ part: 0, page: 9 });
    expect(placeOf({ paragraph: 9, within: 0 }, larger)).toEqual({ part: 2, page: 0 });
  });
  it.each([
    [0.1, 0],
    [0.5, 0.5],
    [0.95, 0.75],
  ])('BEY-10 a share of %d is shown on a page of the paragraph, never outside', (share, within) => {
    expect(spotAt(2, share, LAYOUT)).toEqual({ paragraph: 2, within });
  });
});

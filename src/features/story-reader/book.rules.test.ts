import { describe, expect, it } from 'vitest';
import { pageNumber, pagesFor, placeIn, TITLE, turn, type Place } from './book.rules.ts';

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
  it('stays where there are fewer pages than before', () => {
    expect(placeIn({ part: 2, page: 2 }, [1, 1, 2])).toEqual({ part: 2, page: 1 });
    expect(placeIn({ part: 3, page: 0 }, [1])).toEqual({ part: 1, page: 0 });
  });
  it('counts the pages that words flow over', () => {
    expect(pagesFor(400, 400, 60)).toBe(1);
    expect(pagesFor(1320, 400, 60)).toBe(3);
    expect(pagesFor(0, 0, 60)).toBe(1);
  });
});

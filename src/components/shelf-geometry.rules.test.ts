import { describe, expect, it } from 'vitest';
import { geometryFor, rowsToShow } from './shelf-geometry.rules.ts';

describe('the geometry of the shelf', () => {
  it.each([
    [284, 2],
    [354, 2],
    [700, 3],
    [724, 3],
    [1132, 5],
  ])('%s px hold %s columns', (width, columns) => expect(geometryFor(width, 16).columns).toBe(columns));
  it('gives large books fewer columns, and two on a phone still', () => {
    expect([354, 700, 1132].map((width) => geometryFor(width, 16, 1.25).columns)).toEqual([2, 2, 4]);
  });
  it('gives large letters fewer columns and higher rows', () => {
    const [normal, large] = [geometryFor(354, 16), geometryFor(354, 32)];
    expect(large.columns).toBe(1);
    expect(large.rowHeight).toBeGreaterThan(normal.rowHeight);
  });
});
describe('the rows in the page', () => {
  const range = { startIndex: 90, endIndex: 93, overscan: 2, count: 250 };
  it('are those near the screen', () => {
    expect(rowsToShow(range, undefined)).toEqual([88, 89, 90, 91, 92, 93, 94, 95]);
    expect(rowsToShow({ ...range, startIndex: 0, endIndex: 1, count: 3 }, undefined)).toEqual([0, 1, 2]);
  });
  it('and the one that has the focus, with its neighbors', () => {
    expect(rowsToShow(range, 3)).toEqual([2, 3, 4, 88, 89, 90, 91, 92, 93, 94, 95]);
    expect(rowsToShow(range, 95)).toEqual([88, 89, 90, 91, 92, 93, 94, 95, 96]);
  });
});

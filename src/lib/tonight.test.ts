import { expect, it } from 'vitest';
import { eveningEnds, stillToRead, tonightAt, withRead, type Tonight } from './tonight.ts';

const HOUR = 3_600_000;
const chosen: Tonight = { stories: ['a', 'b', 'c'], read: [], chosen_at: 100 * HOUR };

// By the clock of this place: day 20 of a month, and the days after it.
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();

it.each([
  ['at bedtime', at(20, 19), at(21, 10)],
  ['after midnight', at(21, 1), at(21, 10)],
  ['in the middle of the night', at(21, 4), at(21, 10)],
  ['before breakfast', at(20, 4, 1), at(21, 10)],
  ['at breakfast', at(20, 7), at(21, 10)],
  ['at ten', at(20, 10), at(21, 10)],
  ['at noon', at(20, 12), at(21, 10)],
])('BEY-13 what is chosen %s ends at ten in the morning after', (_when, chosenAt, end) =>
  expect(eveningEnds(chosenAt)).toBe(end),
);
it.each([
  [at(20, 7), true],
  [at(20, 23), true],
  [at(21, 9, 59), true],
  [at(21, 10), false],
  [at(22, 7), false],
  [at(19, 7), true],
])('BEY-13 what is chosen at breakfast still stands at %s: %s', (now, stands) =>
  expect(tonightAt({ ...chosen, chosen_at: at(20, 7) }, now) !== null).toBe(stands),
);
it('has nothing where nothing is chosen', () => expect(tonightAt(null, 0)).toBeNull());

it.each<[from: string | undefined, read: string[], next: string[]]>([
  [undefined, [], ['a', 'b', 'c']],
  [undefined, ['a'], ['b', 'c']],
  ['a', [], ['b', 'c']],
  ['c', ['a', 'b'], []],
  ['c', ['a', 'b', 'c'], []],
  ['b', ['b'], ['c', 'a']],
  ['c', [], ['a', 'b']],
])('BEY-13 after %s with %j read come %j', (from, read, next) =>
  expect(stillToRead({ ...chosen, read }, from)).toEqual(next),
);

it('BEY-13 a story is read once, and only if it is one of them', () => {
  const once = withRead(chosen, 'b');
  expect(once.read).toEqual(['b']);
  expect(withRead(once, 'b')).toBe(once);
  expect(withRead(once, 'z')).toBe(once);
});

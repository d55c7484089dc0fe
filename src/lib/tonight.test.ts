import { expect, it } from 'vitest';
import { stillToRead, tonightAt, withRead, type Tonight } from './tonight.ts';

const HOUR = 3_600_000;
const chosen: Tonight = { stories: ['a', 'b', 'c'], read: [], chosen_at: 100 * HOUR };

it.each([
  [100, true],
  [111.9, true],
  [112, false],
  [136, false],
  [90, true],
])('BEY-13 what is chosen at hour 100 still stands at hour %s: %s', (hour, stands) =>
  expect(tonightAt(chosen, hour * HOUR) !== null).toBe(stands),
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

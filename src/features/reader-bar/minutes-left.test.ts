import { expect, it } from 'vitest';
import { minutesLeft, wordsAfter } from './minutes-left.ts';

// A toddler hears 100 words in a minute.
const words = (count: number) => 'tup '.repeat(count).trim();
const AFTER = wordsAfter([words(200), words(100), words(300)]);

it('counts the words from each paragraph on', () => {
  expect(AFTER).toEqual([600, 400, 300, 0]);
  expect(wordsAfter([])).toEqual([0]);
});

it.each([
  ['before the first line', 0, 6],
  ['in the middle of the first paragraph', 0.5, 5],
  ['at the last paragraph', 2, 3],
  ['near its end', 2.99, 1],
  ['past the last line', 3, 1],
])('says the minutes that are left %s', (_name, at, minutes) => {
  expect(minutesLeft(AFTER, at, { age_group: 'toddler', story_language: 'en' })).toBe(minutes);
});

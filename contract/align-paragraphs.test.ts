import { expect, it } from 'vitest';
import { alignParagraphs } from './align-paragraphs.ts';

const of = (text: string) => text.split('');

it.each([
  ['nothing changed', 'abcd', 'abcd', [0, 1, 2, 3]],
  ['one was changed', 'abcd', 'aBcd', [0, 1, 2, 3]],
  ['one was added', 'abcd', 'abxcd', [0, 1, 3, 4]],
  ['one was added at the beginning', 'abc', 'xabc', [1, 2, 3]],
  ['one was removed', 'abcd', 'acd', [0, 0, 1, 2]],
  ['the first was removed', 'abc', 'bc', [0, 0, 1]],
  ['the last was removed', 'abc', 'ab', [0, 1, 1]],
  ['one was changed and one added behind it', 'abc', 'aBxc', [0, 1, 3]],
  ['all are others', 'abc', 'xyz', [0, 1, 2]],
  ['most have gone', 'abc', 'x', [0, 0, 0]],
  ['the same words stand twice', 'aab', 'ab', [0, 0, 1]],
  ['there is no text', 'abc', '', []],
])('BEY-14 each paragraph is found again where %s', (_what, before, after, places) => {
  expect(alignParagraphs(of(before), of(after))).toEqual(places);
});

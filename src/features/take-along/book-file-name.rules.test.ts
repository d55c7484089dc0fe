import { expect, it } from 'vitest';
import { bookFileName } from './book-file-name.rules.ts';

it.each([
  ['The Yawn That Got Away', 'The Yawn That Got Away.epub'],
  ['चाँद की नींद', 'चाँद की नींद.epub'],
  ['月亮睡着了', '月亮睡着了.epub'],
  ['Луна: «спи»', 'Луна «спи».epub'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.epub'],
  ['..\u0000 up \u202E and away ...', 'up and away.epub'],
  ['', 'story.epub'],
  ['???', 'story.epub'],
  ['🌙'.repeat(80), `${'🌙'.repeat(60)}.epub`],
])('the book %j is the file %j', (title, name) => {
  expect(bookFileName(title)).toBe(name);
});

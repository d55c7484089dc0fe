import { describe, expect, it } from 'vitest';
import { imageLike } from '../tests/helpers/stories.ts';
import { pictureSources, sharedPicture } from './picture-address.ts';
import { coverOf, hasPictures, partsOf } from './story-parts.ts';

const at = (paragraph_index: number, change = {}) =>
  imageLike({ id: `p${paragraph_index}`, paragraph_index, ...change });
const shape = (paragraphs: string[], images: Parameters<typeof partsOf>[1]) =>
  partsOf(paragraphs, images).map((part) => [part.picture?.id, part.paragraphs.join('')]);

describe('READ-7 the parts of a story', () => {
  it('begin with the paragraph that a picture belongs to', () => {
    expect(shape(['a', 'b', 'c', 'd'], [at(3), at(1)])).toEqual([
      [undefined, 'a'],
      ['p1', 'bc'],
      ['p3', 'd'],
    ]);
    expect(shape(['a', 'b'], [at(0)])).toEqual([['p0', 'ab']]);
  });
  it('know nothing of the cover, of skipped pictures and of paragraphs that are not there', () => {
    const cover = imageLike({ id: 'cover', paragraph_index: null });
    expect(shape(['a', 'b'], [cover, at(1, { status: 'skipped' }), at(7)])).toEqual([[undefined, 'ab']]);
  });
  it('are none without text', () => expect(partsOf([], [])).toEqual([]));
});

it('IMG-7 a cover that was skipped is none, and a story of skipped pictures has none', () => {
  const cover = imageLike({ id: 'cover', paragraph_index: null, status: 'skipped' });
  expect(coverOf([cover])).toBeUndefined();
  expect(hasPictures([cover, at(1, { status: 'skipped' })])).toBe(false);
  expect(hasPictures([cover, at(1, { status: 'failed' })])).toBe(true);
});

it('an address keeps what signs it', () => {
  expect(pictureSources('/i/p3?v=a&sig=b')).toBe('/i/p3?v=a&sig=b&w=640 640w, /i/p3?v=a&sig=b 1024w');
  expect(sharedPicture('/i/cover')).toBe('/i/cover?format=png');
});

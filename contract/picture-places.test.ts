import { expect, it } from 'vitest';
import { imageLike } from '../tests/helpers/stories.ts';
import { picturePlaces } from './picture-places.ts';
import { partsOf } from './story-parts.ts';

const of = (text: string) => text.split('');
const at = (paragraph_index: number) => imageLike({ id: `p${paragraph_index}`, paragraph_index });
const LONG = 'abcdefghijklmnopqrstuvwxyz';

it.each([
  ['nothing changed', 'abcd', [1, 3], 'abcd', [1, 3]],
  ['a run was removed', LONG, [3, 12, 21], 'abcdefghijklmwxyz', [3, 12, 13]],
  ['a run was put back', 'abcdefghijklmwxyz', [3, 12, 13], LONG, [3, 12, 22]],
  ['one was removed and the next one changed', 'ABCD', [0, 1, 2, 3], 'AcD', [0, 1, 2, 3]],
  ['one without a picture was removed and the next one changed', 'ABCD', [1, 2], 'AcD', [1, 2]],
  ['the end was removed', 'abcdef', [2, 4, 5], 'abc', [0, 1, 2]],
  ['all but two were removed', 'abcdef', [1, 5], 'ad', [0, 1]],
  ['all but two were removed, and there were more pictures', 'abcdef', [0, 2, 4], 'ad', [0, 1, 2]],
  ['they were put back', 'ad', [0, 1, 2], 'abcdef', [0, 3, 4]],
  ['one was added to them', 'ad', [0, 1, 2], 'adx', [0, 1, 2]],
  ['two pictures stood beside one paragraph', 'abcd', [1, 1, 3], 'abcd', [1, 2, 3]],
])('BEY-14 no picture takes the place of another where %s', (_what, before, from, after, to) => {
  const images = from.map((index, nth) => ({ ...at(index), id: `p${nth}` }));
  const places = picturePlaces(of(before), of(after), images);
  expect(Object.values(places)).toEqual(to);
  const placed = images.map((image) => ({ ...image, paragraph_index: places[image.id] ?? null }));
  const shown = partsOf(of(after), placed).flatMap(({ picture }) => picture?.id ?? []);
  expect(shown).toHaveLength(Math.min(images.length, after.length));
});

it('BEY-14 the cover and skipped pictures belong to no paragraph', () => {
  const cover = imageLike({ id: 'cover', paragraph_index: null });
  const skipped = imageLike({ id: 'p0', paragraph_index: 0, status: 'skipped' });
  expect(picturePlaces(of('ab'), of('b'), [cover, skipped, at(1)])).toEqual({ p1: 0 });
});

import { expect, it } from 'vitest';
import type { AdSlot } from '#contract/ads';
import { findCategory } from '#contract/category-address';
import { adsFor, at, goalOf, HOUSE_ADS, placeOf, type AdGoal } from './house-ads.rules.ts';

const OPEN: Parameters<typeof adsFor>[0]['config'] = { payments: 'mock', showcase: false };
const ids = (page: AdGoal | undefined, { isBasic = false, config = OPEN } = {}) =>
  adsFor({ page, isBasic, config }).map(({ id }) => id);

it('a page is not told of itself', () => {
  expect(goalOf('/', undefined)).toBe('create');
  expect(ids('create')).not.toContain('languages');
  expect(goalOf('/pricing', undefined)).toBe('plans');
  expect(ids('plans')).toEqual(['dark', 'tomorrow', 'children', 'languages']);
  expect(goalOf('/stories', 'browse')).toBe('browse');
  expect(ids('browse')).not.toContain('tomorrow');
  expect(goalOf('/stories/animals', undefined)).toBeUndefined();
});
it('plans are offered where they can be bought and bring something', () => {
  expect(ids(undefined)).toEqual(expect.arrayContaining(['pictures', 'twenty']));
  for (const config of [
    { ...OPEN, payments: 'off' as const },
    { ...OPEN, showcase: true },
  ]) {
    expect(ids(undefined, { config })).toEqual(['dark', 'tomorrow', 'children', 'languages']);
    expect(ids('create', { config })).toHaveLength(3);
  }
  expect(ids(undefined, { isBasic: true })).not.toContain('twenty');
});
it('the slots of a page differ, a turn brings the next, and a device begins with its own', () => {
  const ads = adsFor({ page: 'create', isBasic: false, config: { ...OPEN, showcase: true } });
  const shown = (slot: AdSlot, turn = 0, device = 'some device') => at(ads, placeOf(slot, device, turn))?.id;
  expect(new Set([shown('bottom'), shown('inline'), shown('sidebar')]).size).toBe(3);
  expect(new Set([0, 1, 2].map((turn) => shown('bottom', turn))).size).toBe(3);
  expect(shown('bottom', 3)).toBe(shown('bottom'));
  const first = new Set(Array.from({ length: 20 }, (_, device) => shown('bottom', 0, `device ${device}`)));
  expect(first.size).toBe(3);
  expect(at([], 7)).toBeUndefined();
});
it('each has a picture that the build draws', () => {
  for (const { id, picture } of HOUSE_ADS) expect(findCategory(picture.type, picture.slug), id).toBeDefined();
});

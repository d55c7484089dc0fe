import { expect, it } from 'vitest';
import { minutesEach } from '../../lib/reading-minutes.ts';
import { minutesAfter, minutesLeft } from './minutes-left.ts';

// A toddler hears 100 words in a minute.
const words = (count: number) => 'tup '.repeat(count).trim();
const TEXT = [words(200), words(100), words(300)];
const READ = { age_group: 'toddler', story_language: 'en' } as const;
const AFTER = minutesAfter(minutesEach(TEXT, READ, null));

it('counts the minutes from each paragraph on', () => {
  expect(AFTER).toEqual([6, 4, 3, 0]);
  expect(minutesAfter([])).toEqual([0]);
});

it.each([
  ['before the first line', 0, 6],
  ['in the middle of the first paragraph', 0.5, 5],
  ['at the last paragraph', 2, 3],
  ['near its end', 2.99, 1],
  ['past the last line', 3, 1],
])('says the minutes that are left %s', (_name, at, minutes) => {
  expect(minutesLeft(AFTER, at)).toBe(minutes);
});

it('BEY-11 reads what stands below a paragraph in a second language too, at its own pace', () => {
  const beside = { paragraphs: ['一'.repeat(400), words(100), words(300)], story_language: 'zh-CN' } as const;
  const [first = 0, second = 0] = minutesEach(TEXT, READ, beside);
  const alone = minutesEach(beside.paragraphs, { ...READ, story_language: 'zh-CN' }, null);
  expect(first).toBe(2 + (alone[0] ?? 0));
  expect(second).toBe(1 + (alone[1] ?? 0));
  expect(minutesLeft(minutesAfter(minutesEach(TEXT, READ, beside)), 0)).toBeGreaterThan(minutesLeft(AFTER, 0));
});

import { expect, it } from 'vitest';
import {
  afterForgotten,
  afterRight,
  afterWrong,
  FORGOTTEN_WAIT_MS,
  leftOf,
  OPEN_LOCK,
  seenAt,
  waitAfter,
  type Lock,
} from './lock.rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = 1_000_000_000;
const locked: Lock = { ...OPEN_LOCK, pin: { salt: '', bits: '', rounds: 1 } };
const tryWrong = (lock: Lock, times: number, now = NOW): Lock =>
  times === 0 ? lock : tryWrong(afterWrong(lock, now), times - 1, now);

it.each([
  [0, 0],
  [1, 0],
  [4, 0],
  [5, 5],
  [6, 0],
  [9, 0],
  [10, 10],
  [15, 20],
  [20, 40],
  [25, 60],
  [30, 60],
  [500, 60],
])('BEY-9 after %s wrong PINs the lock waits %s minutes', (wrong, minutes) =>
  expect(waitAfter(wrong, true)).toBe(minutes * MINUTE),
);
it.each([
  [2, 0],
  [3, 30],
  [4, 0],
  [6, 30],
])('BEY-9 after %s wrong answers the question waits %s seconds', (wrong, seconds) =>
  expect(waitAfter(wrong, false)).toBe(seconds * 1000),
);

it('BEY-9 the fifth wrong PIN locks for five minutes by the clock, and the tenth for ten', () => {
  const fifth = tryWrong(locked, 5);
  expect(leftOf(tryWrong(locked, 4).wait, NOW)).toBe(0);
  expect(leftOf(fifth.wait, NOW)).toBe(5 * MINUTE);
  expect(leftOf(fifth.wait, NOW + 5 * MINUTE - 1)).toBe(1);
  expect(leftOf(fifth.wait, NOW + 5 * MINUTE)).toBe(0);
  const tenth = tryWrong(fifth, 5, NOW + HOUR);
  expect(leftOf(tenth.wait, NOW + HOUR)).toBe(10 * MINUTE);
});

it.each<[what: string, seen: number, then: number, left: number]>([
  ['goes on', 2, 3, 2],
  ['is over', 2, 6, 0],
  ['slips by less than a minute', 2, 1.5, 3.5],
  ['is turned back while it waits', 4, -60, 5],
  ['is turned on to the end and back', 60, 1, 5],
])('BEY-9 a clock that %s: seen at minute %s, then at %s, %s minutes are left', (_what, seen, then, left) => {
  const before = seenAt(tryWrong(locked, 5), NOW + seen * MINUTE);
  const now = NOW + then * MINUTE;
  expect(leftOf(seenAt(before, now).wait, now)).toBe(left * MINUTE);
});

it('BEY-9 a forgotten PIN takes a day, which a turned clock begins anew and the right PIN ends', () => {
  const said = afterForgotten(locked, NOW);
  expect(leftOf(said.forgotten, NOW)).toBe(FORGOTTEN_WAIT_MS);
  expect(FORGOTTEN_WAIT_MS).toBe(24 * HOUR);
  expect(afterForgotten(said, NOW + HOUR)).toBe(said);
  const later = seenAt(said, NOW + 30 * HOUR);
  expect(leftOf(later.forgotten, NOW + 30 * HOUR)).toBe(0);
  expect(leftOf(seenAt(later, NOW + HOUR).forgotten, NOW + HOUR)).toBe(24 * HOUR);
  expect(afterRight(tryWrong(said, 5))).toEqual(locked);
});
it('BEY-9 a wrong try does not begin a wait that is over once more', () => {
  const sixth = afterWrong(seenAt(tryWrong(locked, 5), NOW + HOUR), NOW + HOUR);
  expect(leftOf(sixth.wait, NOW + HOUR)).toBe(0);
});

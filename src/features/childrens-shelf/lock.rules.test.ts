import { expect, it } from 'vitest';
import {
  afterForgotten,
  afterRight,
  afterWrong,
  FORGOTTEN_WAIT_MS,
  isDayOver,
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
  expect(waitAfter(wrong, false)).toBe(minutes * MINUTE),
);
it.each([
  [2, 0],
  [3, 30],
  [4, 0],
  [6, 30],
])('BEY-9 after %s wrong answers the question waits %s seconds', (wrong, seconds) =>
  expect(waitAfter(wrong, true)).toBe(seconds * 1000),
);

/** What is left of a wait of five minutes after looks at [minute by the device's clock, minutes the page has lasted since]. */
const leftAfter = (...looks: [clock: number, alive?: number][]) =>
  leftOf(
    looks.reduce(
      (lock, [clock, alive]) => seenAt(lock, NOW + clock * MINUTE, ...(alive === undefined ? [] : [alive * MINUTE])),
      tryWrong(locked, 5),
    ).wait,
  ) / MINUTE;

it('BEY-9 the fifth wrong PIN locks for five minutes, and the tenth for ten', () => {
  expect(leftOf(tryWrong(locked, 4).wait)).toBe(0);
  const over = seenAt(tryWrong(locked, 5), NOW + 5 * MINUTE, 5 * MINUTE);
  expect(leftOf(over.wait)).toBe(0);
  expect(leftOf(tryWrong(over, 5, NOW + HOUR).wait)).toBe(10 * MINUTE);
});
it.each<[what: string, looks: Parameters<typeof leftAfter>, left: number]>([
  [
    'that goes on',
    [
      [0.5, 0.5],
      [2, 1.5],
    ],
    3,
  ],
  ['that goes on to the end', [[5, 5]], 0],
  ['set a day forward', [[1440, 0.5]], 4.5],
  [
    'set a day forward and back',
    [
      [1440, 0.5],
      [1, 0.5],
      [1.5, 0.5],
    ],
    4,
  ],
  [
    'set back',
    [
      [1, 1],
      [-60, 1],
      [-59, 1],
    ],
    3,
  ],
  [
    'that another tab looks at too',
    [
      [1, 1],
      [1.5, 1],
      [2, 1],
    ],
    3,
  ],
  ['that went on while the page was closed', [[1, 1], [4]], 1],
  ['set back while the page was closed', [[1, 1], [-60]], 4],
  // What no page can tell from time that passed.
  ['set forward while the page was closed', [[1, 1], [60]], 0],
])('BEY-9 a wait looked at by a clock %s, %j, has %s minutes left', (_what, looks, left) =>
  expect(leftAfter(...looks)).toBeCloseTo(left),
);

it('BEY-9 a forgotten PIN takes a day of the server’s, which saying it again does not change and the right PIN ends', () => {
  const said = afterForgotten(locked, NOW);
  expect(FORGOTTEN_WAIT_MS).toBe(24 * HOUR);
  expect(afterForgotten(said, NOW + HOUR)).toBe(said);
  expect(isDayOver(locked, NOW + 99 * HOUR)).toBe(false);
  expect(isDayOver(said, NOW + 24 * HOUR - 1)).toBe(false);
  expect(isDayOver(said, NOW + 24 * HOUR)).toBe(true);
  expect(afterRight(tryWrong(said, 5))).toEqual(locked);
});
it('BEY-9 a wrong try does not begin a wait that is over once more', () => {
  const sixth = afterWrong(seenAt(tryWrong(locked, 5), NOW + HOUR), NOW + HOUR);
  expect(leftOf(sixth.wait)).toBe(0);
});

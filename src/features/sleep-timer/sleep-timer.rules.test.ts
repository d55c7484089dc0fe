import { describe, expect, it } from 'vitest';
import { CHOICES, isJustExtended, leftOf, next, OFF, type Choice, type Timer } from './sleep-timer.rules.ts';

const EIGHT = Date.UTC(2026, 10, 22, 20);
const SECOND = 1000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const set = (choice: Choice, at = EIGHT) => next(OFF, { type: 'choose', choice }, at);

/** Beat by beat, as a page that is open lives through it. */
function live(timer: Timer, ms: number, beat = 500): Timer {
  let now = timer;
  for (let passed = 0; passed < ms; passed += beat) now = next(now, { type: 'tick' }, now.at + beat);
  return now;
}
const happen = (timer: Timer, type: 'ended' | 'touch' | 'tick' | 'return', later = 0) =>
  next(timer, { type }, timer.at + later);

describe('a timer of minutes', () => {
  it.each([5, 10, 20, 30, 45, 60])('BEY-7 of %i fades in its last minute and is then dark, not before', (minutes) => {
    const choice = CHOICES.find((each) => each === `minutes-${minutes}`) ?? 'off';
    const before = live(set(choice), (minutes - 1) * MINUTE - SECOND);
    expect(before).toMatchObject({ phase: 'counting', light: 1 });
    const fading = live(before, 2 * SECOND);
    expect(fading.phase).toBe('fading');
    const half = live(fading, 29 * SECOND);
    expect(half.light).toBeCloseTo(0.5, 1);
    expect(live(half, 29 * SECOND)).toMatchObject({ phase: 'fading' });
    expect(live(half, 31 * SECOND)).toMatchObject({ phase: 'dark', light: 0, choice: 'off' });
  });

  it('BEY-7 fades in small steps and never grows brighter', () => {
    let timer = live(set('minutes-5'), 4 * MINUTE);
    let light = timer.light;
    while (timer.phase !== 'dark') {
      timer = live(timer, 500);
      expect(timer.light).toBeLessThanOrEqual(light);
      expect(light - timer.light).toBeLessThan(0.02);
      light = timer.light;
    }
  });

  it('BEY-7 is over an hour after it was set to an hour, with the beats of a page in the background', () => {
    expect(live(set('minutes-60'), 61 * MINUTE, MINUTE).phase).toBe('dark');
  });
});

describe('a timer of stories', () => {
  it.each([
    ['end', 1],
    ['stories-1', 1],
    ['stories-2', 2],
    ['stories-3', 3],
  ] as const)('BEY-7 %s fades after %i endings, over twenty seconds', (choice, endings) => {
    let timer = live(set(choice), 20 * MINUTE);
    for (let at = 1; at < endings; at++) timer = live(happen(timer, 'ended'), 10 * MINUTE);
    expect(timer).toMatchObject({ phase: 'counting', light: 1, stories: 1 });
    timer = happen(timer, 'ended');
    expect(timer.phase).toBe('fading');
    expect(live(timer, 10 * SECOND).light).toBeCloseTo(0.5, 1);
    expect(live(timer, 21 * SECOND).phase).toBe('dark');
  });
  it('an ending says nothing to a timer of minutes, to none, and to a fade', () => {
    expect(happen(set('minutes-5'), 'ended')).toEqual(set('minutes-5'));
    expect(happen(OFF, 'ended')).toEqual(OFF);
    const fading = live(happen(set('end'), 'ended'), 5 * SECOND);
    expect(happen(fading, 'ended')).toEqual(fading);
  });
});

describe('a touch', () => {
  const fading = live(set('minutes-5'), 4 * MINUTE + 40 * SECOND);
  it('BEY-7 stops the fade, brings the light back gently, and gives ten more minutes', () => {
    const touched = happen(fading, 'touch');
    expect(touched).toMatchObject({ phase: 'counting', choice: 'minutes-10', left: 10 * MINUTE, light: fading.light });
    const soon = live(touched, SECOND);
    expect(soon.light).toBeGreaterThan(fading.light);
    expect(soon.light).toBeLessThan(1);
    expect(live(touched, 4 * SECOND).light).toBe(1);
    expect(live(touched, 9 * MINUTE - SECOND).phase).toBe('counting');
    expect(live(touched, 10 * MINUTE + SECOND).phase).toBe('dark');
  });
  it('is told once, for some seconds', () => {
    const touched = happen(fading, 'touch');
    expect(isJustExtended(touched)).toBe(true);
    expect(isJustExtended(live(touched, 8 * SECOND))).toBe(false);
    expect(isJustExtended(set('minutes-10'))).toBe(false);
  });
  it('BEY-7 in the dark says good night first, and then the light comes back by itself', () => {
    const dark = live(fading, 30 * SECOND);
    const waking = happen(live(dark, HOUR), 'touch');
    expect(waking).toMatchObject({ phase: 'waking', light: 0 });
    const awake = live(waking, 5 * SECOND);
    expect(awake.phase).toBe('off');
    expect(awake.light).toBeLessThan(0.5);
    expect(live(awake, 4 * SECOND)).toMatchObject({ phase: 'off', light: 1 });
    expect(happen(waking, 'touch')).toMatchObject({ phase: 'off', light: 0 });
  });
  it('means nothing while there is light', () => {
    expect(happen(set('minutes-5'), 'touch')).toEqual(set('minutes-5'));
    expect(happen(OFF, 'touch')).toEqual(OFF);
  });
});

describe('clocks and sleep', () => {
  const five = live(set('minutes-10'), 5 * MINUTE);
  it.each([
    ['an hour back', -HOUR, 5],
    ['a day back', -24 * HOUR, 5],
    ['three minutes forward', 3 * MINUTE, 2],
    ['an hour forward', HOUR, 1],
    ['a day forward', 24 * HOUR, 5],
  ])('BEY-7 a clock that is set %s ends nothing at once, and the timer still runs out', (_name, by, left) => {
    const after = happen(five, 'tick', by);
    expect(['counting', 'fading']).toContain(after.phase);
    expect(after.left).toBeGreaterThanOrEqual((left - 0.1) * MINUTE);
    expect(after.left).toBeLessThanOrEqual(left * MINUTE);
    expect(live(after, (left + 0.1) * MINUTE).phase).toBe('dark');
  });
  it.each([
    ['before its end goes on with what is left', 3 * MINUTE, { phase: 'counting', left: 2 * MINUTE }],
    ['in the fade is in the fade', 4.5 * MINUTE, { phase: 'fading' }],
    ['after its end is over, with the light on', 20 * MINUTE, { phase: 'off', light: 1 }],
    ['the next morning is over, with the light on', 11 * HOUR, { phase: 'off', light: 1 }],
  ])('BEY-7 a page that comes back %s', (_name, later, expected) => {
    expect(happen(five, 'return', later)).toMatchObject(expected);
  });
  it('a count of stories is kept over a sleep, and not until another evening', () => {
    expect(happen(set('stories-2'), 'return', HOUR)).toMatchObject({ phase: 'counting', stories: 2 });
    expect(happen(set('stories-2'), 'return', 11 * HOUR).phase).toBe('off');
  });
  it('what is dark is dark when it is seen again, but not in the morning, when light comes gently', () => {
    const dark = live(five, 6 * MINUTE);
    expect(happen(dark, 'return', HOUR).phase).toBe('dark');
    expect(happen(dark, 'return', 11 * HOUR)).toMatchObject({ phase: 'off', light: 0 });
  });
});

it.each([
  ['nothing', OFF, { kind: 'none', count: 0 }],
  ['minutes, begun ones too', live(set('minutes-20'), 90 * SECOND), { kind: 'minutes', count: 19 }],
  ['stories', set('stories-3'), { kind: 'stories', count: 3 }],
  ['a fade', happen(set('end'), 'ended'), { kind: 'fading', count: 0 }],
])('the row tells of %s', (_name, timer, expected) => {
  expect(leftOf(timer)).toEqual(expected);
});

it('taking the timer off in a fade brings the light back', () => {
  const off = next(live(set('minutes-5'), 4.5 * MINUTE), { type: 'choose', choice: 'off' }, EIGHT);
  expect(off.phase).toBe('off');
  expect(live(off, 4 * SECOND).light).toBe(1);
});

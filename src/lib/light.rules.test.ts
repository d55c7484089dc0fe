import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { lightAt, LIGHTS, MINUTES_OF_DAY, minuteOf, USUAL_TIMES, type ClockTimes } from './light.rules.ts';

const at = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const times = (day: string, night: string, ember: string): ClockTimes => [at(day), at(night), at(ember)];

describe('the light by the clock', () => {
  it.each([
    ['0:00', 'ember'],
    ['6:59', 'ember'],
    ['7:00', 'day'],
    ['17:59', 'day'],
    ['18:00', 'night'],
    ['19:29', 'night'],
    ['19:30', 'ember'],
    ['23:59', 'ember'],
  ])('BEY-4 at %s is %s, where nothing else is said', (time, light) => {
    expect(lightAt(at(time), USUAL_TIMES)).toBe(light);
  });

  it.each([
    ['ember begins after midnight', times('7:00', '20:00', '0:30'), '0:29', 'night'],
    ['ember begins after midnight', times('7:00', '20:00', '0:30'), '0:30', 'ember'],
    ['night begins at midnight', times('7:00', '0:00', '3:00'), '23:59', 'day'],
    ['night begins at midnight', times('7:00', '0:00', '3:00'), '0:00', 'night'],
    ['day is for those who work at night', times('22:00', '6:00', '8:00'), '2:00', 'day'],
    ['day is for those who work at night', times('22:00', '6:00', '8:00'), '21:59', 'ember'],
    ['night and ember begin together', times('7:00', '19:00', '19:00'), '19:00', 'ember'],
    ['day and night begin together', times('7:00', '7:00', '19:00'), '12:00', 'night'],
    ['all begin together', times('7:00', '7:00', '7:00'), '6:59', 'ember'],
    ['all begin together', times('7:00', '7:00', '7:00'), '7:00', 'ember'],
  ] as const)('BEY-4 holds where %s: %s at %s is %s', (_case, chosen, time, light) => {
    expect(lightAt(at(time), chosen)).toBe(light);
  });

  it('BEY-4 asks for the minute alone, so a clock that is set back brings back the light before', () => {
    expect(minuteOf(new Date(2026, 9, 25, 18, 5, 59))).toBe(at('18:05'));
    expect([at('18:05'), at('17:05')].map((minute) => lightAt(minute, USUAL_TIMES))).toEqual(['night', 'day']);
  });
});

/** The light that the script of the page finds before anything is painted. */
function lightOfScript(stored: Record<string, string>, minute: number, isSystemLight = false): string {
  const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
  const code = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
  const root: { dataset: Record<string, string> } = { dataset: {} };
  class Then extends Date {
    constructor() {
      super(2026, 0, 15, Math.floor(minute / 60), minute % 60);
    }
  }
  const meta = { content: '' };
  const document = { documentElement: root, querySelector: () => meta, addEventListener() {} };
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  const matchMedia = () => ({ matches: isSystemLight });
  const place = { pathname: '/', search: '', hash: '' };
  runInNewContext(code, {
    document,
    localStorage,
    matchMedia,
    location: place,
    navigator: { onLine: true },
    window: {},
    Date: Then,
  });
  expect(meta.content).toBe({ day: '#C9D4F2', night: '#0F0B26', ember: '#0C0402' }[root.dataset['theme'] ?? '']);
  return root.dataset['theme'] ?? '';
}

describe('the script before the first paint', () => {
  it.each([
    USUAL_TIMES,
    times('7:00', '20:00', '0:30'),
    times('22:00', '6:00', '8:00'),
    times('7:00', '19:00', '19:00'),
    times('0:00', '0:00', '0:00'),
  ])('BEY-4 finds the light of the clock at every quarter of the day, as the page does: %s %s %s', (...chosen) => {
    const stored = { 'light-clock': JSON.stringify(chosen) };
    for (let minute = 0; minute < MINUTES_OF_DAY; minute += 15)
      expect(lightOfScript(stored, minute), String(minute)).toBe(lightAt(minute, chosen));
  });

  it.each(LIGHTS)('BEY-4, BEY-17 takes %s for chosen whatever the clock says, as older versions do', (light) => {
    const stored = { theme: light, 'light-clock': JSON.stringify(USUAL_TIMES) };
    for (const time of ['3:00', '12:00', '18:30']) expect(lightOfScript(stored, at(time))).toBe(light);
  });

  it.each(['', '{', 'null', '[1,2]', '["a","b","c"]', '{"length":3}'])(
    'BEY-4 keeps to the system where the clock holds %j, as where nothing is chosen',
    (text) => {
      const stored = { 'light-clock': text };
      expect(lightOfScript(stored, at('12:00'), true)).toBe('day');
      expect(lightOfScript(stored, at('12:00'))).toBe('night');
      expect(lightOfScript(stored, at('18:00'), true)).toBe('night');
      expect(lightOfScript({}, at('12:00'), true)).toBe('day');
    },
  );
});

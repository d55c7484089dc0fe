// Which light belongs to which minute of the day. The script in index.html holds to the same rule before the first paint.

/** The lights in the order of an evening. */
export const LIGHTS = ['day', 'night', 'ember'] as const;
export type Light = (typeof LIGHTS)[number];
/** Minutes after midnight at which day, night and ember begin. */
export type ClockTimes = readonly [day: number, night: number, ember: number];

export const MINUTES_OF_DAY = 1440;
/** Day from 7:00, night from 18:00, ember from 19:30. */
export const USUAL_TIMES: ClockTimes = [420, 1080, 1170];

/**
 * The light at a minute of the day: the one that began last, over midnight too. Of those that begin at the same minute the
 * darker one is meant.
 */
export function lightAt(minute: number, times: ClockTimes): Light {
  let light: Light = 'ember';
  let least = MINUTES_OF_DAY;
  for (const [at, start] of times.entries()) {
    const since = (minute - start + MINUTES_OF_DAY) % MINUTES_OF_DAY;
    if (since > least) continue;
    least = since;
    light = LIGHTS[at] ?? 'ember';
  }
  return light;
}

/** The minute of the local day. */
export const minuteOf = (date: Date): number => date.getHours() * 60 + date.getMinutes();

const DAY_MS = 86_400_000;

/** What time it is, handed in so that a test can say so. Milliseconds since 1970, UTC. */
export interface Clock {
  now: () => number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** ISO 8601 in UTC with milliseconds: how every time stands on the wire. */
export const isoTime = (ms: number): string => new Date(ms).toISOString();

/** Nearly all moments that are asked about are of one day. */
let lastDay = { number: Number.NaN, text: '' };
/** The UTC day of a moment, as `2026-11-20`. Quotas count by it. */
export function utcDay(ms: number): string {
  const number = Math.floor(ms / DAY_MS);
  if (number !== lastDay.number) lastDay = { number, text: isoTime(ms).slice(0, 10) };
  return lastDay.text;
}

/** When the UTC day of a moment is over. */
export const nextUtcMidnight = (ms: number): number => Date.parse(`${utcDay(ms)}T00:00:00.000Z`) + DAY_MS;

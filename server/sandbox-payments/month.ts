/** The moment, in seconds, one month after another, on the day of the month on which it all began where there is such a day. */
export function monthAfter(anchor: number, moment: number): number {
  const first = new Date(anchor * 1000);
  const from = new Date(moment * 1000);
  const months = (from.getUTCFullYear() - first.getUTCFullYear()) * 12 + from.getUTCMonth() - first.getUTCMonth() + 1;
  const year = first.getUTCFullYear();
  const month = first.getUTCMonth() + months;
  // Day 0 of the month after is the last day of this one.
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const next = new Date(first);
  next.setUTCFullYear(year, month, Math.min(first.getUTCDate(), lastDay));
  return Math.floor(next.getTime() / 1000);
}

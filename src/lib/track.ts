import type { track as count } from './analytics.ts';

/** Counts an event as analytics.ts does, for screens of the first paint: what counts comes with the first event. */
export const track: typeof count = (name, props) => {
  void import('./analytics.ts').then(
    (analytics) => analytics.track(name, props),
    () => undefined,
  );
};

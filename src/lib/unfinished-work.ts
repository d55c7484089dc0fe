// What a reload would bite: a quilt being sewn, a story in the making or being read. Whoever is busy says so here, and
// what can wait asks here for a calm moment.
import { useEffect } from 'react';

type Work = 'quilt' | 'generating' | 'story';

/** Between two kinds of work, a story that came and its page, lies a moment in which nobody is busy. */
export const CALM_FOR_MS = 1000;

const unfinished = new Set<Work>();
const listeners = new Set<() => void>();

/** Says whether this work is going on. */
export function setUnfinished(work: Work, isGoingOn: boolean): void {
  if (unfinished.has(work) === isGoingOn) return;
  if (isGoingOn) unfinished.add(work);
  else unfinished.delete(work);
  for (const listener of listeners) listener();
}

/** The same for a component; with it goes its work. */
export function useUnfinished(work: Work, isGoingOn: boolean): void {
  useEffect(() => {
    setUnfinished(work, isGoingOn);
    return () => setUnfinished(work, false);
  }, [work, isGoingOn]);
}

/** Calls back once, as soon as nothing has been going on for a second. */
export function whenCalm(callback: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (unfinished.size > 0) return;
    timer = setTimeout(() => {
      listeners.delete(look);
      callback();
    }, CALM_FOR_MS);
  };
  listeners.add(look);
  look();
}

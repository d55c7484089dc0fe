// The children's shelf: while it is on, this device opens covers and stories, and nothing else. The script in index.html holds
// to the same key and the same list before the page has come alive.
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';

export const CHILDREN_KEY = 'childrens-shelf';
export const CHILDREN_PATH = '/children';
/** All that opens: what is not named here does not. */
const OPEN = /^\/(children|story\/[^/]+)\/?$/;

/** Whether the device is in children's hands. */
export const isChildrensMode = (): boolean => readStored(CHILDREN_KEY) !== null;

/** Where a path leads in this mode: undefined where it may be opened. */
export const awayFrom = (path: string): string | undefined =>
  isChildrensMode() && !OPEN.test(path) ? CHILDREN_PATH : undefined;

const listeners = new Set<() => void>();
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/**
 * Begins the mode, and notes what opens the way out, so that a PIN whose record is lost is not taken for none; null ends it.
 * Who may end it is asked by the screens.
 */
export function setChildrensMode(way: 'pin' | 'question' | null): void {
  writeStored(CHILDREN_KEY, way);
  for (const listener of listeners) listener();
}

export const useChildrensMode = (): boolean => useSyncExternalStore(subscribe, isChildrensMode, () => false);

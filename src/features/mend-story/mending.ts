// What stands over the reader: nothing, the editor, or both versions of a story. The sheet that opens it closes meanwhile.
import { useSyncExternalStore } from 'react';

/** Which of them. */
export type Mending = 'nothing' | 'editor' | 'versions' | 'refused';

let now: Mending = 'nothing';
const listeners = new Set<() => void>();

/** Opens one of them, or closes what is open. */
export function setMending(next: Mending): void {
  now = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export const useMending = (): Mending => useSyncExternalStore(subscribe, () => now);

// What a family chooses once for this device: kept in local storage, read everywhere, changed at once in every tab.
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { readStored, writeStored } from './storage.ts';

export interface DeviceSetting<Value> {
  /** What is chosen now. The same object until it changes. */
  read: () => Value;
  /** Keeps a choice; where nothing can be kept, it holds until the page is left. */
  choose: (next: Value) => void;
  /** Calls back after each change, from whatever tab it comes. Returns what ends that. */
  subscribe: (listener: () => void) => () => void;
  /** The same for a component. */
  use: () => Value;
}

/**
 * A choice under a key of local storage. What lies there and is not understood, from another version or another hand,
 * counts as nothing chosen.
 */
/* @__NO_SIDE_EFFECTS__ */
export function deviceSetting<Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  fallback: Value,
): DeviceSetting<Value> {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let value = fallback;
  let isKept = true;

  const read = (): Value => {
    const stored = isKept ? readStored(key) : text;
    if (stored === text) return value;
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), stored);
    text = stored;
    value = parsed.success ? parsed.output : fallback;
    return value;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell();
  };
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', onStorage);
    };
  };
  return {
    read,
    choose: (next) => {
      value = next;
      text = JSON.stringify(next);
      writeStored(key, text);
      isKept = readStored(key) === text;
      tell();
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, read, () => fallback),
  };
}

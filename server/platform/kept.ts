interface Kept<T> {
  find: (key: string) => T | undefined;
  keep: (key: string, value: T) => void;
}

/**
 * What was found out lately, in the memory of this process. What was not asked for the longest goes first.
 * @param weigh what a value takes of the `room`
 */
export function createKept<T extends {}>({ room, weigh }: { room: number; weigh: (value: T) => number }): Kept<T> {
  const values = new Map<string, T>();
  let weight = 0;
  const forget = (key: string) => {
    const value = values.get(key);
    if (value === undefined) return;
    values.delete(key);
    weight -= weigh(value);
  };
  return {
    find: (key) => {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    keep: (key, value) => {
      forget(key);
      values.set(key, value);
      weight += weigh(value);
      for (const oldest of values.keys()) {
        if (weight <= room) break;
        forget(oldest);
      }
    },
  };
}

/** The same function, which makes nothing twice of the texts that it was given lately. @param most how many texts */
export function remembering<T extends {}>(make: (text: string) => T, most: number): (text: string) => T {
  const known = createKept<T>({ room: most, weigh: () => 1 });
  return (text) => {
    const found = known.find(text);
    if (found !== undefined) return found;
    const made = make(text);
    known.keep(text, made);
    return made;
  };
}

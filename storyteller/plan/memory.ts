import { seedFor } from './random.ts';

/** Chooses what a family has heard longest ago, or never; among equals the seed decides. */
export interface Choose {
  /** Whether any passage of this key, or below it, was told. */
  told: (key: string) => boolean;
  /** Numbers 0..count-1, least recently told first, for options whose keys are `${key}#${number}`. */
  facet: (key: string, count: number) => number[];
  /** The options in the order in which they should be told, least recently told first. */
  order: <T>(name: string, options: readonly T[], keysOf: (option: T) => string | readonly string[]) => T[];
  /** The option to tell. Throws RangeError when there is none. */
  one: <T>(name: string, options: readonly T[], keysOf: (option: T) => string | readonly string[]) => T;
}

/**
 * @param told keys of the passages this family has been told, oldest story first. An option that stands for several
 *   passages (a companion, a place) is as recent as the last of them; so is one that has several keys.
 */
export function chooseBy(seed: string, told: readonly string[]): Choose {
  const last = new Map<string, number>();
  told.forEach((key, at) => {
    for (let end = key.length; end > 0; end = Math.max(key.lastIndexOf('/', end - 1), key.lastIndexOf('#', end - 1))) {
      last.set(key.slice(0, end), at);
    }
  });
  const order: Choose['order'] = (name, options, keysOf) =>
    options
      .map((option) => {
        const keys = [keysOf(option)].flat();
        return {
          option,
          told: Math.max(...keys.map((key) => last.get(key) ?? -1)),
          rank: seedFor(seed, `${name}|${keys.join('|')}`),
        };
      })
      .sort((a, b) => a.told - b.told || a.rank - b.rank)
      .map(({ option }) => option);
  return {
    order,
    told: (key) => last.has(key),
    one: (name, options, keysOf) => {
      for (const option of order(name, options, keysOf)) return option;
      throw new RangeError(`Nothing to choose from: ${name}`);
    },
    facet: (key, count) =>
      order(
        'facet',
        Array.from({ length: count }, (_, at) => at),
        (at) => `${key}#${at}`,
      ),
  };
}

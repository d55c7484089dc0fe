// What a language can tell, and how long each passage of it is: a plan is made from this, without the words themselves.
import type { Difficulty } from '#contract/options';

/** Passage -> one row for each facet: words of the short telling, for simple, moderate and advanced. */
export type Sizes = Readonly<Record<string, readonly (readonly number[])[]>>;

export interface Repertoire {
  /** Whether there is any passage of this key, or below it. */
  has: (key: string) => boolean;
  /** How many facets (tellings with other facts) a passage has. Throws RangeError for one that was never measured. */
  facetsOf: (key: string) => number;
  /** Words of a passage, told short. */
  wordsOf: (key: string, facet: number, difficulty: Difficulty) => number;
}

const COLUMN: Record<Difficulty, number> = { simple: 0, moderate: 1, advanced: 2 };

/**
 * @param sizes of the language that is told
 * @param beside of a second language, if the plan is to be told in both: then only what both have is told
 */
export function repertoireOf(sizes: Sizes, beside: Sizes = sizes): Repertoire {
  const keys = Object.keys(sizes).filter((key) => key in beside);
  const folders = new Set(keys.flatMap((key) => foldersOf(key)));
  const facetsOf = (key: string) => {
    const facets = Math.min(sizes[key]?.length ?? 0, beside[key]?.length ?? 0);
    if (facets === 0) throw new RangeError(`No passage ${key} (after a change of a bank: npm run story:measure)`);
    return facets;
  };
  return {
    has: (key) => folders.has(key),
    facetsOf,
    wordsOf: (key, facet, difficulty) => {
      const words = sizes[key]?.[facet % facetsOf(key)]?.[COLUMN[difficulty]];
      if (words === undefined) throw new RangeError(`No size for ${key}#${facet}`);
      return words;
    },
  };
}

/** `a`, `a/b` and `a/b/c` for `a/b/c`. */
const foldersOf = (key: string) => key.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'));

// How long each passage is in the reference language, so that a plan can be sized without its words.
import type { Difficulty } from '#contract/options';
import measured from './sizes.json' with { type: 'json' };

// passage -> one row for each facet: words of the short telling, for simple, moderate and advanced
const sizes: Readonly<Record<string, readonly (readonly number[])[]>> = measured;
const COLUMN: Record<Difficulty, number> = { simple: 0, moderate: 1, advanced: 2 };

/** How many facets (tellings with other facts) a passage has. Throws RangeError for one that was never measured. */
export function facetsOf(key: string): number {
  const rows = sizes[key];
  if (!rows) throw new RangeError(`No passage ${key} (after a change of the bank: npm run story:measure)`);
  return rows.length;
}

/** Words of a passage in the reference language, told short. */
export function wordsOf(key: string, facet: number, difficulty: Difficulty): number {
  const words = sizes[key]?.[facet % facetsOf(key)]?.[COLUMN[difficulty]];
  if (words === undefined) throw new RangeError(`No size for ${key}#${facet}`);
  return words;
}

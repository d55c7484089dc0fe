/** A number out of a seed and the name of a decision. Each decision has its own, so a new one never changes the older ones. */
export function seedFor(seed: string, name: string): number {
  let hash = 0x811c9dc5; // FNV-1a, then the mixing steps of MurmurHash3
  for (const symbol of `${seed}|${name}`) hash = Math.imul(hash ^ (symbol.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** One of a list that is not empty. Throws RangeError when it is. */
export function pick<T>(seed: string, name: string, from: readonly T[]): T {
  const index = from.length ? seedFor(seed, name) % from.length : 0;
  for (const value of from.slice(index)) return value;
  throw new RangeError(`Nothing to choose from: ${name}`);
}

/** The same list in an order that the seed decides. */
export function shuffle<T>(seed: string, name: string, from: readonly T[]): T[] {
  return from
    .map((value, at) => ({ value, rank: seedFor(seed, `${name}|${at}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
}

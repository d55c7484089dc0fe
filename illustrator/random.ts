// Randomness that is the same everywhere: FNV-1a with a murmur finalizer gives the seed, mulberry32 the numbers.

/** @returns 32 bits that stand for the text */
export function hash(text: string): number {
  let h = 2166136261;
  for (let at = 0; at < text.length; at++) h = Math.imul(h ^ text.charCodeAt(at), 16777619);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * A stream of numbers from a named seed. Every attribute takes a stream of its own (`story|hero|hair`): a number more in one
 * of them changes no other.
 */
export class Random {
  private state: number;
  constructor(seed: string) {
    this.state = hash(seed);
  }
  /** 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }
  /** A whole number, both ends included. */
  int(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }
  /** Throws RangeError when there is nothing to pick from. */
  pick<T>(options: readonly T[]): T {
    const picked = options[Math.floor(this.next() * options.length)];
    if (picked === undefined) throw new RangeError('Nothing to pick from');
    return picked;
  }
  chance(share: number): boolean {
    return this.next() < share;
  }
  sign(): 1 | -1 {
    return this.next() < 0.5 ? -1 : 1;
  }
}

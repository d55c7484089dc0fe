import type { Band } from '../plan/length-band.ts';
import { shuffle } from '../plan/random.ts';

interface Version {
  text: string;
  words: number;
}
export interface Fitted {
  short: Version;
  full: Version;
  /** The short telling on the rung below, and on the one below that; fewer on the lower rungs. */
  leaner: readonly (() => Version)[];
}

/**
 * Where even the short tellings are too many words for the band (a short story for the youngest, told the advanced way,
 * about a child with four names), those that gain the most by it are told a rung lower, and if that is not enough another
 * rung lower. It changes what it is given.
 * @param spent words that are told in any case (walking sentences, the good night)
 */
export function squeeze(tellings: readonly Fitted[], band: Band, spent: number): void {
  let total = tellings.reduce((sum, { short }) => sum + short.words, spent);
  for (const rung of [0, 1]) {
    if (total <= band.high) return;
    const leaner = tellings.flatMap((telling) => {
      const lean = telling.leaner[rung]?.();
      return lean ? [{ telling, lean, gain: telling.short.words - lean.words }] : [];
    });
    for (const { telling, lean, gain } of leaner.toSorted((a, b) => b.gain - a.gain)) {
      if (total <= band.high || gain <= 0) break;
      total -= gain;
      telling.short = lean;
      telling.full = lean;
    }
  }
}

/**
 * Which of the tellings are told in full: begin with all short, then in an order of the seed's tell fully whatever brings
 * the sum nearer to the middle of the band.
 * @param spent as above
 */
export function fitLength<T extends Fitted>(tellings: readonly T[], band: Band, spent: number, seed: string): Set<T> {
  const full = new Set<T>();
  let total = spent + tellings.reduce((sum, { short }) => sum + short.words, 0);
  for (const telling of shuffle(seed, 'fuller', tellings)) {
    const gain = telling.full.words - telling.short.words;
    if (gain <= 0 || Math.abs(total + gain - band.aim) >= Math.abs(total - band.aim)) continue;
    full.add(telling);
    total += gain;
  }
  return full;
}

import type { Band } from '../plan/length-band.ts';
import { shuffle } from '../plan/random.ts';

interface Version {
  text: string;
  words: number;
}
export interface Fitted {
  short: Version;
  full: Version;
  lean: () => Version;
}

/**
 * Where even the short tellings are too many words for the band (a short story for the youngest, told the advanced way,
 * about a child with four names), those that gain the most by it are told on the simple rung. It changes what it is given.
 * @param spent words that are told in any case (walking sentences, the good night)
 */
export function squeeze(tellings: readonly Fitted[], band: Band, spent: number): void {
  let total = tellings.reduce((sum, { short }) => sum + short.words, spent);
  if (total <= band.high) return;
  const leaner = tellings.map((telling) => ({ telling, lean: telling.lean() }));
  leaner.sort((a, b) => b.telling.short.words - b.lean.words - (a.telling.short.words - a.lean.words));
  for (const { telling, lean } of leaner) {
    if (total <= band.high) return;
    total -= telling.short.words - lean.words;
    telling.short = lean;
    telling.full = lean;
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

import { describe, expect, it } from 'vitest';
import { BEATS_OF_PHRASE, HIGHEST, LOWEST, phrases, pitchOf, type Tone } from './music-box.rules.ts';

/** Numbers from 0 to 1 that are the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
function take(seed: number, count: number): Tone[][] {
  const tune = phrases(seeded(seed));
  return Array.from({ length: count }, () => tune.next().value);
}
const melody = (phrase: readonly Tone[] | undefined) => (phrase ?? []).filter(({ isBass }) => !isBass);
const steps = (phrase: readonly Tone[] | undefined) => melody(phrase).map(({ step }) => step);

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('the lullaby of seed %i', (seed) => {
  const tune = take(seed, 40);
  it('BEY-16 has tones of a scale of five alone, none too high and none too low', () => {
    for (const tone of tune.flat()) {
      expect(tone.step).toBeGreaterThanOrEqual(LOWEST);
      expect(tone.step).toBeLessThanOrEqual(HIGHEST);
      const semitone = Math.round(12 * Math.log2(pitchOf(tone) / 523.25));
      expect([0, 2, 4, 7, 9]).toContain(((semitone % 12) + 12) % 12);
      expect(pitchOf(tone)).toBeGreaterThan(90);
      expect(pitchOf(tone)).toBeLessThan(1600);
    }
  });
  it('is slow: in the order of time, never two tones of the tune at once, a rest after each phrase', () => {
    for (const phrase of tune) {
      const beats = melody(phrase).map(({ beat }) => beat);
      expect(beats).toEqual([...new Set(beats)].sort((one, other) => one - other));
      expect(Math.max(...phrase.map(({ beat }) => beat))).toBeLessThanOrEqual(BEATS_OF_PHRASE - 4);
      expect(beats.length).toBeGreaterThanOrEqual(3);
    }
  });
  it('asks, and comes home with every fourth phrase', () => {
    tune.forEach((phrase, at) => expect(steps(phrase).at(-1)).toBe(at % 4 === 3 ? 0 : 3));
  });
  it('moves by small steps', () => {
    for (const phrase of tune) {
      const line = steps(phrase).slice(0, -1);
      for (let at = 1; at < line.length; at++)
        expect(Math.abs((line[at] ?? 0) - (line[at - 1] ?? 0))).toBeLessThanOrEqual(2);
    }
  });
});

it('BEY-16 no two evenings have the same lullaby, and a round never comes twice', () => {
  const tunes = [1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(take(seed, 8).map(steps)));
  expect(new Set(tunes).size).toBe(tunes.length);
  const rounds = Array.from({ length: 8 }, (_, at) =>
    JSON.stringify(
      take(9, 32)
        .slice(4 * at, 4 * at + 4)
        .map(steps),
    ),
  );
  expect(new Set(rounds).size).toBe(rounds.length);
});

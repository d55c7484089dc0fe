import { LENGTH_MINUTES, type AgeGroup, type Length } from '#contract/options';

/** Words a story must keep to (both ends included) and the middle it aims at. */
export interface Band {
  low: number;
  high: number;
  aim: number;
}

/** Minutes times words a minute. The pace is the language's own: a plan is sized by the reference language's. */
export function bandFor(
  request: { ageGroup: AgeGroup; length: Length },
  pace: Readonly<Record<AgeGroup, number>>,
): Band {
  const [from, to] = LENGTH_MINUTES[request.length];
  const words = pace[request.ageGroup];
  return { low: from * words, high: to * words, aim: ((from + to) / 2) * words };
}

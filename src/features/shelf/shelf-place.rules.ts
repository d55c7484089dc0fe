import type { KeptSummary } from '#shelf/summary';

/** Before the first number a story is hardly begun, after the second it is told. */
const BEGUN = 0.02;
const TOLD = 0.97;

/**
 * The story to carry on with: the first of these, last read first, that was begun and not told to its end. A shelf of one
 * story shows it anyway, and needs no such card.
 */
export function stoppedStory(lastRead: readonly KeptSummary[]): KeptSummary | undefined {
  if (lastRead.length === 1) return undefined;
  return lastRead.find(({ place }) => place !== null && place.share > BEGUN && place.share < TOLD);
}

/** Whole minutes that are left to read, at least one. */
export function minutesLeft({ minutes, place }: Pick<KeptSummary, 'minutes' | 'place'>): number {
  return Math.max(1, Math.round(minutes * (1 - (place?.share ?? 0))));
}

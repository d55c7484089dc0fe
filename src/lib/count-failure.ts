import { STORY_FAILED, STORY_NOT_SUITABLE, STORY_TOOK_TOO_LONG } from '#contract/errors';
import { track } from './track.ts';

const CATALOGUE: readonly (string | null)[] = [STORY_FAILED, STORY_NOT_SUITABLE, STORY_TOOK_TOO_LONG];

/** Counts that a story which was in the making has failed. In words of the catalogue alone: any others could be a family's. */
export function countFailure(error: string | null): void {
  const message = CATALOGUE.includes(error) ? error : null;
  track('story_generate_failed', { message: message ?? STORY_FAILED, code: 'story_failed' });
}

// Who may see and change a story (contract 5, DECIDE-42).
import type { VISIBILITIES } from '#contract/stories';
import type { Connection } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import type { StoryRow } from './stories.store.ts';

type Visibility = (typeof VISIBILITIES)[number];

/** Who asks. `userId` and `tokenVersion` when he is signed in. */
export interface Asking {
  owner: string;
  userId?: string;
  tokenVersion?: number;
}
/** Throws ApiFailure token_invalid when a user who is signed in has gone meanwhile. */
export type AssertCurrent = (db: Connection, asking: Asking) => Promise<void>;

export const isPrivate = ({ visibility }: Pick<StoryRow, 'visibility'>): boolean => visibility === 'private';

/** The story when there is one that may be read. Throws ApiFailure story_not_found: a private one is none for others. */
export function assertReadable<Row extends Pick<StoryRow, 'owner' | 'visibility'>>(
  story: Row | undefined,
  asking: Asking | undefined,
): Row {
  const isOwner = asking !== undefined && story?.owner === asking.owner;
  if (!story || (isPrivate(story) && !isOwner)) throw new ApiFailure('story_not_found');
  return story;
}

/**
 * Lets nobody publish by accident: it takes a word of its own, and an account that answers for it. Whatever else is wished
 * passes. Throws ApiFailure validation_failed, auth_required.
 */
export function assertMayPublish(
  { visibility, confirm_public }: { visibility?: Visibility | undefined; confirm_public?: boolean | undefined },
  asking: Asking,
): void {
  if (visibility !== 'public') return;
  if (confirm_public !== true)
    throw new ApiFailure('validation_failed', { body: { fields: { confirm_public: 'required' } } });
  if (asking.userId === undefined) throw new ApiFailure('auth_required');
}

/** The story when the caller made it. Throws ApiFailure auth_required where signing in might help, not_owner where not. */
export function assertOwner<Row extends Pick<StoryRow, 'owner'>>(story: Row, asking: Asking): Row {
  if (story.owner !== asking.owner) throw new ApiFailure(asking.userId === undefined ? 'auth_required' : 'not_owner');
  return story;
}

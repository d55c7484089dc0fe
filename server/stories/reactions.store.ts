// What viewers say of stories: likes as they are kept, and all of one viewer. A viewer is `user:` and a user id, or `anon:` and a visitor id.
import { sql } from 'kysely';
import type { Connection } from '../platform/database.ts';

/** Which of these stories a viewer likes. */
export async function likedAmong(db: Connection, viewer: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('story_likes')
    .select('story_id')
    .where('viewer', '=', viewer)
    .where('story_id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.story_id));
}

// The count is moved by exactly the rows that came or went: two readers at once wait for each other at the story's row.
async function moveCounts(transaction: Connection, likes: readonly { story_id: string }[], by: 1 | -1): Promise<void> {
  if (likes.length === 0) return;
  await transaction
    .updateTable('stories')
    .set({ like_count: sql<number>`like_count + ${by}` })
    .where(
      'id',
      'in',
      likes.map((like) => like.story_id),
    )
    .execute();
}

/** Keeps a like and counts it; one that is there already is neither. */
export async function addLike(transaction: Connection, storyId: string, viewer: string, now: number): Promise<void> {
  const added = await transaction
    .insertInto('story_likes')
    .values({ story_id: storyId, viewer, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('story_id')
    .execute();
  await moveCounts(transaction, added, 1);
}

/** Takes a like away with its count; one that is not there is no harm. */
export async function dropLike(transaction: Connection, storyId: string, viewer: string): Promise<void> {
  const gone = await transaction
    .deleteFrom('story_likes')
    .where('story_id', '=', storyId)
    .where('viewer', '=', viewer)
    .returning('story_id')
    .execute();
  await moveCounts(transaction, gone, -1);
}

/** How many like a story. */
export async function countLikes(db: Connection, storyId: string): Promise<number> {
  const row = await db.selectFrom('stories').select('like_count').where('id', '=', storyId).executeTakeFirstOrThrow();
  return row.like_count;
}

/** All that a visitor said of stories is a user's from now on; what both said counts once. */
export async function moveReactions(transaction: Connection, from: string, to: string): Promise<void> {
  const twice = await transaction
    .deleteFrom('story_likes')
    .where('viewer', '=', from)
    .where('story_id', 'in', (eb) => eb.selectFrom('story_likes').select('story_id').where('viewer', '=', to))
    .returning('story_id')
    .execute();
  await moveCounts(transaction, twice, -1);
  await transaction.updateTable('story_likes').set({ viewer: to }).where('viewer', '=', from).execute();
  await transaction
    .deleteFrom('story_reports')
    .where('viewer', '=', from)
    .where('story_id', 'in', (eb) => eb.selectFrom('story_reports').select('story_id').where('viewer', '=', to))
    .execute();
  await transaction.updateTable('story_reports').set({ viewer: to }).where('viewer', '=', from).execute();
}

/** Removes all that one viewer said of stories. */
export async function removeReactions(transaction: Connection, viewer: string): Promise<void> {
  const gone = await transaction.deleteFrom('story_likes').where('viewer', '=', viewer).returning('story_id').execute();
  await moveCounts(transaction, gone, -1);
  await transaction.deleteFrom('story_reports').where('viewer', '=', viewer).execute();
}

/** All that one viewer said of stories, oldest first. */
export async function listReactions(db: Connection, viewer: string) {
  const [likes, reports] = await Promise.all([
    db
      .selectFrom('story_likes')
      .select(['story_id', 'created_at'])
      .where('viewer', '=', viewer)
      .orderBy('created_at')
      .orderBy('story_id')
      .execute(),
    db
      .selectFrom('story_reports')
      .select(['story_id', 'reason', 'details', 'created_at'])
      .where('viewer', '=', viewer)
      .orderBy('created_at')
      .orderBy('story_id')
      .execute(),
  ]);
  return { likes, reports };
}

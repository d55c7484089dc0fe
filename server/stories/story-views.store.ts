// Views of stories: one of each reader and day, and not more from one network address than a family with its guests makes.
import { sql } from 'kysely';
import type { Connection, Database } from '../platform/database.ts';

/** Cookies cost nothing, so an address has only so many places of each story in a day. */
const PLACES_OF_ADDRESS = 5;

/** Who reads: `countedAs` is his id, or his address as long as he has none. */
export interface ViewedBy {
  countedAs: string;
  address: string;
}

/** Counts a view once per viewer, story and day. Does not move updated_at: the story is still the same. */
export async function countView(
  database: Database,
  storyId: string,
  { countedAs, address }: ViewedBy,
  day: string,
): Promise<boolean> {
  const seen = await database
    .selectFrom('story_views')
    .select('day')
    .where('story_id', '=', storyId)
    .where('viewer', '=', countedAs)
    .where('day', '=', day)
    .executeTakeFirst();
  // Most reads are no new view, and a read must not cost a write.
  if (seen) return false;
  return database.transaction().execute(async (transaction) => {
    if (!(await noteViewer(transaction, storyId, countedAs, day))) return false;
    // Who came before he had a cookie, or an account, was counted by his address: it was he.
    if (countedAs !== address && (await dropViewer(transaction, storyId, address, day))) return false;
    if (!(await takePlace(transaction, storyId, address, day))) return false;
    await transaction
      .updateTable('stories')
      .set({ view_count: sql<number>`view_count + 1` })
      .where('id', '=', storyId)
      .execute();
    return true;
  });
}

async function noteViewer(db: Connection, storyId: string, viewer: string, day: string): Promise<boolean> {
  const row = await db
    .insertInto('story_views')
    .values({ story_id: storyId, viewer, day })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  return row !== undefined;
}

async function dropViewer(db: Connection, storyId: string, viewer: string, day: string): Promise<boolean> {
  const row = await db
    .deleteFrom('story_views')
    .where('story_id', '=', storyId)
    .where('viewer', '=', viewer)
    .where('day', '=', day)
    .returning('day')
    .executeTakeFirst();
  return row !== undefined;
}

/** The places stand among the viewers, as `<address> 1` and so on. */
async function takePlace(db: Connection, storyId: string, address: string, day: string): Promise<boolean> {
  for (let place = 1; place <= PLACES_OF_ADDRESS; place++)
    if (await noteViewer(db, storyId, `${address} ${place}`, day)) return true;
  return false;
}

/** Views are counted once a day, so those of days gone by need not be known one by one. */
export async function forgetViewsBefore(db: Connection, day: string): Promise<void> {
  await db.deleteFrom('story_views').where('day', '<', day).execute();
}

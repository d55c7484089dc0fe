// Reports of stories as they are kept, and what comes of them.
import type { Connection } from '../platform/database.ts';

interface Report {
  reason: string;
  details: string | null;
  /** Hash of the address it came from: another one each day. */
  address: string;
  now: number;
}
/** A story that somebody has reported or hidden, for who looks at it. */
export interface ReportedStory {
  id: string;
  title: string | null;
  is_hidden: number;
  /** The oldest first. */
  reports: { reason: string; details: string | null; created_at: number }[];
}

/** Keeps a report in the place of the one that this viewer sent before. */
export async function putReport(
  transaction: Connection,
  storyId: string,
  viewer: string,
  { reason, details, address, now }: Report,
): Promise<void> {
  const said = { reason, details, address, created_at: now };
  await transaction
    .insertInto('story_reports')
    .values({ story_id: storyId, viewer, ...said })
    .onConflict((conflict) => conflict.columns(['story_id', 'viewer']).doUpdateSet(said))
    .execute();
}

/**
 * How many different readers have reported a story since a time. Each reader has one report, and of one address one
 * counts in a day, with an account or without: who drops the cookie, opens accounts, or carries his cookie to another
 * network is still the same one.
 */
export async function countReporters(db: Connection, storyId: string, since: number): Promise<number> {
  const { addresses } = await db
    .selectFrom('story_reports')
    .select((eb) => eb.fn.count<number>('address').distinct().as('addresses'))
    .where('story_id', '=', storyId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return addresses;
}

/** Forgets where reports came from that count no more. */
export async function forgetAddressesBefore(db: Connection, time: number): Promise<void> {
  await db
    .updateTable('story_reports')
    .set({ address: null })
    .where('address', 'is not', null)
    .where('created_at', '<=', time)
    .execute();
}

/**
 * Takes a story out of the lists until somebody has looked at it; false where there is none. Does not move updated_at: the
 * story is still the same.
 */
export async function hideStory(db: Connection, storyId: string): Promise<boolean> {
  const row = await db
    .updateTable('stories')
    .set({ is_hidden: 1 })
    .where('id', '=', storyId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets a story that was looked at back into the lists and forgets what was said of it; false where there is none. */
export async function releaseStory(db: Connection, storyId: string): Promise<boolean> {
  const row = await db
    .updateTable('stories')
    .set({ is_hidden: 0 })
    .where('id', '=', storyId)
    .returning('id')
    .executeTakeFirst();
  await db.deleteFrom('story_reports').where('story_id', '=', storyId).execute();
  return row !== undefined;
}

/** Every story that was reported or is hidden, and what is said of it. */
export async function listReported(db: Connection): Promise<ReportedStory[]> {
  const stories = await db
    .selectFrom('stories')
    .select(['id', 'title', 'is_hidden'])
    .where((eb) => eb.or([eb('is_hidden', '=', 1), eb('id', 'in', eb.selectFrom('story_reports').select('story_id'))]))
    .orderBy('created_at')
    .execute();
  const reports = await db
    .selectFrom('story_reports')
    .select(['story_id', 'reason', 'details', 'created_at'])
    .orderBy('created_at')
    .execute();
  return stories.map((story) => ({
    ...story,
    reports: reports
      .filter(({ story_id }) => story_id === story.id)
      .map(({ reason, details, created_at }) => ({ reason, details, created_at })),
  }));
}

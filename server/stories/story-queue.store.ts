// The queue of stories to be told. Every write about a running story names the lease it was made under: who lost the
// lease writes nothing.
import { sql } from 'kysely';
import type { Connection } from '../platform/database.ts';
import type { StoriesTable } from '../platform/tables.ts';
import { MAX_ATTEMPTS } from './story-waits.ts';

/** Worker and attempt together: the same worker may hold the same story twice. */
export interface Lease {
  story_id: string;
  worker: string;
  attempts: number;
}

/** Puts a story at the end of the queue. */
export async function enqueue(db: Connection, storyId: string, now: number): Promise<void> {
  await db
    .insertInto('story_jobs')
    .values({ story_id: storyId, worker: null, lease_until: 0, attempts: 0, not_before: 0, created_at: now })
    .execute();
}

/** How many stories wait for a worker. */
export async function countQueued(db: Connection): Promise<number> {
  const row = await db
    .selectFrom('story_jobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('worker', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Takes the story that waited longest, new or left behind by a dead worker. One statement: two workers never get the same. */
export async function claimJob(
  db: Connection,
  worker: string,
  now: number,
  leaseMs: number,
): Promise<Lease | undefined> {
  const job = await db
    .updateTable('story_jobs')
    .set({ worker, lease_until: now + leaseMs, attempts: sql<number>`attempts + 1` })
    .where('story_id', '=', (eb) =>
      eb
        .selectFrom('story_jobs')
        .select('story_id')
        .where((is) => is.or([is('worker', 'is', null), is('lease_until', '<', now)]))
        .where('not_before', '<=', now)
        .where('attempts', '<', MAX_ATTEMPTS)
        .orderBy('created_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['story_id', 'attempts'])
    .executeTakeFirst();
  return job && { ...job, worker };
}

/** Holds a story for longer. False when somebody else holds it by now. */
export async function renewLease(db: Connection, lease: Lease, until: number): Promise<boolean> {
  const { numUpdatedRows } = await held(
    db.updateTable('story_jobs').set({ lease_until: until }),
    lease,
  ).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts the story back for another attempt, at once when the server stops (then this one did not count) or a little later. */
export async function releaseLease(
  db: Connection,
  lease: Lease,
  { notBefore, counts }: { notBefore: number; counts: boolean },
): Promise<void> {
  const attempts = counts ? lease.attempts : lease.attempts - 1;
  await held(
    db.updateTable('story_jobs').set({ worker: null, lease_until: 0, not_before: notBefore, attempts }),
    lease,
  ).execute();
}

/** Ends the job. False when somebody else holds it by now. */
export async function closeJob(db: Connection, lease: Lease): Promise<boolean> {
  const job = await db
    .deleteFrom('story_jobs')
    .where('story_id', '=', lease.story_id)
    .where('worker', '=', lease.worker)
    .where('attempts', '=', lease.attempts)
    .returning('story_id')
    .executeTakeFirst();
  return job !== undefined;
}

/** Moves a story that this lease is about, as long as it is held. */
export async function changeHeldStory(db: Connection, lease: Lease, change: Partial<StoriesTable>): Promise<void> {
  await db
    .updateTable('stories')
    .set(change)
    .where('id', '=', lease.story_id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('story_jobs')
          .select('story_id')
          .where('story_id', '=', lease.story_id)
          .where('worker', '=', lease.worker)
          .where('attempts', '=', lease.attempts),
      ),
    )
    .execute();
}

/** Stories whose time is over, and those whose last worker died. */
export async function overdueStories(
  db: Connection,
  now: number,
  deadlineMs: number,
): Promise<{ id: string; quota: string | null; isLate: boolean }[]> {
  const rows = await db
    .selectFrom('stories')
    .leftJoin('story_jobs', 'story_jobs.story_id', 'stories.id')
    .select(['stories.id', 'stories.quota', 'stories.queued_at'])
    .where('stories.status', 'in', ['pending', 'processing'])
    .where((eb) =>
      eb.or([
        eb('stories.queued_at', '<=', now - deadlineMs),
        eb('story_jobs.story_id', 'is', null),
        eb.and([eb('story_jobs.attempts', '>=', MAX_ATTEMPTS), eb('story_jobs.lease_until', '<', now)]),
      ]),
    )
    .execute();
  return rows.map(({ id, quota, queued_at }) => ({ id, quota, isLate: queued_at <= now - deadlineMs }));
}

/** Takes a story out of the queue, whoever holds it. */
export async function dropJob(db: Connection, storyId: string): Promise<void> {
  await db.deleteFrom('story_jobs').where('story_id', '=', storyId).execute();
}

const held = <Q extends { where: (column: 'story_id' | 'worker' | 'attempts', is: '=', value: string | number) => Q }>(
  query: Q,
  lease: Lease,
): Q =>
  query
    .where('story_id', '=', lease.story_id)
    .where('worker', '=', lease.worker)
    .where('attempts', '=', lease.attempts);

// The rows of pictures, and their queue. Every write about a picture in the making names the lease it was made under.
import { sql } from 'kysely';
import type { PlannedPicture } from '#illustrator/plan-pictures';
import type { Connection } from '../platform/database.ts';
import type { PicturesTable } from '../platform/tables.ts';

/** A picture in the hands of a worker; the attempt tells apart two turns of the same worker. */
export interface PictureLease {
  story_id: string;
  id: string;
  worker: string;
  attempts: number;
}

const SETTLED = ['complete', 'failed', 'skipped'] as const;
/** Pictures of one story in the making at once (contract 8). */
const AT_ONCE_PER_STORY = 2;
export const MAX_PICTURE_ATTEMPTS = 3;

export async function insertPictures(
  db: Connection,
  storyId: string,
  planned: readonly PlannedPicture[],
  now: number,
): Promise<void> {
  const rows = planned.map(({ picture, ...row }, position) => ({
    ...row,
    story_id: storyId,
    position,
    picture: JSON.stringify(picture),
    status: 'pending',
    file: null,
    error: null,
    worker: null,
    lease_until: 0,
    attempts: 0,
    not_before: 0,
    created_at: now,
  }));
  await db.insertInto('pictures').values(rows).execute();
}

export async function hasPictures(db: Connection, storyId: string): Promise<boolean> {
  const row = await db.selectFrom('pictures').select('id').where('story_id', '=', storyId).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** In the order of the story, the cover first. */
export async function picturesOf(db: Connection, storyId: string): Promise<PicturesTable[]> {
  return db.selectFrom('pictures').selectAll().where('story_id', '=', storyId).orderBy('position').execute();
}

/** Says to which paragraph a picture belongs. */
export async function placePicture(db: Connection, storyId: string, id: string, paragraph: number): Promise<void> {
  await db
    .updateTable('pictures')
    .set({ paragraph_index: paragraph })
    .where('story_id', '=', storyId)
    .where('id', '=', id)
    .execute();
}

export async function findPicture(db: Connection, storyId: string, id: string): Promise<PicturesTable | undefined> {
  return db.selectFrom('pictures').selectAll().where('story_id', '=', storyId).where('id', '=', id).executeTakeFirst();
}

/** Takes the picture that waited longest, covers first, never a third of one story. One statement: two workers never get the same. */
export async function claimPicture(
  db: Connection,
  worker: string,
  now: number,
  leaseMs: number,
): Promise<(PictureLease & { picture: string }) | undefined> {
  const row = await db
    .updateTable('pictures')
    .set({ status: 'generating', worker, lease_until: now + leaseMs, attempts: sql<number>`attempts + 1` })
    .where(sql<string>`story_id || '/' || id`, '=', (eb) =>
      eb
        .selectFrom('pictures as next')
        .select(sql<string>`next.story_id || '/' || next.id`.as('key'))
        .where('next.status', '=', 'pending')
        .where('next.not_before', '<=', now)
        .where(
          (inner) =>
            inner
              .selectFrom('pictures as other')
              .select(inner.fn.countAll<number>().as('count'))
              .whereRef('other.story_id', '=', 'next.story_id')
              .where('other.status', '=', 'generating'),
          '<',
          AT_ONCE_PER_STORY,
        )
        .orderBy(sql`case when next.position = 0 then 0 else 1 end`)
        .orderBy('next.created_at')
        .orderBy('next.position')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .where('status', '=', 'pending')
    .returning(['story_id', 'id', 'attempts', 'picture'])
    .executeTakeFirst();
  return row && { ...row, worker };
}

/** False when somebody else holds the picture by now, or it is gone. */
export async function changeHeldPicture(
  db: Connection,
  { story_id, id, worker, attempts }: PictureLease,
  change: Partial<PicturesTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pictures')
    .set(change)
    .where('story_id', '=', story_id)
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('attempts', '=', attempts)
    .where('status', '=', 'generating')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Pictures whose worker died go back to wait; those that were tried often enough fail. @returns the stories they belong to */
export async function freeDeadPictures(db: Connection, now: number, error: string): Promise<string[]> {
  const dead = db.updateTable('pictures').where('status', '=', 'generating').where('lease_until', '<', now);
  const failed = await dead
    .set({ status: 'failed', error, worker: null })
    .where('attempts', '>=', MAX_PICTURE_ATTEMPTS)
    .returning('story_id')
    .execute();
  const freed = await dead.set({ status: 'pending', worker: null }).returning('story_id').execute();
  return [...failed, ...freed].map(({ story_id }) => story_id);
}

/** Fails what is not done so long after its story's text. @returns the stories it belongs to */
export async function failLatePictures(db: Connection, before: number, error: string): Promise<string[]> {
  const rows = await db
    .updateTable('pictures')
    .set({ status: 'failed', error, worker: null })
    .where('status', 'not in', SETTLED)
    .where('created_at', '<=', before)
    .returning('story_id')
    .execute();
  return rows.map(({ story_id }) => story_id);
}

export async function countUnsettled(db: Connection, storyId: string): Promise<{ all: number; open: number }> {
  const rows = await db.selectFrom('pictures').select('status').where('story_id', '=', storyId).execute();
  const isSettled = (status: string) => SETTLED.some((settled) => settled === status);
  return { all: rows.length, open: rows.filter(({ status }) => !isSettled(status)).length };
}

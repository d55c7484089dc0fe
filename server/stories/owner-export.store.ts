import type { Connection } from '../platform/database.ts';
import type { PicturesTable, StoriesTable } from '../platform/tables.ts';

/** All that one owner made, oldest first, with its pictures in the order of each story. */
export async function listWholeByOwner(
  db: Connection,
  owner: string,
): Promise<{ stories: StoriesTable[]; pictures: PicturesTable[] }> {
  const stories = await db
    .selectFrom('stories')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const pictures = await db
    .selectFrom('pictures')
    .selectAll()
    .where('story_id', 'in', (eb) => eb.selectFrom('stories').select('id').where('owner', '=', owner))
    .orderBy('position')
    .execute();
  return { stories, pictures };
}

/** What an owner read and chose, and what he is counted for, as long as that is known. */
export async function listTraces(db: Connection, owner: string, subjects: readonly string[]) {
  const [views, counts, usage] = await Promise.all([
    db.selectFrom('story_views').select(['story_id', 'day']).where('viewer', '=', owner).orderBy('story_id').execute(),
    db.selectFrom('category_counts').select(['type', 'slug']).where('viewer', '=', owner).orderBy('slug').execute(),
    db.selectFrom('daily_usage').selectAll().where('subject', 'in', subjects).orderBy('day').execute(),
  ]);
  return { views, counts, usage };
}

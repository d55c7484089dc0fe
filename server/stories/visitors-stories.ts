// Stories of visitors without an account are kept for thirty days after somebody last read them (DECIDE-45). Nobody would
// come to remove them: who lost the cookie has no way back to them but their links.
import { sql } from 'kysely';
import { UNREAD_STORY_DAYS } from '#contract/retention';
import type { Connection, Database } from '../platform/database.ts';
import { markErased } from '../platform/tidying.ts';
import type { StoryRow } from './stories.store.ts';

const DAY_MS = 86_400_000;
const KEPT_MS = UNREAD_STORY_DAYS * DAY_MS;
/** So few at a time that nobody waits for it. */
const AT_ONCE = 50;
const PREFIX = 'anon:';
/** In the words of the index, which otherwise is not used. */
const IS_VISITORS = sql<boolean>`substr(owner, 1, 5) = 'anon:'`;

/** Notes that a story was read, where that keeps it: once a day, for a read must not cost a write. */
export async function noteReading(
  db: Connection,
  { id, owner, last_read_at }: Pick<StoryRow, 'id' | 'owner' | 'last_read_at'>,
  now: number,
): Promise<void> {
  if (!owner?.startsWith(PREFIX) || now - last_read_at < DAY_MS) return;
  await db.updateTable('stories').set({ last_read_at: now }).where('id', '=', id).execute();
}

/** Removes what nobody read for so long, with all that belongs to it. `removeFiles` is given every story that went. */
export async function forgetUnread(
  database: Database,
  now: number,
  removeFiles: (storyId: string) => Promise<void>,
): Promise<number> {
  for (let count = 0; ;) {
    const gone = await database.transaction().execute(async (transaction) => {
      const rows = await transaction
        .deleteFrom('stories')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('stories')
            .select('id')
            .where(IS_VISITORS)
            .where('last_read_at', '<=', now - KEPT_MS)
            .limit(AT_ONCE),
        )
        .returning('id')
        .execute();
      if (rows.length > 0) await markErased(transaction, now);
      return rows;
    });
    for (const { id } of gone) await removeFiles(id);
    count += gone.length;
    if (gone.length < AT_ONCE) return count;
  }
}

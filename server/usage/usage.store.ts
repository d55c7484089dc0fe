import { sql } from 'kysely';
import type { Connection } from '../platform/database.ts';

export async function usedToday(db: Connection, subject: string, day: string): Promise<number> {
  const row = await db
    .selectFrom('daily_usage')
    .select('used')
    .where('subject', '=', subject)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.used ?? 0;
}

/** Takes one more place in one statement, so that two callers never share the last one. Negative or infinite: no limit. */
export async function takePlace(db: Connection, subject: string, day: string, limit: number): Promise<boolean> {
  // The insert arm knows no limit.
  if (limit === 0) return false;
  const endless = limit < 0 || !Number.isFinite(limit);
  const row = await db
    .insertInto('daily_usage')
    .values({ subject, day, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'day'])
        .doUpdateSet({ used: sql<number>`daily_usage.used + 1` })
        .where((eb) => (endless ? eb.lit(true) : eb('daily_usage.used', '<', limit))),
    )
    .returning('used')
    .executeTakeFirst();
  return row !== undefined;
}

export async function giveBackPlace(db: Connection, subject: string, day: string): Promise<void> {
  await db
    .updateTable('daily_usage')
    .set({ used: sql<number>`used - 1` })
    .where('subject', '=', subject)
    .where('day', '=', day)
    .where('used', '>', 0)
    .execute();
}

/** Days that nobody asks for any more. */
export async function forgetUsageBefore(db: Connection, day: string): Promise<void> {
  await db.deleteFrom('daily_usage').where('day', '<', day).execute();
}

import type { Connection } from '../platform/database.ts';
import type { AnalyticsEventsTable } from '../platform/tables.ts';

export async function seenSince(db: Connection, eventId: string, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('analytics_events')
    .select('event_id')
    .where('event_id', '=', eventId)
    .where('received_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** An id that comes again after its time is another event. */
export async function insertEvent(db: Connection, row: AnalyticsEventsTable): Promise<void> {
  await db
    .insertInto('analytics_events')
    .values(row)
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet(row))
    .execute();
}

/** Removes what was received before a moment. */
export async function removeEventsBefore(db: Connection, received: number): Promise<void> {
  await db.deleteFrom('analytics_events').where('received_at', '<', received).execute();
}

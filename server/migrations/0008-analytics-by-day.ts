import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const analyticsByDay: Migration = {
  async up(db) {
    const { schema } = db;
    // Both have all that the sums of the operator need, so that most of them never look at a row.
    await schema
      .createIndex('analytics_events_received')
      .on('analytics_events')
      .columns(['received_at', 'happened_at', 'name'])
      .execute();
    await schema
      .createIndex('analytics_events_name')
      .on('analytics_events')
      .columns(['name', 'received_at', 'happened_at', 'client_id'])
      .execute();
    // From now on a device is believed within a week; what came before is put right once.
    await sql`update analytics_events set happened_at = received_at where happened_at > received_at`.execute(db);
    await sql`update analytics_events set happened_at = received_at - 604800000 where happened_at < received_at - 604800000`.execute(
      db,
    );
  },
};

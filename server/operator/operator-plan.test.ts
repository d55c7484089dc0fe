import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../platform/database.ts';
import { adsBySlot, devicesByDay, devicesBySteps, eventsByDay, failuresBy, wordsOf } from './operator.store.ts';

it('the figures are read along the indexes: no query walks through all events', async () => {
  const database = await openDatabase(':memory:');
  const received = 'COVERING INDEX analytics_events_received (received_at>?)';
  const named = 'analytics_events_name (name=? AND received_at>?)';
  const queries = [
    [eventsByDay(database, 1), received],
    [devicesByDay(database, 1), named],
    [devicesBySteps(database, 1), named],
    [failuresBy(database, 1), named],
    [wordsOf(database, 1, 'language_changed', 'language'), named],
    [adsBySlot(database, 1), named],
  ] as const;
  for (const [query, index] of queries) {
    const { sql, parameters } = query.compile();
    const { rows } = await database.executeQuery(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]));
    expect(JSON.stringify(rows)).toContain(index);
    expect(JSON.stringify(rows)).not.toContain('SCAN analytics_events');
  }
  await database.destroy();
});

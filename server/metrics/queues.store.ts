// How long the queues are. Both questions are answered from what is under way, however many stories and pictures there are.
import { sql } from 'kysely';
import type { Database } from '../platform/database.ts';
import type { QueueState, QueueStates } from './work-metrics.ts';

interface Counted {
  state: string;
  count: number;
  oldest: number;
}

/** What waits and what runs, in all processes on this database together. */
export async function readQueues(database: Database, now: number): Promise<QueueStates> {
  const stories = await database
    .selectFrom('story_jobs')
    .select([
      sql<string>`case when worker is null then 'waiting' else 'running' end`.as('state'),
      (eb) => eb.fn.countAll<number>().as('count'),
      (eb) => eb.fn.min('created_at').as('oldest'),
    ])
    .groupBy('state')
    .execute();
  const pictures = await database
    .selectFrom('pictures')
    .select([
      sql<string>`case when status = 'pending' then 'waiting' else 'running' end`.as('state'),
      (eb) => eb.fn.countAll<number>().as('count'),
      (eb) => eb.fn.min('created_at').as('oldest'),
    ])
    .where('status', 'in', ['pending', 'generating'])
    .groupBy('state')
    .execute();
  return { stories: stateOf(stories, now), pictures: stateOf(pictures, now) };
}

function stateOf(rows: readonly Counted[], now: number): QueueState {
  const of = (state: string) => rows.find((row) => row.state === state);
  const oldest = of('waiting')?.oldest ?? now;
  return {
    waiting: of('waiting')?.count ?? 0,
    running: of('running')?.count ?? 0,
    oldestSeconds: Math.max(0, (now - oldest) / 1000),
  };
}

// Queries over the events of some days. Each walks along an index on when they were received: nothing happened after that.
import { sql, type RawBuilder } from 'kysely';
import type { FunnelStep } from '#contract/operator';
import type { AnalyticsEventName } from '#contract/analytics';
import type { Connection } from '../platform/database.ts';

/** Rows of a list; senders choose their words themselves, so there is no end to them. */
const MAX_ROWS = 20;

const from = (db: Connection, since: number) =>
  db.selectFrom('analytics_events').where('received_at', '>=', since).where('happened_at', '>=', since);

const named = (db: Connection, since: number, names: readonly AnalyticsEventName[]) =>
  from(db, since).where('name', 'in', names);

/** Days since 1970. */
const DAY = sql<number>`happened_at / 86400000`;
/** What an event carries under a name, as text; empty where it carries nothing. */
const prop = (name: string): RawBuilder<string> =>
  sql<string>`coalesce(json_extract(props, ${sql.lit(`$.${name}`)}), '')`;

export const eventsByDay = (db: Connection, since: number) =>
  from(db, since)
    .select(({ fn }) => [DAY.as('day'), 'name', fn.countAll<number>().as('count')])
    .groupBy(['day', 'name']);

/** The steps of the funnel that devices took, once for each day. */
const STEP = sql<FunnelStep | null>`case name
  when 'story_generate_started' then 'started'
  when 'story_generate_succeeded' then 'succeeded'
  when 'story_finished' then 'finished'
  else case json_extract(props, '$.path') when '/' then 'home' when '/story/$storyId' then 'opened' end end`;
const stepsTaken = (db: Connection, since: number) =>
  named(db, since, ['page_view', 'story_generate_started', 'story_generate_succeeded', 'story_finished'])
    .select([DAY.as('day'), 'client_id', STEP.as('step')])
    .distinct();

/** On how many devices a step was taken, day by day. */
export const devicesByDay = (db: Connection, since: number) =>
  db
    .selectFrom(stepsTaken(db, since).as('taken'))
    .where('step', 'is not', null)
    .select(({ fn }) => ['day', 'step', fn.countAll<number>().as('count')])
    .groupBy(['day', 'step']);

/** How many devices took which steps together; `steps` has a 1 or a 0 for each, in the funnel's order. */
export const devicesBySteps = (db: Connection, since: number) => {
  const took = (step: FunnelStep) => sql<string>`max(case step when ${sql.lit(step)} then '1' else '0' end)`;
  const steps = sql<string>`${took('home')} || ${took('started')} || ${took('succeeded')} || ${took('opened')} || ${took('finished')}`;
  const devices = db
    .selectFrom(stepsTaken(db, since).as('taken'))
    .where('step', 'is not', null)
    .select(steps.as('steps'))
    .groupBy('client_id');
  return db
    .selectFrom(devices.as('devices'))
    .select(({ fn }) => ['steps', fn.countAll<number>().as('count')])
    .groupBy('steps');
};

export const failuresBy = (db: Connection, since: number) =>
  named(db, since, ['story_generate_failed', 'client_error'])
    .select(({ fn }) => [
      'name',
      prop('code').as('code'),
      prop('message').as('message'),
      fn.countAll<number>().as('count'),
      fn.max('happened_at').as('last_at'),
    ])
    .groupBy(['name', 'code', 'message'])
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .limit(MAX_ROWS);

/** How often an event carried which word under a name. */
export const wordsOf = (db: Connection, since: number, name: AnalyticsEventName, under: string) =>
  named(db, since, [name])
    .select(({ fn }) => [prop(under).as('word'), fn.countAll<number>().as('count')])
    .groupBy('word')
    .orderBy('count', 'desc')
    .orderBy('word')
    .limit(MAX_ROWS);

export const adsBySlot = (db: Connection, since: number) =>
  named(db, since, ['ad_impression', 'ad_click'])
    .select(({ fn }) => [
      prop('slot').as('slot'),
      fn.sum<number>(sql`case name when 'ad_impression' then 1 else 0 end`).as('impressions'),
      fn.sum<number>(sql`case name when 'ad_click' then 1 else 0 end`).as('clicks'),
    ])
    .groupBy('slot')
    .orderBy('impressions', 'desc')
    .orderBy('slot')
    .limit(MAX_ROWS);

// Events of the page, first-party and without persons: only names and props that the contract lists are kept.
import type { AnalyticsBatch } from '#contract/analytics';
import { EVENTS_KEPT_DAYS } from '#contract/retention';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { newId, type RandomBytes } from '../platform/ids.ts';
import { insertEvent, removeEventsBefore, seenSince } from './analytics.store.ts';
import { fieldsOf } from './event-fields.ts';

const DAY_MS = 86_400_000;
/** A batch that is sent again because its answer was lost arrives within this time. */
const DUPLICATE_MS = 600_000;

/** How long an event may have waited on its device. */
const MAX_WAIT_MS = 7 * DAY_MS;
/** Events are kept this long after they came. */
const KEPT_MS = EVENTS_KEPT_DAYS * DAY_MS;

export interface Analytics {
  /** Stores a batch and gives the number of events that were new. */
  store: (batch: AnalyticsBatch) => Promise<number>;
  /** Drops events that came long enough ago. */
  forget: () => Promise<void>;
}

export function createAnalytics({
  database,
  clock,
  random,
}: {
  database: Database;
  clock: Clock;
  random: RandomBytes;
}): Analytics {
  const store: Analytics['store'] = (batch) =>
    database.transaction().execute(async (transaction) => {
      const now = clock.now();
      let accepted = 0;
      for (const event of batch.events) {
        const eventId = event.id === undefined ? newId(random) : `${batch.client_id} ${event.id}`;
        if (await seenSince(transaction, eventId, now - DUPLICATE_MS)) continue;
        await insertEvent(transaction, {
          event_id: eventId,
          client_id: batch.client_id,
          name: event.name,
          props: JSON.stringify(fieldsOf(event)),
          happened_at: possibleTime(event.ts, now),
          received_at: now,
        });
        accepted += 1;
      }
      return accepted;
    });
  return { store, forget: () => removeEventsBefore(database, clock.now() - KEPT_MS) };
}

/** When an event can have happened that came now: a device whose clock is wrong must not invent days. */
const possibleTime = (said: number, now: number): number =>
  Number.isFinite(said) ? Math.min(now, Math.max(now - MAX_WAIT_MS, Math.trunc(said))) : now;

// Events of the page, first-party and without persons: only names and props that the contract lists are kept.
import { ANALYTICS_EVENTS, MAX_ANALYTICS_TEXT, type AnalyticsBatch, type AnalyticsEventName } from '#contract/usage';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { newId, type RandomBytes } from '../platform/ids.ts';
import { insertEvent, seenSince } from './analytics.store.ts';

/** A batch that is sent again because its answer was lost arrives within this time. */
const DUPLICATE_MS = 600_000;

type Event = AnalyticsBatch['events'][number];

/** Stores a batch and gives the number of events that were new. */
export function createAnalytics({
  database,
  clock,
  random,
}: {
  database: Database;
  clock: Clock;
  random: RandomBytes;
}) {
  return (batch: AnalyticsBatch): Promise<number> =>
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
          props: JSON.stringify(allowedProps(event)),
          happened_at: Number.isSafeInteger(Math.trunc(event.ts)) ? Math.trunc(event.ts) : now,
          received_at: now,
        });
        accepted += 1;
      }
      return accepted;
    });
}

function allowedProps({ name, props = {} }: Event): Record<string, string | number | boolean> {
  const allowed: readonly string[] = ANALYTICS_EVENTS[name satisfies AnalyticsEventName];
  return Object.fromEntries(
    allowed.flatMap((prop): [string, string | number | boolean][] => {
      const value = Object.hasOwn(props, prop) ? props[prop] : undefined;
      if (typeof value === 'string') return [[prop, value.slice(0, MAX_ANALYTICS_TEXT)]];
      return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)) ? [[prop, value]] : [];
    }),
  );
}

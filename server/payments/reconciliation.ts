// What the provider's events should have told, looked up: an event may be lost for good, or never have been sent.
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { forgetBefore, listUnread } from './payments.store.ts';
import type { Subscriptions } from './subscriptions.ts';

interface ReconciliationNeeds {
  database: Database;
  clock: Clock;
  /** Missing where nothing can be bought. */
  subscriptions: Pick<Subscriptions, 'read'> | undefined;
  log: Logger;
}

const HOUR_MS = 3_600_000;
/** A server that was away may have missed something; it has enough to do in its first minute. */
const FIRST_MS = 60_000;
/** A run that takes longer than this makes room for the next one. */
const RUN_MS = HOUR_MS - 60_000;
const DAY_MS = 86_400_000;
const PER_RUN = 300;
/** The provider goes on telling of an event for three days. */
const EVENTS_KEPT_MS = 30 * DAY_MS;

export function createReconciliation({ database, clock, subscriptions, log }: ReconciliationNeeds) {
  let timer: NodeJS.Timeout | undefined;
  let firstTimer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running: { since: number; done: Promise<void> } | undefined;
  const run = async (now: number) => {
    await forgetBefore(database, now - EVENTS_KEPT_MS, now - DAY_MS);
    if (!subscriptions) return;
    for (const userId of await listUnread(database, now - DAY_MS, PER_RUN)) {
      if (isStopped || clock.now() - now >= RUN_MS) return;
      try {
        await subscriptions.read(userId);
      } catch (error) {
        log.warn({ err: error }, 'a subscription could not be looked up');
      }
    }
  };
  const reconcile = (): Promise<void> => {
    const now = clock.now();
    if (running && now - running.since < RUN_MS) return running.done;
    const done = run(now).finally(() => {
      if (running?.done === done) running = undefined;
    });
    running = { since: now, done };
    return done;
  };
  const reconcileUnheard = () => {
    reconcile().catch((error: unknown) => log.error({ err: error }, 'the subscriptions could not be looked up'));
  };
  return {
    reconcile,
    start: () => {
      firstTimer = setTimeout(reconcileUnheard, FIRST_MS);
      timer = setInterval(reconcileUnheard, HOUR_MS);
      firstTimer.unref();
      timer.unref();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(firstTimer);
      clearInterval(timer);
    },
  };
}

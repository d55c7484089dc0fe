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
  subscriptions: Subscriptions | undefined;
  log: Logger;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const PER_RUN = 300;
/** The provider goes on telling of an event for three days. */
const EVENTS_KEPT_MS = 30 * DAY_MS;

export function createReconciliation({ database, clock, subscriptions, log }: ReconciliationNeeds) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    const now = clock.now();
    await forgetBefore(database, now - EVENTS_KEPT_MS, now - DAY_MS);
    if (!subscriptions) return;
    for (const userId of await listUnread(database, now - DAY_MS, PER_RUN)) {
      if (isStopped) return;
      try {
        await subscriptions.read(userId);
      } catch (error) {
        log.warn({ err: error }, 'a subscription could not be looked up');
      }
    }
  };
  const reconcile = (): Promise<void> => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    reconcile,
    start: () => {
      timer = setInterval(() => {
        reconcile().catch((error: unknown) => log.error({ err: error }, 'the subscriptions could not be looked up'));
      }, HOUR_MS);
      timer.unref();
    },
    stop: () => {
      isStopped = true;
      clearInterval(timer);
    },
  };
}

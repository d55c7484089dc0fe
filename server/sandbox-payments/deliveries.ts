// Tells our server what happened at the sandbox, as Stripe tells it: signed, again until it is taken, in no order to rely on.
import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Ledger } from './sandbox-ledger.ts';
import { forgetBefore, listDueEvents, nextDue, putEvent } from './sandbox-payments.store.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** How long after an attempt that failed the next one is; the last counts for all that follow. */
const WAITS_MS = [SECOND_MS, 5 * SECOND_MS, 30 * SECOND_MS, 5 * MINUTE_MS, HOUR_MS];
const GIVEN_UP_AFTER_MS = 3 * DAY_MS;
const KEPT_FOR_MS = 30 * DAY_MS;
const AT_ONCE = 3;
/** An answer that takes longer is none. */
const PATIENCE_MS = 20 * SECOND_MS;
/** Months go by without anybody looking. */
const LOOK_EVERY_MS = MINUTE_MS;
const STOP_WITHIN_MS = 2 * SECOND_MS;

interface DeliveryNeeds {
  database: Database;
  clock: Clock;
  ledger: Ledger;
  webhookUrl: string;
  webhookSecret: string;
  /** Mixes up the order of what is due. */
  isShuffled: boolean;
  request: (asked: Request) => Response | Promise<Response>;
  log: Logger;
}
type Due = Awaited<ReturnType<typeof listDueEvents>>[number];

export function createDeliveries(needs: DeliveryNeeds) {
  const { database, clock, ledger, log } = needs;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let mustLookAgain = false;
  let isStarted = false;
  const stopping = new AbortController();

  const signed = (body: string) => {
    const time = ledger.seconds();
    const signature = createHmac('sha256', needs.webhookSecret).update(`${time}.${body}`).digest('hex');
    return `t=${time},v1=${signature}`;
  };
  const isTaken = async ({ body }: Due): Promise<boolean> => {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(PATIENCE_MS)]);
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signed(body) };
    const asked = new Request(needs.webhookUrl, { method: 'POST', headers, body, signal });
    const answer = await Promise.race([needs.request(asked), aborted(signal)]);
    await answer.body?.cancel();
    return answer.ok;
  };
  const tellOne = async (event: Due) => {
    const isDone = await isTaken(event).catch((error: unknown) => {
      log.warn({ event: event.id, reason: reasonOf(error) }, 'an event of the payment sandbox did not arrive');
      return false;
    });
    // What was cut off by the end of the server is told again when it is back.
    if (!isDone && stopping.signal.aborted) return;
    const attempts = event.attempts + 1;
    const next = clock.now() + (WAITS_MS[event.attempts] ?? HOUR_MS);
    const isGivenUp = !isDone && next > event.created_at + GIVEN_UP_AFTER_MS;
    if (isGivenUp) log.error({ event: event.id }, 'an event of the payment sandbox is given up');
    await putEvent(database, event.id, { attempts, dueAt: isDone || isGivenUp ? null : next });
  };

  /** Lets months go by, then tells of all that is due. */
  const tell = async () => {
    await database.transaction().execute(async (db) => {
      await ledger.listSubscriptions(db);
      await forgetBefore(db, clock.now() - KEPT_FOR_MS);
    });
    for (;;) {
      const due = await listDueEvents(database, clock.now(), 100);
      if (due.length === 0 || stopping.signal.aborted) return;
      const left = needs.isShuffled ? due.sort(() => Math.random() - 0.5) : due;
      while (left.length > 0 && !stopping.signal.aborted) await Promise.all(left.splice(0, AT_ONCE).map(tellOne));
    }
  };
  const run = async () => {
    clearTimeout(timer);
    try {
      do {
        mustLookAgain = false;
        await tell();
      } while (mustLookAgain);
    } catch (error) {
      log.error({ err: error }, 'the payment sandbox cannot tell of its events');
    }
    running = undefined;
    if (isStarted && !stopping.signal.aborted) await plan();
  };
  const plan = async () => {
    // A database that cannot be asked is looked at again in a minute; the look itself says what is wrong with it.
    const due = await nextDue(database).catch(() => undefined);
    const wait = due === undefined ? LOOK_EVERY_MS : Math.min(Math.max(due - clock.now(), 0), LOOK_EVERY_MS);
    // A stop may have come while the database was asked.
    if (!stopping.signal.aborted && running === undefined) timer = setTimeout(() => void look(), wait).unref();
  };
  const look = (): Promise<void> => {
    mustLookAgain = true;
    return (running ??= run());
  };

  return {
    /** Tells of all that is due now, and resolves when that is done. Never rejects. */
    tell: look,
    /** Something may have happened. Tells nothing before `start`. */
    wake: () => {
      if (isStarted) void look();
    },
    start: () => {
      isStarted = true;
      void look();
    },
    stop: async () => {
      isStarted = false;
      clearTimeout(timer);
      const overdue = setTimeout(() => stopping.abort(), STOP_WITHIN_MS);
      await running;
      clearTimeout(overdue);
      stopping.abort();
    },
  };
}

/** Rejects when nobody waits any more: an answer that never comes must not hold a place for ever. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer')), { once: true });
  });

/** What is wrong, in a few words: the network's own are in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return error.message + code;
}

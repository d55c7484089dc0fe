// Where calls are counted: in memory, or for all processes together in PostgreSQL.
import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { isEmbedded, type Database } from './database.ts';

const TABLE = 'rate_limits';

/** Throws the library's RateLimiterRes, which is not an Error, when there is no room. */
export interface RateCounter {
  consume: (key: string) => Promise<unknown>;
  reward: (key: string) => Promise<unknown>;
}
interface Window {
  /** Parts its keys from those of others. */
  keyPrefix: string;
  points: number;
  /** In seconds. */
  duration: number;
}

/** What the library asks of a client of PostgreSQL, over the server's own connections. */
const clientOf = (database: Database) => ({
  query: async ({ text, values }: { text: string; values: readonly unknown[] }) => {
    const { rows } = await database.executeQuery(CompiledQuery.raw(text, [...values]));
    return { rows, rowCount: rows.length };
  },
});

/** Makes what counts one window of one limit. A restart forgives what was counted in memory. */
export function createRateCounters(database: Database): (window: Window) => RateCounter {
  if (isEmbedded(database)) return (window) => new RateLimiterMemory(window);
  const storeClient = clientOf(database);
  return (window) =>
    new RateLimiterPostgres({
      ...window,
      storeClient,
      storeType: 'client',
      tableName: TABLE,
      // The migrations make it, and the sweeper removes what is over.
      tableCreated: true,
      clearExpiredByTimeout: false,
      // Who has no room is sent away without the database: a flood costs it nothing.
      inMemoryBlockOnConsumed: window.points + 1,
      // While the database is away, each process counts for itself.
      insuranceLimiter: new RateLimiterMemory(window),
    });
}

/** Removes what was counted in windows that are over; memory does so by itself. */
export async function forgetCountsBefore(database: Database, now: number): Promise<void> {
  if (!isEmbedded(database)) await database.deleteFrom(TABLE).where('expire', '<=', now).execute();
}

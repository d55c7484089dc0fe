// What providers may cost: so much for one story, its text and its pictures together, and so much a day (UTC). Both sums are
// kept, so that a restart forgets nothing.
import { utcDay, type Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { ProviderFailure } from './provider-failure.ts';
import { correct, setAside } from './spending.store.ts';

const MICRO = 1_000_000;

/** The purse of one story. */
export interface Purse {
  /**
   * Makes a call that costs at most so many US dollars, and pays what it came to; one that was cut off may have cost all of it.
   * Throws ProviderFailure `ceiling` when that is more than the story or the day has left; then nothing is called.
   */
  pay: <T>(mostUsd: number, call: (cost: (usd: number) => void) => Promise<T>) => Promise<T>;
}
export interface Spending {
  purse: (storyId: string) => Purse;
}

interface SpendingNeeds {
  database: Database;
  clock: Clock;
  limits: { storyUsd: number; dayUsd: number };
  /** Hears what every call came to. */
  onSpent: (usd: number) => void;
}

export function createSpending({ database, clock, limits, onSpent }: SpendingNeeds): Spending {
  const most = { story: limits.storyUsd * MICRO, day: limits.dayUsd * MICRO };
  return {
    purse: (storyId) => ({
      pay: async (mostUsd, call) => {
        // A model of one's own costs nothing, and nothing need be written down.
        if (mostUsd === 0) return call(() => {});
        const account = { storyId, day: utcDay(clock.now()) };
        const aside = Math.ceil(mostUsd * MICRO);
        if (!(await setAside(database, account, aside, most))) throw new ProviderFailure('ceiling');
        let spent = mostUsd;
        try {
          return await call((usd) => {
            // Nobody pays us for asking: less than nothing would make room for more.
            spent = Number.isFinite(usd) ? Math.max(usd, 0) : mostUsd;
          });
        } finally {
          onSpent(spent);
          await correct(database, account, Math.ceil(spent * MICRO) - aside);
        }
      },
    }),
  };
}

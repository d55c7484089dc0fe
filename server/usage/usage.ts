// How many stories a visitor may ask for in a day, and how many he had (contract 5, DECIDE-9, DECIDE-11).
import type { Tier } from '#contract/tiers';
import type { Connection } from '../platform/database.ts';
import { isoTime, nextUtcMidnight, utcDay, type Clock } from '../platform/clock.ts';
import { ApiFailure, retryAfter } from '../platform/errors.ts';
import type { RightsOf } from './rights.ts';
import { forgetUsageBefore, giveBackPlace, takePlace, usedToday } from './usage.store.ts';

export type { RightsOf } from './rights.ts';

/** Stories a day from one network address without an account, against dropping the cookie; more while everything is open to everybody. */
const STORIES_PER_ADDRESS = 10;
const STORIES_PER_ADDRESS_SHOWCASE = 60;

/** Stories a day that a family may send by itself; they cost no telling, so they have a count of their own (DECIDE-46). */
const WRITTEN_PER_DAY = 30;
/** Under which they are counted. */
export const writtenSubject = (owner: string): string => `written:${owner}`;

interface DailyUsage {
  current_usage: number;
  daily_limit: number;
  reset_at: string;
}
/** Who is counted: by himself, and a visitor without an account by his address too. */
export interface Counted {
  owner: string;
  tier: Tier | 'anonymous';
  address: string;
}
/** The places of one story, kept with it so that they can be given back. */
interface Places {
  day: string;
  subjects: string[];
}

export interface Usage {
  ofToday: (db: Connection, counted: Counted) => Promise<DailyUsage>;
  /** Takes a place for one story. Throws daily_limit_reached or rate_limited; then the transaction must not be committed. */
  take: (transaction: Connection, counted: Counted) => Promise<Places>;
  /** Takes a place for a story that came with its text. Throws rate_limited; then the transaction must not be committed. */
  takeWritten: (transaction: Connection, owner: string) => Promise<void>;
  giveBack: (transaction: Connection, places: Places) => Promise<void>;
  /** Drops the counts of days gone by. */
  forget: (db: Connection) => Promise<void>;
}

/** A story of yesterday may still fail today and give its place back. */
const KEPT_DAYS = 2;
const DAY_MS = 86_400_000;

interface UsageNeeds {
  clock: Clock;
  showcase: boolean;
  rightsOf: RightsOf;
  scaled: (limit: number) => number;
}

export function createUsage({ clock, showcase, rightsOf, scaled }: UsageNeeds): Usage {
  const addressLimit = scaled(showcase ? STORIES_PER_ADDRESS_SHOWCASE : STORIES_PER_ADDRESS);
  const writtenLimit = scaled(WRITTEN_PER_DAY);
  const reset = () => nextUtcMidnight(clock.now());

  const untilTomorrow = () => retryAfter((reset() - clock.now()) / 1000);

  const ofToday: Usage['ofToday'] = async (db, { owner, tier }) => ({
    current_usage: await usedToday(db, owner, utcDay(clock.now())),
    daily_limit: rightsOf(tier).dailyLimit,
    reset_at: isoTime(reset()),
  });

  return {
    ofToday,
    take: async (transaction, counted) => {
      const { owner, tier, address } = counted;
      const day = utcDay(clock.now());
      const headers = untilTomorrow();
      if (!(await takePlace(transaction, owner, day, rightsOf(tier).dailyLimit))) {
        throw new ApiFailure('daily_limit_reached', { body: await ofToday(transaction, counted), headers });
      }
      if (tier !== 'anonymous') return { day, subjects: [owner] };
      if (!(await takePlace(transaction, address, day, addressLimit)))
        throw new ApiFailure('rate_limited', { headers });
      return { day, subjects: [owner, address] };
    },
    takeWritten: async (transaction, owner) => {
      if (!(await takePlace(transaction, writtenSubject(owner), utcDay(clock.now()), writtenLimit)))
        throw new ApiFailure('rate_limited', { headers: untilTomorrow() });
    },
    giveBack: async (transaction, { day, subjects }) => {
      for (const subject of subjects) await giveBackPlace(transaction, subject, day);
    },
    forget: (db) => forgetUsageBefore(db, utcDay(clock.now() - KEPT_DAYS * DAY_MS)),
  };
}

// How many stories a visitor may ask for in a day, and how many he had (contract 5, DECIDE-9, DECIDE-11).
import { UNLIMITED } from '#contract/payments';
import type { Connection } from '../platform/database.ts';
import { isoTime, nextUtcMidnight, utcDay, type Clock } from '../platform/clock.ts';
import { ApiFailure, retryAfter } from '../platform/errors.ts';
import { forgetUsageBefore, giveBackPlace, takePlace, usedToday } from './usage.store.ts';

/** Stories a day from one network address, against dropping the cookie; more while everything is open to everybody. */
const STORIES_PER_ADDRESS = 10;
const STORIES_PER_ADDRESS_SHOWCASE = 60;

interface DailyUsage {
  current_usage: number;
  daily_limit: number;
  reset_at: string;
}
/** Who is counted: by himself and by his address. */
export interface Counted {
  owner: string;
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
  anonymousDailyLimit: number;
  scaled: (limit: number) => number;
}

export function createUsage({ clock, showcase, anonymousDailyLimit, scaled }: UsageNeeds): Usage {
  const dailyLimit = showcase ? UNLIMITED : anonymousDailyLimit;
  const addressLimit = scaled(showcase ? STORIES_PER_ADDRESS_SHOWCASE : STORIES_PER_ADDRESS);
  const reset = () => nextUtcMidnight(clock.now());

  const ofToday: Usage['ofToday'] = async (db, { owner }) => ({
    current_usage: await usedToday(db, owner, utcDay(clock.now())),
    daily_limit: dailyLimit,
    reset_at: isoTime(reset()),
  });

  return {
    ofToday,
    take: async (transaction, { owner, address }) => {
      const day = utcDay(clock.now());
      const headers = retryAfter((reset() - clock.now()) / 1000);
      if (!(await takePlace(transaction, owner, day, dailyLimit))) {
        throw new ApiFailure('daily_limit_reached', { body: await ofToday(transaction, { owner, address }), headers });
      }
      if (!(await takePlace(transaction, address, day, addressLimit)))
        throw new ApiFailure('rate_limited', { headers });
      return { day, subjects: [owner, address] };
    },
    giveBack: async (transaction, { day, subjects }) => {
      for (const subject of subjects) await giveBackPlace(transaction, subject, day);
    },
    forget: (db) => forgetUsageBefore(db, utcDay(clock.now() - KEPT_DAYS * DAY_MS)),
  };
}

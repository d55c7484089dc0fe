// How often a caller may ask (contract 5). In memory a restart forgives; on PostgreSQL all processes count together.
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from './database.ts';
import { ApiFailure, retryAfter } from './errors.ts';
import { createRateCounters, type RateCounter } from './rate-counters.ts';
import { remembering } from './kept.ts';
import type { Signer } from './signing.ts';

const MINUTE = 60;
const HOUR = 3600;
const QUARTER = 900;
const DAY = 86_400;
/** [calls, seconds]; all of a name's windows must have room. */
const LIMITS = {
  generate: [
    [6, MINUTE],
    [60, HOUR],
  ],
  story: [[120, MINUTE]],
  /** Likes and reports. */
  reaction: [[30, MINUTE]],
  report: [[5, HOUR]],
  /** Of one story from one address without an account: who drops his cookie does not get far. */
  likeFromAddress: [[30, DAY]],
  /** A shelf of fifty books, and stories with seven pictures each. */
  picture: [[600, MINUTE]],
  /** Each costs a second of a core the first time. */
  conversion: [[30, MINUTE]],
  catalogue: [[240, MINUTE]],
  increment: [[30, MINUTE]],
  analytics: [[60, MINUTE]],
  /** Of one address for the operator's figures; a right token does not count. */
  operatorFailure: [[10, QUARTER]],
  /** The same for the counters. */
  metricsFailure: [[10, QUARTER]],
  register: [[5, HOUR]],
  login: [[50, QUARTER]],
  /** Of one address for one email; what succeeds does not count. */
  loginFailure: [[10, QUARTER]],
  signIn: [[20, QUARTER]],
  /** Each may ask the provider; a form that comes back counts twice. */
  signInReturn: [[40, QUARTER]],
  passwordLetter: [[10, HOUR]],
  passwordLetterTo: [[3, HOUR]],
  passwordReset: [[20, HOUR]],
  session: [[120, MINUTE]],
  subscription: [[60, MINUTE]],
  checkout: [[10, HOUR]],
  accountExport: [[3, DAY]],
  accountDeletion: [[10, HOUR]],
} as const satisfies Record<string, readonly (readonly [calls: number, seconds: number])[]>;
type LimitName = keyof typeof LIMITS;

/** A home, a school or a whole town may share one address, so it has room for several visitors. */
const VISITORS_PER_ADDRESS = 5;

const MOST_CALLERS = 10_000;

export interface RateLimits {
  /** Counts a call of a visitor and of the address it came from. Throws ApiFailure rate_limited with Retry-After. */
  take: (name: LimitName, caller: { visitor?: string; address: string }) => Promise<void>;
  /** Counts an attempt under a key; `giveBack` when it was a good one. Throws ApiFailure rate_limited with Retry-After. */
  attempt: (name: LimitName, key: string) => Promise<{ giveBack: () => Promise<void> }>;
  /** A limit or cap as it counts here: scaled by RATE_LIMIT_SCALE, endless when that is 0. */
  scaled: (limit: number) => number;
}

interface LimitNeeds {
  /** RATE_LIMIT_SCALE */
  scale: number;
  database: Database;
  signer: Signer;
  /** Hears which limit a call was refused by. */
  onRefused?: (name: LimitName) => void;
}

export function createRateLimits({ scale, database, signer, onRefused = () => {} }: LimitNeeds): RateLimits {
  const scaled = (limit: number) => (scale === 0 ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil(limit * scale)));
  const createCounter = createRateCounters(database);
  // An email or an address is not to be read where calls are counted, and no key may be longer than the table's.
  const hashed = (key: string) => signer.sign('rate limit', key).slice(0, 22);
  // Those of callers are ids and hashes already, and may be known here for longer than they count.
  const hashedCaller = remembering(hashed, MOST_CALLERS);
  const known = new Map<string, RateCounter[]>();
  const countersFor = (name: LimitName, room: number) => {
    const key = `${name}*${room}`;
    const made =
      known.get(key) ??
      LIMITS[name].map(([calls, seconds]) =>
        createCounter({ keyPrefix: `${key}/${seconds}`, points: scaled(calls * room), duration: seconds }),
      );
    known.set(key, made);
    return made;
  };
  const refusing = async (name: LimitName, consume: () => Promise<unknown>) => {
    try {
      await consume();
    } catch (thrown) {
      // The library throws its result, which is not an Error.
      if (thrown instanceof RateLimiterRes) {
        onRefused(name);
        throw new ApiFailure('rate_limited', { headers: retryAfter(thrown.msBeforeNext / 1000) });
      }
      throw thrown;
    }
  };
  const consumeAll = (counters: readonly RateCounter[], hash: string) =>
    Promise.all(counters.map((counter) => counter.consume(hash)));
  return {
    scaled,
    attempt: async (name, key) => {
      if (scale === 0) return { giveBack: async () => {} };
      const counters = countersFor(name, 1);
      await refusing(name, () => consumeAll(counters, hashed(key)));
      return {
        giveBack: async () => {
          await Promise.all(counters.map((counter) => counter.reward(hashed(key))));
        },
      };
    },
    take: async (name, { visitor, address }) => {
      if (scale === 0) return;
      await refusing(name, async () => {
        if (visitor !== undefined) await consumeAll(countersFor(name, 1), hashedCaller(visitor));
        const room = visitor === undefined ? 1 : VISITORS_PER_ADDRESS;
        await consumeAll(countersFor(name, room), hashedCaller(address));
      });
    },
  };
}

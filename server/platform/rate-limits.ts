// How often a caller may ask (contract 5). Counted in memory: a restart forgives, a second machine counts for itself.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiFailure, retryAfter } from './errors.ts';

const MINUTE = 60;
const HOUR = 3600;
/** [calls, seconds]; all of a name's windows must have room. */
const LIMITS = {
  generate: [
    [6, MINUTE],
    [60, HOUR],
  ],
  story: [[120, MINUTE]],
  /** A shelf of fifty books, and stories with seven pictures each. */
  picture: [[600, MINUTE]],
  /** Each costs a second of a core the first time. */
  conversion: [[30, MINUTE]],
  catalogue: [[240, MINUTE]],
  analytics: [[60, MINUTE]],
} as const satisfies Record<string, readonly (readonly [calls: number, seconds: number])[]>;
type LimitName = keyof typeof LIMITS;

/** A home, a school or a whole town may share one address, so it has room for several visitors. */
const VISITORS_PER_ADDRESS = 5;

export interface RateLimits {
  /** Counts a call of a visitor and of the address it came from. Throws ApiFailure rate_limited with Retry-After. */
  take: (name: LimitName, caller: { visitor?: string; address: string }) => Promise<void>;
  /** A limit or cap as it counts here: scaled by RATE_LIMIT_SCALE, endless when that is 0. */
  scaled: (limit: number) => number;
}

export function createRateLimits(scale: number): RateLimits {
  const scaled = (limit: number) => (scale === 0 ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil(limit * scale)));
  const limiters = new Map<string, RateLimiterMemory[]>();
  const limitersFor = (name: LimitName, room: number) => {
    const key = `${name}*${room}`;
    const made =
      limiters.get(key) ??
      LIMITS[name].map(
        ([calls, seconds]) =>
          new RateLimiterMemory({ keyPrefix: `${key}/${seconds}`, points: scaled(calls * room), duration: seconds }),
      );
    limiters.set(key, made);
    return made;
  };
  return {
    scaled,
    take: async (name, { visitor, address }) => {
      if (scale === 0) return;
      try {
        if (visitor !== undefined) await Promise.all(limitersFor(name, 1).map((limiter) => limiter.consume(visitor)));
        await Promise.all(
          limitersFor(name, visitor === undefined ? 1 : VISITORS_PER_ADDRESS).map((limiter) =>
            limiter.consume(address),
          ),
        );
      } catch (thrown) {
        // The library throws its result, which is not an Error.
        if (thrown instanceof RateLimiterRes)
          throw new ApiFailure('rate_limited', { headers: retryAfter(thrown.msBeforeNext / 1000) });
        throw thrown;
      }
    },
  };
}

// What stands behind one secret token of the deployment: figures for who runs it, and counters for what watches it.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import { ApiFailure } from './errors.ts';
import type { RateLimits } from './rate-limits.ts';

interface GateNeeds {
  token: string;
  /** What is said to who has another one. */
  text: string;
  /** Counts the wrong ones of an address. */
  limit: 'operatorFailure' | 'metricsFailure';
  identity: {
    /** The token that came along. */
    token: (c: Context<AppEnv>) => string | undefined;
    /** The hash of the caller's address. */
    address: (c: Context<AppEnv>) => string;
  };
  limits: RateLimits;
}

// Of one length whatever was given, so that nothing can be read from how long a comparison takes.
const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Lets nobody through without the token. Throws ApiFailure auth_required, token_invalid, rate_limited.
 * Counted before it is looked at: many guesses at once are many guesses. It takes as long for a wrong token as for the right one.
 */
export function createTokenGate({ token, text, limit, identity, limits }: GateNeeds) {
  const right = digest(token);
  return async (c: Context<AppEnv>): Promise<void> => {
    const attempt = await limits.attempt(limit, identity.address(c));
    const given = identity.token(c);
    if (given === undefined || !timingSafeEqual(digest(given), right))
      throw new ApiFailure(given === undefined ? 'auth_required' : 'token_invalid', {
        text,
        headers: { 'WWW-Authenticate': 'Bearer' },
      });
    await attempt.giveBack();
  };
}

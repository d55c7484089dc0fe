// Sessions are HS256 tokens (contract 2). What they say of a plan is for show: rights come from the database.
import { createHmac, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { User } from '#contract/user';
import type { Clock } from '../platform/clock.ts';
import { createKept } from '../platform/kept.ts';

const AUDIENCE = 'tuckaway';
/** A signature costs more to look at than a story to read; what it says holds until the token's time is over. */
const KNOWN_TOKENS = 1000;
const ClaimsSchema = v.object({
  sub: v.string(),
  jti: v.string(),
  ver: v.number(),
  iat: v.number(),
  exp: v.number(),
});
/** `iat` and `exp` in seconds since 1970. */
export type Claims = v.InferOutput<typeof ClaimsSchema>;

export interface Tokens {
  /**
   * A fresh token for this user; `version` is the one that a change of password raises. A renewed token has the `jti` of
   * the session it goes on with.
   */
  issue: (user: User, version: number, jti?: string) => Promise<string>;
  /** The claims of a token that we signed and whose time is not over; undefined for any other text. */
  read: (token: string) => Promise<Claims | undefined>;
  /** Whether less than half of a token's life is left. */
  isAging: (claims: Claims) => boolean;
  /** When no token that was issued until now is good any more, in milliseconds since 1970. */
  lastEnd: () => number;
}

interface TokenNeeds {
  /** The first one signs; tokens of the others are still read. */
  secrets: readonly [string, ...string[]];
  issuer: string;
  seconds: number;
  clock: Clock;
}

interface Key {
  id: string;
  bytes: Uint8Array;
}

/** A key for tokens alone: what signs cookies signs no sessions. */
function keyOf(secret: string): Key {
  const bytes = createHmac('sha256', secret).update('session tokens').digest();
  return { id: createHmac('sha256', bytes).update('key id').digest('base64url').slice(0, 8), bytes };
}

/** Signs and reads the tokens of one deployment. */
export function createTokens({ secrets: [secret, ...earlier], issuer, seconds, clock }: TokenNeeds): Tokens {
  const [own, others] = [keyOf(secret), earlier.map(keyOf)];
  const keyFor = ({ kid }: { kid?: string }): Uint8Array => {
    const key = [own, ...others].find(({ id }) => id === kid);
    if (!key) throw new Error('a token of a key that we do not have');
    return key.bytes;
  };
  const now = () => Math.floor(clock.now() / 1000);
  const verified = createKept<Claims>({ room: KNOWN_TOKENS, weigh: () => 1 });
  return {
    issue: (
      { id, email, name, subscription_status, subscription_type, subscription_expires_at },
      version,
      jti = randomUUID(),
    ) =>
      new SignJWT({ email, name, subscription_status, subscription_type, subscription_expires_at, ver: version })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: own.id })
        .setSubject(id)
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setJti(jti)
        .setIssuedAt(now())
        .setExpirationTime(now() + seconds)
        .sign(own.bytes),
    read: async (token) => {
      const known = verified.find(token);
      if (known) return known.exp > now() ? known : undefined;
      try {
        const { payload } = await jwtVerify(token, keyFor, {
          algorithms: ['HS256'],
          issuer,
          audience: AUDIENCE,
          currentDate: new Date(clock.now()),
        });
        const claims = v.parse(ClaimsSchema, payload);
        verified.keep(token, claims);
        return claims;
      } catch {
        // Whatever is wrong with it, it is no token.
        return undefined;
      }
    },
    isAging: ({ iat, exp }) => exp - now() < (exp - iat) / 2,
    lastEnd: () => clock.now() + seconds * 1000,
  };
}

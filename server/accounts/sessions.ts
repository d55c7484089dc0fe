// A session is a token of ours whose user is still there, whose version has not been raised, and that nobody signed out with.
import type { User } from '#contract/user';
import type { Clock } from '../platform/clock.ts';
import type { Connection, Database } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { findSignedIn, findUser, forgetExpired, revokeToken, type UserRow } from './accounts.store.ts';
import type { Claims, Tokens } from './tokens.ts';
import { userOf } from './users.ts';

interface Session {
  row: UserRow;
  claims: Claims;
}

export interface Sessions {
  /** Begins one: what register, login and every other way in answer. */
  begin: (row: UserRow) => Promise<{ token: string; user: User }>;
  /** Whose token this is; undefined when it is good for nothing. */
  find: (token: string) => Promise<Session | undefined>;
  /**
   * Looks again, in the transaction that is about to keep something for a user: he may have gone since his token was read.
   * Throws ApiFailure token_invalid. A caller without an account passes.
   */
  assertCurrent: (db: Connection, asking: { userId?: string; tokenVersion?: number }) => Promise<void>;
  /** A fresh token of the same session when less than half of this one's life is left. */
  renewed: (session: Session) => Promise<string | undefined>;
  /** Ends one before its time, whichever of its tokens this is. A token that is good for nothing is left alone. */
  end: (token: string) => Promise<void>;
  /** Drops what need not be known any more. */
  forget: () => Promise<void>;
}

interface SessionNeeds {
  database: Database;
  clock: Clock;
  tokens: Tokens;
}

/** Begins, finds, renews and ends sessions. */
export function createSessions({ database, clock, tokens }: SessionNeeds): Sessions {
  const issue = (row: UserRow, jti?: string) => tokens.issue(userOf(row, clock.now()), row.token_version, jti);
  return {
    begin: async (row) => ({ token: await issue(row), user: userOf(row, clock.now()) }),
    find: async (token) => {
      const claims = await tokens.read(token);
      if (!claims) return undefined;
      const row = await findSignedIn(database, claims.sub, claims.jti);
      return row?.token_version === claims.ver ? { row, claims } : undefined;
    },
    assertCurrent: async (db, { userId, tokenVersion }) => {
      if (userId === undefined) return;
      const row = await findUser(db, userId);
      if (row === undefined || row.token_version !== tokenVersion)
        throw new ApiFailure('token_invalid', { headers: { 'WWW-Authenticate': 'Bearer' } });
    },
    renewed: async ({ row, claims }) => (tokens.isAging(claims) ? issue(row, claims.jti) : undefined),
    end: async (token) => {
      const claims = await tokens.read(token);
      // A token that this one was renewed by ends later than it does.
      if (claims) await revokeToken(database, claims.jti, Math.max(claims.exp * 1000, tokens.lastEnd()));
    },
    forget: () => forgetExpired(database, clock.now()),
  };
}

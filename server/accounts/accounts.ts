// What the product promises about accounts: one for every email, and what a device made before its family signed in is the
// family's from then on.
import type { InferOutput } from 'valibot';
import type { LoginSchema, RegisterSchema } from '#contract/accounts';
import type { User } from '#contract/user';
import type { Clock } from '../platform/clock.ts';
import type { Connection, Database } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { emailKey, findUser, findUserByEmail, insertUser, type UserRow } from './accounts.store.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import { ownerOf, userOf } from './users.ts';

export interface AccountNeeds {
  database: Database;
  clock: Clock;
  /** A UUID that nobody can guess. */
  newUserId: () => string;
  passwords: Passwords;
  sessions: Sessions;
  /** Gives all that one owner made to another. */
  moveStories: (transaction: Connection, from: string, to: string) => Promise<void>;
}

export interface SignedIn {
  token: string;
  user: User;
}
export type Accounts = ReturnType<typeof createAccounts>;

/** Somebody whom a sign-in provider knows, in its words. */
export interface ExternalPerson {
  issuer: string;
  /** What the provider calls him for ever; his email there may change. */
  subject: string;
  email: string | undefined;
  /** Whether the provider has seen that the email is his. */
  isEmailConfirmed: boolean;
  name: string | null;
}
export type ExternalSignIn = (
  person: ExternalPerson,
  device: string | undefined,
) => Promise<(SignedIn & { refused?: never; isNew: boolean }) | { refused: 'email_taken' | 'email_unconfirmed' }>;

/** A user on his first day: on the free plan, his email not confirmed. */
export const newUserRow = (
  given: Pick<UserRow, 'id' | 'email' | 'name' | 'password_hash' | 'created_at'>,
): UserRow => ({
  ...given,
  email_key: emailKey(given.email),
  email_confirmed_at: null,
  token_version: 0,
  subscription_status: 'free',
  subscription_type: null,
  subscription_expires_at: null,
  subscription_grace_until: null,
  updated_at: given.created_at,
});

/** Opens accounts and sessions of those who have a password. */
export function createAccounts({ database, clock, newUserId, passwords, sessions, moveStories }: AccountNeeds) {
  return {
    /**
     * Opens an account. `device` owns what was made before on this device, when the device is known.
     * Throws ApiFailure email_taken.
     */
    register: async (
      { email, password, name }: InferOutput<typeof RegisterSchema>,
      device: string | undefined,
    ): Promise<SignedIn> => {
      if (await findUserByEmail(database, email)) throw new ApiFailure('email_taken');
      const password_hash = await passwords.hash(password);
      const row = newUserRow({ id: newUserId(), email, name, password_hash, created_at: clock.now() });
      await database.transaction().execute(async (transaction) => {
        if (!(await insertUser(transaction, row))) throw new ApiFailure('email_taken');
        if (device !== undefined) await moveStories(transaction, device, ownerOf(row.id));
      });
      return sessions.begin(row);
    },

    /** Throws ApiFailure bad_credentials, the same for an unknown email, a wrong password and an account without one. */
    login: async (
      { email, password }: InferOutput<typeof LoginSchema>,
      device: string | undefined,
    ): Promise<SignedIn> => {
      const row = await findUserByEmail(database, email);
      if (!(await passwords.isRight(password, row?.password_hash)) || !row) throw new ApiFailure('bad_credentials');
      const current = await database.transaction().execute(async (transaction) => {
        // The hash took its time: the account may be gone by now, or have another password.
        const now = await findUser(transaction, row.id);
        if (now?.token_version !== row.token_version) throw new ApiFailure('bad_credentials');
        if (device !== undefined) await moveStories(transaction, device, ownerOf(row.id));
        return now;
      });
      return sessions.begin(current);
    },

    /** Who a token belongs to, with a fresh token when this one grows old. */
    validate: async (token: string | undefined): Promise<{ valid: boolean; user: User | null; token?: string }> => {
      const session = token === undefined ? undefined : await sessions.find(token);
      if (!session) return { valid: false, user: null };
      const fresh = await sessions.renewed(session);
      const user = userOf(session.row, clock.now());
      return { valid: true, user, ...(fresh === undefined ? {} : { token: fresh }) };
    },

    logout: (token: string | undefined): Promise<void> =>
      token === undefined ? Promise.resolve() : sessions.end(token),
  };
}

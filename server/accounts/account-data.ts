// What a family may ask for at any time: all that is kept about it, and that all of it goes.
import type { InferOutput } from 'valibot';
import type { AccountExport } from '#contract/account-export';
import { DELETE_CONFIRMATION, type DeleteAccountSchema } from '#contract/accounts';
import { isoTime, type Clock } from '../platform/clock.ts';
import type { Connection, Database } from '../platform/database.ts';
import type { NoteErased } from '../platform/erasures.ts';
import { ApiFailure } from '../platform/errors.ts';
import { findUser, listIdentities, listResets, removeUser } from './accounts.store.ts';
import type { Passwords } from './passwords.ts';
import { ownerOf, userOf } from './users.ts';

type OfUser = 'user' | 'email_confirmed_at' | 'times_all_sessions_ended' | 'external_identities' | 'letters_open_until';
type OfPayments = 'billing' | 'open_checkouts' | 'subscription_history';

/** What another part of the product keeps about an owner. */
interface Belongings {
  /** All of it, by the names it has in an export. */
  exported: (db: Connection, owner: string) => Promise<Omit<AccountExport, OfUser | OfPayments>>;
  /** Removes all of it. Gives the stories that went, and what is to be done once that is committed. */
  erase: (transaction: Connection, owner: string) => Promise<{ storyIds: string[]; finish: () => Promise<void> }>;
}
/** What a user has at somebody else's. */
interface Payments {
  /** What is known of it here, by the names it has in an export. */
  exported: (db: Connection, userId: string) => Promise<Pick<AccountExport, OfPayments>>;
  /** Ends it there. Throws when it cannot be ended now: then nothing is removed here either. */
  end: (userId: string) => Promise<void>;
}

interface AccountDataNeeds {
  database: Database;
  clock: Clock;
  passwords: Passwords;
  belongings: Belongings;
  payments: Payments;
  noteErased: NoteErased;
  /** Removes letters to an address that went nowhere yet. */
  forgetLetters: (to: string) => Promise<void>;
}
export type AccountData = ReturnType<typeof createAccountData>;

/** Exports and ends accounts. */
export function createAccountData(needs: AccountDataNeeds) {
  const { database, clock, passwords, belongings, payments } = needs;
  const mustFind = async (userId: string) => {
    const row = await findUser(database, userId);
    if (!row) throw new ApiFailure('token_invalid');
    return row;
  };
  return {
    /** All that is kept about a user, as one JSON object. */
    exported: async (userId: string): Promise<AccountExport> => {
      const row = await mustFind(userId);
      const identities = await listIdentities(database, userId);
      const letters = await listResets(database, userId);
      return {
        user: userOf(row, clock.now()),
        email_confirmed_at: row.email_confirmed_at === null ? null : isoTime(row.email_confirmed_at),
        times_all_sessions_ended: row.token_version,
        external_identities: identities.map((each) => ({ ...each, created_at: isoTime(each.created_at) })),
        letters_open_until: letters.map(isoTime),
        ...(await belongings.exported(database, ownerOf(userId))),
        ...(await payments.exported(database, userId)),
      };
    },

    /**
     * Removes a user with everything that is his. Who has a password must give it; who has none must confirm by a word.
     * What he pays for is ended first. Throws ApiFailure password_wrong, validation_failed, provider_failed.
     */
    remove: async (userId: string, given: InferOutput<typeof DeleteAccountSchema>): Promise<void> => {
      const row = await mustFind(userId);
      if (row.password_hash === null && given.confirm !== DELETE_CONFIRMATION)
        throw new ApiFailure('validation_failed', { body: { fields: { confirm: 'required' } } });
      if (row.password_hash !== null) {
        if (given.password === undefined)
          throw new ApiFailure('validation_failed', { body: { fields: { password: 'required' } } });
        if (!(await passwords.isRight(given.password, row.password_hash))) throw new ApiFailure('password_wrong');
      }
      await payments.end(userId);
      const finish = await database.transaction().execute(async (transaction) => {
        const { storyIds, finish } = await belongings.erase(transaction, ownerOf(userId));
        await removeUser(transaction, userId);
        await needs.noteErased(transaction, [
          { kind: 'account', id: userId },
          ...storyIds.map((id) => ({ kind: 'story', id }) as const),
        ]);
        return finish;
      });
      await finish();
      await needs.forgetLetters(row.email);
    },
  };
}

// Accounts of people who come from another provider. An email that the provider has not seen confirmed opens nothing: else
// anybody could take an account by calling himself by its email there.
import { ownerOf } from './users.ts';
import { newUserRow, type AccountNeeds, type ExternalPerson, type ExternalSignIn } from './accounts.ts';
import {
  confirmEmail,
  findUserByEmail,
  findUserByIdentity,
  insertIdentity,
  insertUser,
  type UserRow,
} from './accounts.store.ts';
import type { Connection } from '../platform/database.ts';

/**
 * Signs in the account of such a person: the one he came to before, else the one of his confirmed email, else a new one
 * without a password. `device` owns what was made before on this device, when the device is known.
 */
export function createExternalSignIn({
  database,
  clock,
  newUserId,
  sessions,
  moveStories,
}: Omit<AccountNeeds, 'passwords'>): ExternalSignIn {
  const accountFor = async (
    transaction: Connection,
    { issuer, subject, email, isEmailConfirmed, name }: ExternalPerson,
  ): Promise<{ row: UserRow; isNew: boolean } | { refused: 'email_taken' | 'email_unconfirmed' }> => {
    const known = await findUserByIdentity(transaction, issuer, subject);
    if (known) return { row: known, isNew: false };
    const joined = email === undefined ? undefined : await findUserByEmail(transaction, email);
    if (email === undefined || !isEmailConfirmed) return { refused: joined ? 'email_taken' : 'email_unconfirmed' };
    const now = clock.now();
    const row = joined
      ? await proven(transaction, joined, now)
      : {
          ...newUserRow({ id: newUserId(), email, name, password_hash: null, created_at: now }),
          email_confirmed_at: now,
        };
    if (!joined && !(await insertUser(transaction, row))) throw new Error('an account appeared in our own transaction');
    await insertIdentity(transaction, { issuer, subject, user_id: row.id, created_at: now });
    return { row, isNew: !joined };
  };
  return async (person, device) => {
    const found = await database.transaction().execute(async (transaction) => {
      const account = await accountFor(transaction, person);
      if ('row' in account && device !== undefined) await moveStories(transaction, device, ownerOf(account.row.id));
      return account;
    });
    if ('refused' in found) return found;
    return { ...(await sessions.begin(found.row)), isNew: found.isNew };
  };
}

/**
 * An account whose email is proven from now on. Whoever opened it may only have typed that email, so what opened it until now
 * opens it no more: neither a password nor a session of somebody else outlives the owner's coming.
 */
const proven = async (transaction: Connection, row: UserRow, now: number): Promise<UserRow> =>
  row.email_confirmed_at === null ? confirmEmail(transaction, row.id, now) : row;

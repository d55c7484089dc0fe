// A copy of the data that was put back does not know who has gone since. It loses again, before anybody is answered, whatever
// the ledger says was removed.
import type { Connection, Database } from '../platform/database.ts';
import type { ErasureLedger } from '../platform/erasure-ledger.ts';
import { markErased } from '../platform/tidying.ts';
import { listUsers, removeUser } from './accounts.store.ts';
import { ownerOf } from './users.ts';

/** So many stories in one transaction: a file of its own for each would take a second for every hundred. */
const AT_ONCE = 200;

export interface EraseAgainNeeds {
  database: Database;
  ledger: Pick<ErasureLedger, 'read'>;
  now: () => number;
  belongings: {
    storyIds: (db: Connection) => Promise<string[]>;
    erase: (transaction: Connection, owner: string) => Promise<{ finish: () => Promise<void> }>;
    eraseStories: (transaction: Connection, storyIds: readonly string[]) => Promise<() => Promise<void>>;
  };
  /** Removes what the sandbox of payments knows of a user; a real provider has no part in our copies. */
  forgetCustomer: (transaction: Connection, userId: string) => Promise<void>;
  forgetLetters: (to: string) => Promise<void>;
}

/** Removes what was removed before. Gives how much of it was there again; nothing is, in a database that is its own. */
export async function eraseAgain(needs: EraseAgainNeeds): Promise<{ accounts: number; stories: number }> {
  const { database, belongings, now } = needs;
  const wasErased = await needs.ledger.read();
  if (!wasErased) return { accounts: 0, stories: 0 };
  const users = (await listUsers(database)).filter(({ id }) => wasErased({ kind: 'account', id }));
  for (const { id, email } of users) {
    const { finish } = await database.transaction().execute(async (transaction) => {
      const gone = await belongings.erase(transaction, ownerOf(id));
      await needs.forgetCustomer(transaction, id);
      await removeUser(transaction, id);
      await markErased(transaction, now());
      return gone;
    });
    await finish();
    await needs.forgetLetters(email);
  }
  const stories = (await belongings.storyIds(database)).filter((id) => wasErased({ kind: 'story', id }));
  for (let at = 0; at < stories.length; at += AT_ONCE) {
    const finish = await database.transaction().execute(async (transaction) => {
      await markErased(transaction, now());
      return belongings.eraseStories(transaction, stories.slice(at, at + AT_ONCE));
    });
    await finish();
  }
  return { accounts: users.length, stories: stories.length };
}

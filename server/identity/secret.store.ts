import { isEmbedded, type Database } from '../platform/database.ts';

/**
 * The secret of all processes on one PostgreSQL that were given none: that of whoever came first. Machines with a folder of
 * their own would each have another, and a session of one would be none at the next.
 * @param ours the secret of this machine, which is the answer on SQLite
 */
export async function agreeOnSecret(database: Database, ours: string): Promise<string> {
  if (isEmbedded(database)) return ours;
  await database
    .insertInto('shared_secret')
    .values({ id: 1, secret: ours })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await database.selectFrom('shared_secret').select('secret').executeTakeFirstOrThrow();
  return secret;
}

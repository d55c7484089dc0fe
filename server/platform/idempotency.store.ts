import type { Connection } from './database.ts';
import type { IdempotentAnswersTable } from './tables.ts';

export const KEPT_FOR_MS = 86_400_000;

/** What was answered under this key within a day. */
export async function findAnswer(
  db: Connection,
  viewer: string,
  key: string,
  now: number,
): Promise<IdempotentAnswersTable | undefined> {
  return db
    .selectFrom('idempotent_answers')
    .selectAll()
    .where('viewer', '=', viewer)
    .where('key', '=', key)
    .where('created_at', '>', now - KEPT_FOR_MS)
    .executeTakeFirst();
}

/** Keeps an answer under its key; one that is older than a day gives way. */
export async function keepAnswer(db: Connection, row: IdempotentAnswersTable): Promise<void> {
  const { viewer: _viewer, key: _key, ...changes } = row;
  await db
    .insertInto('idempotent_answers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['viewer', 'key']).doUpdateSet(changes))
    .execute();
}

/** What was answered to one is known to another from now on; of keys that both have each keeps his own. */
export async function moveAnswers(db: Connection, from: string, to: string): Promise<void> {
  await db
    .updateTable('idempotent_answers')
    .set({ viewer: to })
    .where('viewer', '=', from)
    .where('key', 'not in', (eb) => eb.selectFrom('idempotent_answers').select('key').where('viewer', '=', to))
    .execute();
}

/** Drops what was answered at this time or before. */
export async function forgetAnswersBefore(db: Connection, time: number): Promise<void> {
  await db.deleteFrom('idempotent_answers').where('created_at', '<=', time).execute();
}

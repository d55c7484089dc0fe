import { sql } from 'kysely';
import type { Connection } from '../platform/database.ts';

/** Sets money aside, in one statement, so that two stories never share the last of it. False when the day has too little left. */
export async function setAside(db: Connection, day: string, amount: number, limit: number): Promise<boolean> {
  // The insert arm knows no limit.
  if (amount > limit) return false;
  const row = await db
    .insertInto('provider_spending')
    .values({ day, micro_usd: amount })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ micro_usd: sql<number>`provider_spending.micro_usd + ${amount}` })
        .where(sql<boolean>`provider_spending.micro_usd + ${amount} <= ${limit}`),
    )
    .returning('micro_usd')
    .executeTakeFirst();
  return row !== undefined;
}

/** What was set aside and what it came to in the end differ by so much. */
export async function correct(db: Connection, day: string, difference: number): Promise<void> {
  await db
    .updateTable('provider_spending')
    .set({ micro_usd: sql<number>`micro_usd + ${difference}` })
    .where('day', '=', day)
    .execute();
}

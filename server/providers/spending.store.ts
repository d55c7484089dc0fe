import { sql } from 'kysely';
import type { Connection, Database } from '../platform/database.ts';

/** Whose costs they are, and of which day (UTC). */
interface Account {
  storyId: string;
  day: string;
}

/** Sets money aside, so that two calls never share the last of it. False when the story or the day has too little left. */
export async function setAside(
  database: Database,
  { storyId, day }: Account,
  amount: number,
  most: { story: number; day: number },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const story = await transaction
      .updateTable('stories')
      .set({ provider_micro_usd: sql<number>`provider_micro_usd + ${amount}` })
      .where('id', '=', storyId)
      .where(sql<boolean>`provider_micro_usd + ${amount} <= ${most.story}`)
      .returning('id')
      .executeTakeFirst();
    if (!story) return false;
    if (await setAsideOfDay(transaction, day, amount, most.day)) return true;
    await addToStory(transaction, storyId, -amount);
    return false;
  });
}

async function setAsideOfDay(db: Connection, day: string, amount: number, most: number): Promise<boolean> {
  // The insert arm knows no limit.
  if (amount > most) return false;
  const row = await db
    .insertInto('provider_spending')
    .values({ day, micro_usd: amount })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ micro_usd: sql<number>`provider_spending.micro_usd + ${amount}` })
        .where(sql<boolean>`provider_spending.micro_usd + ${amount} <= ${most}`),
    )
    .returning('micro_usd')
    .executeTakeFirst();
  return row !== undefined;
}

/** What was set aside and what it came to in the end differ by so much. */
export async function correct(database: Database, { storyId, day }: Account, difference: number): Promise<void> {
  if (difference === 0) return;
  await database.transaction().execute(async (transaction) => {
    await addToStory(transaction, storyId, difference);
    await transaction
      .updateTable('provider_spending')
      .set({ micro_usd: sql<number>`micro_usd + ${difference}` })
      .where('day', '=', day)
      .execute();
  });
}

/** A story that is gone meanwhile has no costs any more; the day has them. */
async function addToStory(db: Connection, storyId: string, amount: number): Promise<void> {
  await db
    .updateTable('stories')
    .set({ provider_micro_usd: sql<number>`provider_micro_usd + ${amount}` })
    .where('id', '=', storyId)
    .execute();
}

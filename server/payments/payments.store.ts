import type { Connection } from '../platform/database.ts';

/** When a user's plan ends; null for one that has no end. */
export async function findPlanEnd(db: Connection, userId: string): Promise<number | null> {
  const row = await db
    .selectFrom('users')
    .select('subscription_expires_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.subscription_expires_at ?? null;
}

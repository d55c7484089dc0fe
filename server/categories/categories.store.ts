import { sql } from 'kysely';
import type { CategorySlug } from '#contract/categories';
import type { Connection } from '../platform/database.ts';
import type { Tables } from '../platform/tables.ts';

type Category = Pick<CategorySlug, 'type' | 'slug'>;

/** Notes that a viewer was counted for a category in this hour; false when he was before. */
export async function noteCount(
  db: Connection,
  { type, slug }: Category,
  viewer: string,
  hour: number,
): Promise<boolean> {
  const row = await db
    .insertInto('category_counts')
    .values({ hour, viewer, type, slug })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hour')
    .executeTakeFirst();
  return row !== undefined;
}

/** One more for a category. */
export async function raiseScore(db: Connection, { type, slug }: Category): Promise<void> {
  await db
    .insertInto('category_popularity')
    .values({ type, slug, score: 1 })
    .onConflict((conflict) =>
      conflict.columns(['type', 'slug']).doUpdateSet({ score: sql<number>`category_popularity.score + 1` }),
    )
    .execute();
}

/** How often each category was chosen; those never chosen are not among them. */
export async function readScores(db: Connection): Promise<Tables['category_popularity'][]> {
  return db.selectFrom('category_popularity').select(['type', 'slug', 'score']).execute();
}

/** Who was counted before this hour need not be known one by one. */
export async function forgetCountsBefore(db: Connection, hour: number): Promise<void> {
  await db.deleteFrom('category_counts').where('hour', '<', hour).execute();
}

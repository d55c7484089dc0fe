import type { Insertable } from 'kysely';
import * as v from 'valibot';
import { FALLBACK_LANGUAGE } from '#contract/languages';
import type { Connection } from '../platform/database.ts';
import type { StoriesTable } from '../platform/tables.ts';
import { writtenSubject } from '../usage/usage.ts';

/** A story without its plan and the memory of its telling, which are long, and without its costs: nobody reads them with it. */
export type StoryRow = Omit<StoriesTable, 'plan' | 'told' | 'provider_micro_usd'>;
export const STORY_COLUMNS = [
  'id',
  'owner',
  'status',
  'title',
  'parameters',
  'content',
  'error',
  'current_step',
  'cover',
  'hidden_images',
  'visibility',
  'is_hidden',
  'theme',
  'character',
  'setting',
  'age_group',
  'story_language',
  'is_seed',
  'view_count',
  'like_count',
  'retries',
  'quota',
  'created_at',
  'updated_at',
  'queued_at',
  'last_read_at',
] as const satisfies readonly (keyof StoryRow)[];

const choice = v.optional(v.nullable(v.string()), null);
const ListedBySchema = v.object({
  theme: choice,
  character: choice,
  setting: choice,
  age_group: choice,
  story_language: v.optional(v.string(), FALLBACK_LANGUAGE),
});
/** The choices by which a story is listed, out of its parameters. */
export const listedBy = (parameters: string): v.InferOutput<typeof ListedBySchema> =>
  v.parse(ListedBySchema, JSON.parse(parameters));

/** A story as it begins: nothing told, unlisted, seen by nobody; `given` takes the place of any of it. */
export const newStoryRow = (
  given: Pick<StoriesTable, 'id' | 'owner' | 'parameters' | 'created_at'> & Partial<StoriesTable>,
): Insertable<StoriesTable> => ({
  status: 'pending',
  title: null,
  content: null,
  plan: null,
  told: null,
  error: null,
  current_step: 0,
  cover: null,
  hidden_images: null,
  visibility: 'unlisted',
  is_hidden: 0,
  ...listedBy(given.parameters),
  is_seed: 0,
  view_count: 0,
  like_count: 0,
  retries: 0,
  quota: null,
  updated_at: given.created_at,
  queued_at: given.created_at,
  last_read_at: given.created_at,
  provider_micro_usd: 0,
  ...given,
});

/** Keeps a new story. */
export async function insertStory(db: Connection, row: Insertable<StoriesTable>): Promise<void> {
  await db.insertInto('stories').values(row).execute();
}

/** The story of this id. */
export async function findStory(db: Connection, id: string): Promise<StoryRow | undefined> {
  return db.selectFrom('stories').select(STORY_COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** What a story was told from; null where it was not, or its text is another by now. */
export async function findPlan(db: Connection, id: string): Promise<string | null> {
  const row = await db.selectFrom('stories').select('plan').where('id', '=', id).executeTakeFirst();
  return row?.plan ?? null;
}

/** Changes a story that is there. */
export async function updateStory(db: Connection, id: string, change: Partial<StoriesTable>): Promise<StoryRow> {
  return db.updateTable('stories').set(change).where('id', '=', id).returning(STORY_COLUMNS).executeTakeFirstOrThrow();
}

/** Who may see a story, without its text. */
export async function findVisibility(db: Connection, id: string): Promise<Pick<StoryRow, 'visibility'> | undefined> {
  return db.selectFrom('stories').select('visibility').where('id', '=', id).executeTakeFirst();
}

/** Its job, its views and the rows of its pictures go with it. */
export async function removeStory(db: Connection, id: string): Promise<void> {
  await db.deleteFrom('stories').where('id', '=', id).execute();
}

/** All that one owner made is another's from now on. */
export async function moveStories(db: Connection, from: string, to: string): Promise<void> {
  await db.updateTable('stories').set({ owner: to }).where('owner', '=', from).execute();
}

/** Every story that belongs to somebody. */
export async function listStoryIds(db: Connection): Promise<string[]> {
  const rows = await db.selectFrom('stories').select('id').where('owner', 'is not', null).execute();
  return rows.map(({ id }) => id);
}

/** Removes all that one owner made and every trace of his reading. Gives the ids of the stories. */
export async function removeOwner(db: Connection, owner: string): Promise<string[]> {
  const stories = await db.deleteFrom('stories').where('owner', '=', owner).returning('id').execute();
  await db.deleteFrom('story_views').where('viewer', '=', owner).execute();
  await db.deleteFrom('category_counts').where('viewer', '=', owner).execute();
  await db.deleteFrom('idempotent_answers').where('viewer', '=', owner).execute();
  await db
    .deleteFrom('daily_usage')
    .where('subject', 'in', [owner, writtenSubject(owner)])
    .execute();
  return stories.map(({ id }) => id);
}

/** How many stories of an owner are in the making. */
export async function countRunning(db: Connection, owner: string): Promise<number> {
  const row = await db
    .selectFrom('stories')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .where('status', 'in', ['pending', 'processing'])
    .executeTakeFirstOrThrow();
  return row.count;
}

/** What a family was told last, oldest story first. */
export async function recentlyTold(db: Connection, owner: string, stories: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stories')
    .select('told')
    .where('owner', '=', owner)
    .where('told', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(stories)
    .execute();
  return rows.map((row) => row.told ?? '[]').toReversed();
}

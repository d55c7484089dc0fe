// Lists of stories, which cost the same however many there are: each walks indexes from the newest story down and stops
// when the page is full.
import { sql } from 'kysely';
import type { OptionField } from '#contract/categories';
import type { LanguageCode } from '#contract/languages';
import type { Connection } from '../platform/database.ts';
import type { Cursor } from './page-cursor.ts';
import { STORY_COLUMNS, type StoryRow } from './stories.store.ts';

/** Where the stories of a list come from: all of an owner, all public ones, or the public ones with one of its options. */
export type ListSource =
  | { of: 'owner'; owner: string }
  | { of: 'public'; language?: LanguageCode }
  | { of: 'option'; field: OptionField; value: string; language?: LanguageCode };
/** A story that several sources have stands in the part once. */
export type ListPart = readonly ListSource[];

export interface ListWanted {
  /** One after the other, each newest first; no story belongs to two of them. */
  parts: readonly ListPart[];
  after?: Cursor;
  limit: number;
}
export interface ListedStory {
  row: StoryRow;
  part: number;
}

const FINISHED = ['story_complete', 'complete'];

/** A page of a list, each story with the part that it stands in. A later part is asked only where those before it end. */
export async function listStories(db: Connection, { parts, after, limit }: ListWanted): Promise<ListedStory[]> {
  const listed: ListedStory[] = [];
  for (const [part, sources] of parts.entries()) {
    if (part < (after?.part ?? 0)) continue;
    if (listed.length === limit) break;
    const rows = await listPart(db, sources, after?.part === part ? after : undefined, limit - listed.length);
    listed.push(...rows.map((row) => ({ row, part })));
  }
  return listed;
}

/** Newest first; stories of the same millisecond by id, so that a page never begins in the middle of a tie. */
async function listPart(
  db: Connection,
  sources: ListPart,
  after: Cursor | undefined,
  limit: number,
): Promise<StoryRow[]> {
  const found = await Promise.all(sources.map((source) => newestOf(db, source, after, limit)));
  const byId = new Map(found.flat().map((row) => [row.id, row]));
  return [...byId.values()].sort((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1)).slice(0, limit);
}

async function newestOf(
  db: Connection,
  source: ListSource,
  after: Cursor | undefined,
  limit: number,
): Promise<StoryRow[]> {
  let query = inSource(db, source).select(STORY_COLUMNS);
  if (after) query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.createdAt, after.id)));
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

function inSource(db: Connection, source: ListSource) {
  if (source.of === 'owner') return db.selectFrom('stories').where('owner', '=', source.owner);
  const { language } = source;
  const everybodys = language === undefined ? listed(db) : listed(db).where('story_language', '=', language);
  return source.of === 'public' ? everybodys : everybodys.where(source.field, '=', source.value);
}

/** The stories of the public lists: published, whole, and not hidden. */
function listed(db: Connection) {
  // As literals: SQLite takes an index of some of the rows only where it sees that the query asks for no others.
  return db
    .selectFrom('stories')
    .where('visibility', '=', sql.lit('public'))
    .where('is_hidden', '=', sql.lit(0))
    .where('status', 'in', FINISHED);
}

/** How many stories stand in the public lists. */
export async function countListed(db: Connection): Promise<number> {
  const row = await listed(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The newest stories of the public lists, without their texts. */
export async function listPublicAddresses(
  db: Connection,
  limit: number,
): Promise<Pick<StoryRow, 'id' | 'updated_at'>[]> {
  return listed(db)
    .select(['id', 'updated_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

// All that is kept about an owner beside his account, as his export tells it.
import type { AccountExport } from '#contract/account-export';
import { isoTime } from '../platform/clock.ts';
import type { Connection } from '../platform/database.ts';
import type { PicturesTable, StoriesTable } from '../platform/tables.ts';
import { writtenSubject } from '../usage/usage.ts';
import { listReactions } from './reactions.store.ts';
import { listWholeByOwner, listTraces } from './owner-export.store.ts';

type ExportedStory = AccountExport['stories'][number];
type OwnerExport = Pick<
  AccountExport,
  'stories' | 'likes' | 'reports' | 'read_today' | 'categories_chosen' | 'daily_usage'
>;

/** An owner's stories, what he said of others', and what is counted of him. */
export async function exportOwner(db: Connection, owner: string): Promise<OwnerExport> {
  const { stories, pictures } = await listWholeByOwner(db, owner);
  const imagesOf = new Map(stories.map(({ id }): [string, PicturesTable[]] => [id, []]));
  for (const picture of pictures) imagesOf.get(picture.story_id)?.push(picture);
  const { likes, reports } = await listReactions(db, owner);
  const { views, counts, usage } = await listTraces(db, owner, [owner, writtenSubject(owner)]);
  const dated = <T extends { created_at: number }>(each: T) => ({ ...each, created_at: isoTime(each.created_at) });
  return {
    stories: stories.map((row) => exportedStory(row, imagesOf.get(row.id) ?? [])),
    likes: likes.map(dated),
    reports: reports.map(dated),
    read_today: views,
    categories_chosen: counts,
    daily_usage: usage.map(({ subject, day, used }) => ({ day, kind: subject === owner ? 'told' : 'written', used })),
  };
}

const exportedStory = (row: StoriesTable, pictures: readonly PicturesTable[]): ExportedStory => ({
  story_id: row.id,
  title: row.title,
  status: row.status,
  visibility: row.visibility,
  created_at: isoTime(row.created_at),
  updated_at: isoTime(row.updated_at),
  last_read_at: isoTime(row.last_read_at),
  parameters: JSON.parse(row.parameters),
  content: parsed(row.content),
  plan: parsed(row.plan),
  told: parsed(row.told),
  hidden_images: row.hidden_images === null ? [] : JSON.parse(row.hidden_images),
  is_hidden: row.is_hidden === 1,
  view_count: row.view_count,
  like_count: row.like_count,
  retries: row.retries,
  images: pictures.map(({ id, paragraph_index, status, description, alt, picture }) => ({
    id,
    paragraph_index,
    status,
    description,
    alt,
    picture: parsed(picture),
  })),
});

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

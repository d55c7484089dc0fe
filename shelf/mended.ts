// What a parent has mended and the server does not know yet lies beside the stories, under a note of its own: whatever comes
// of the story meanwhile is shown with it.
import { get, promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import type { Story } from '#contract/stories';
import { storeOf, transact } from './database.ts';
import { movedTo } from './moved.ts';

const TellingSchema = v.object({
  title: v.string(),
  paragraphs: v.array(v.string()),
  /** Ids of the pictures that are not shown. */
  hidden: v.array(v.string()),
  /** To which paragraph pictures belong that have come to stand elsewhere, by their ids. */
  places: v.optional(v.record(v.string(), v.number()), {}),
});
/** What can be mended of a story. */
export type Telling = v.InferOutput<typeof TellingSchema>;

const MendSchema = v.object({
  story_id: v.string(),
  /** Id of the user who mended it, null for a visitor without an account: nobody else's word is sent as another's. */
  owner: v.nullable(v.string()),
  /** What it was made from. */
  base: TellingSchema,
  mine: TellingSchema,
  /** Counts the times that it was mended until it is sent. */
  count: v.number(),
  /** In a conflict somebody has changed the story meanwhile, and the parent is asked; what was refused is kept to be copied. */
  state: v.picklist(['waiting', 'conflict', 'refused']),
  /** What the server has instead. */
  theirs: v.nullable(TellingSchema),
  /** The server's own words of a refusal. */
  reason: v.nullable(v.string()),
});
/** A story as its parent has mended it, until the server has it too. */
export type Mend = v.InferOutput<typeof MendSchema>;

/** Under which note the mend of a story lies. */
export const mendKey = (storyId: string): string => `mend/${storyId}`;
/** Under which notes all of them lie. */
export const MENDS = (): IDBKeyRange => IDBKeyRange.bound(mendKey(''), mendKey('\uFFFF'));

/** Whether any mend waits. Storage that is out of reach holds none. */
export const hasMends = (): Promise<boolean> =>
  transact('readonly', ['notes'], (stores) => promisifyRequest(stores('notes').count(MENDS()))).then(
    (count) => count > 0,
    () => false,
  );

/** What lies in a note, if this version understands it. */
export function asMend(stored: unknown): Mend | undefined {
  const mend = v.safeParse(MendSchema, stored);
  return mend.success ? mend.output : undefined;
}

/** What a story looks like with a telling in place of its own. */
export function withTelling({ cover_image, images }: Story, { title, paragraphs, hidden, places }: Telling) {
  const shown = images.map((image) => ({
    ...image,
    hidden: hidden.includes(image.id),
    paragraph_index: places[image.id] ?? image.paragraph_index,
  }));
  const cover = shown.find(({ id }) => id === 'cover');
  return {
    title,
    content: { title, paragraphs },
    story_data: null,
    images: shown,
    cover_image: cover?.hidden ? null : (cover_image ?? cover?.url ?? null),
  };
}

const partOf = (story: Story, mend: Mend | undefined) =>
  mend && mend.state !== 'refused' ? withTelling(story, mend.mine) : {};

/** What is mended in a story, within a transaction over notes: the parts of it that are other ones. */
export const mendedIn = async (notes: IDBObjectStore, story: Story): Promise<Partial<Story>> =>
  partOf(story, asMend(await promisifyRequest<unknown>(notes.get(mendKey(story.story_id)))));

/** The mend of a story, or of one that has moved since it was sent. Storage that is out of reach holds none. */
export async function readMend(storyId: string): Promise<Mend | undefined> {
  const read = async (id: string) => asMend(await get<unknown>(mendKey(id), storeOf('notes')).catch(() => undefined));
  const moved = await movedTo(storyId);
  return (await read(storyId)) ?? (moved === undefined ? undefined : read(moved));
}

/** The story as its parent has mended it. */
export const asMended = async (story: Story): Promise<Story> => ({
  ...story,
  ...partOf(story, await readMend(story.story_id)),
});

// A story on the device is a package: its text, its pictures, and where reading stopped. Page and worker both write it.
import { get, promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { isFinished, StorySchema, type Story } from '#contract/stories';
import { storeOf, transact } from './database.ts';
import { eraseStory, PACKAGE_STORES } from './erase-story.ts';
import { erasuresIn } from './erasures.ts';
import { partsOfKey, pictureKey } from './picture-key.ts';
import { mendedIn } from './mended.ts';
import { movedTo, standingId } from './moved.ts';
import { waitingAs } from './outbox.ts';
import { noteRemoved } from './removed.ts';
import { makeRoom, roomLeft, whileFull, type Price } from './room.ts';
import { asSummary, bytesOf, summaryOf, textBytesOf, withSort, type KeptSummary, type Place } from './summary.ts';
import { addToTotals, totalsIn } from './totals.ts';

/** A picture as bytes and type: Safari's engine fails on a Blob stored by a worker. */
export interface KeptPicture {
  type: string;
  bytes: ArrayBuffer;
}
const KeptPictureSchema = v.object({
  type: v.string(),
  // By its name, not its class: a test's page has classes of its own.
  bytes: v.custom<ArrayBuffer>((bytes) => Object.prototype.toString.call(bytes) === '[object ArrayBuffer]'),
});

const summaryIn = async (summaries: IDBObjectStore, id: string) => asSummary(await promisifyRequest(summaries.get(id)));

/** A time that is later than every reading so far, also when the device's clock was set back. */
async function laterThanAll(summaries: IDBObjectStore, now: number): Promise<number> {
  const cursor = await promisifyRequest(summaries.index('read').openKeyCursor());
  const [last] = Array.isArray(cursor?.key) ? cursor.key : [];
  return typeof last === 'number' ? Math.max(now, 1 - last) : now;
}

/** The text once: what it is sent with besides says the same in other forms. */
const lightened = (answer: object, { content }: Story) => (content === null ? answer : { ...answer, story_data: null });

/**
 * What the device holds of its owner's telling stays when somebody else opens the story here: pictures are drawn from it.
 * An answer to another family has none of it.
 */
function withOwners(answer: object, story: Story, held: unknown): object {
  const kept = v.safeParse(StorySchema, held);
  if (!kept.success || !kept.output.is_owner) return answer;
  const { art, is_owner, parameters } = kept.output;
  return { ...answer, art, is_owner, parameters: { ...story.parameters, hero_look: parameters.hero_look } };
}

interface HowToKeep {
  /** Milliseconds since 1970. */
  now: number;
  /** Told on this device. */
  isMadeHere?: boolean;
  /** Puts it into the outbox as well, under this idempotency key. */
  sendAs?: string;
  /** Id of the user who is signed in while it is told; it is sent as this user's and nobody else's. */
  toldBy?: string | undefined;
  /** Kept again only: a story that was taken off the device meanwhile does not come back. */
  isKnownOnly?: boolean;
  /** Nobody opened it: nothing may go for it, and it stands as if it had been read when it was made. */
  isByItself?: boolean;
  /** How often the shelf had been erased when the story was asked for: after another time it does not come back. */
  erased?: number | undefined;
}

/**
 * Keeps a finished story, as the server sent it or as it was told here, and makes room for it if it must: what was read
 * longest ago goes. What is known of it already (star, place, pictures, what only its owner is told, what is mended in it) stays. Resolves to the
 * story, or to undefined when there is nothing to keep or no way to keep it.
 */
export async function keepStory(
  answer: unknown,
  { now, isMadeHere = false, sendAs, toldBy, isKnownOnly = false, isByItself = false, erased }: HowToKeep,
): Promise<Story | undefined> {
  const parsed = v.safeParse(StorySchema, answer);
  if (!parsed.success || typeof answer !== 'object' || answer === null) return undefined;
  const story = parsed.output;
  const id = story.story_id;
  if (!isFinished(story.status) || (story.content === null && story.story_data === null)) return undefined;
  const sent = lightened(answer, story);
  const write = () =>
    transact('readwrite', PACKAGE_STORES, async (stores) => {
      if (erased !== undefined && erased !== (await erasuresIn(stores('notes')))) return false;
      const summaries = stores('summaries');
      const stored = await promisifyRequest<unknown>(summaries.get(id));
      const known = asSummary(stored);
      // What a newer version wrote is its own.
      if (stored !== undefined && !known) return true;
      if (isKnownOnly && !known) return false;
      // The server knows nothing of the pictures that were drawn here.
      if (known?.made_here && !isMadeHere) return true;
      if (!known && isByItself && roomLeft(await totalsIn(stores('notes'))) === 0) return false;
      const held = known && !story.is_owner ? await promisifyRequest<unknown>(stores('bodies').get(id)) : undefined;
      const mended = await mendedIn(stores('notes'), story);
      const body = { ...withOwners(sent, story, held), ...mended };
      const textBytes = textBytesOf(body);
      const readAt = (isByItself && Date.parse(story.created_at)) || (await laterThanAll(summaries, now));
      const summary = summaryOf({ ...story, ...mended }, { known, isMadeHere, textBytes, now: readAt });
      await promisifyRequest(stores('bodies').put(body, id));
      await promisifyRequest(summaries.put(withSort(summary)));
      for (const image of Object.keys(known?.picture_bytes ?? {}))
        if (!Object.hasOwn(summary.picture_bytes, image))
          await promisifyRequest(stores('pictures').delete(pictureKey(id, image)));
      const grown = bytesOf(summary) - (known ? bytesOf(known) : 0);
      await addToTotals(stores('notes'), { stories: known ? 0 : 1, bytes: grown });
      if (sendAs !== undefined) await promisifyRequest(stores('outbox').put(waitingAs(id, sendAs, toldBy), id));
      await makeRoom(stores, id);
      return true;
    });
  try {
    return (await whileFull(id, isByItself ? 'nothing' : 'a story', write)) ? story : undefined;
  } catch (cause) {
    console.warn('story not kept', cause);
    return undefined;
  }
}

/** What a store holds of a story, or of one that has moved since it was sent. Storage that is out of reach holds nothing. */
async function found(id: string, store: 'bodies' | 'summaries'): Promise<unknown> {
  const read = (at: string) => get<unknown>(at, storeOf(store)).catch(() => undefined);
  const here = await read(id);
  if (here !== undefined) return here;
  const moved = await movedTo(id);
  return moved === undefined ? undefined : read(moved);
}

/**
 * The story as it was kept, or undefined. One that was sent since stands under the server's id. Families share a device,
 * and only the server knows who asks: what is read here is nobody's own and liked by nobody.
 */
export async function readStory(id: string): Promise<Story | undefined> {
  const story = v.safeParse(StorySchema, await found(id, 'bodies'));
  return story.success ? { ...story.output, is_owner: false, liked: false } : undefined;
}

/** What is known of a kept story, or undefined. */
export async function readSummary(id: string): Promise<KeptSummary | undefined> {
  return asSummary(await found(id, 'summaries'));
}

async function change(id: string, changed: (summary: KeptSummary, summaries: IDBObjectStore) => Promise<KeptSummary>) {
  return transact('readwrite', ['summaries', 'notes'], async (stores) => {
    const summaries = stores('summaries');
    const summary = await summaryIn(summaries, await standingId(stores, id));
    if (!summary) return undefined;
    const next = await changed(summary, summaries);
    await promisifyRequest(summaries.put(withSort(next)));
    return next;
  });
}

/** Stars a story, which keeps it whatever room is needed, or takes the star off. Throws when that cannot be kept. */
export async function starStory(id: string, isStarred: boolean): Promise<KeptSummary | undefined> {
  return change(id, async (summary) => ({ ...summary, starred: isStarred }));
}

/** Notes that a story is being read, and where; `null` from its beginning. Without a word when it cannot be noted. */
export async function noteReading(id: string, place: Place | null, now: number): Promise<void> {
  await change(id, async (summary, summaries) => ({
    ...summary,
    place,
    read_at: await laterThanAll(summaries, now),
  })).catch(() => undefined);
}

/** Takes a story off the device, where it does not come back by itself. Throws when that cannot be done. */
export async function removeStory(id: string): Promise<void> {
  await transact('readwrite', PACKAGE_STORES, async (stores) => {
    const summary = await summaryIn(stores('summaries'), id);
    if (!summary) return;
    await eraseStory(stores, summary);
    await noteRemoved(stores('notes'), id);
  });
}

interface HowToKeepPicture {
  /** Whether a picture that is there already is left as it is. */
  isSecondBest?: boolean;
  /** What may go for it on a device that is full. */
  price?: Exclude<Price, 'a story'>;
}

/**
 * Keeps a picture of a story that is on the device, under its address without the query. Resolves to whether it is there
 * now; false where the story is not, or there is no room.
 */
export async function keepPicture(
  key: string,
  picture: KeptPicture,
  { isSecondBest = false, price = 'pictures' }: HowToKeepPicture = {},
): Promise<boolean> {
  const parts = partsOfKey(key);
  if (!parts) return false;
  const { storyId, imageId: image } = parts;
  const write = () =>
    transact('readwrite', PACKAGE_STORES, async (stores) => {
      const id = await standingId(stores, storyId);
      const at = pictureKey(id, image);
      const known = await summaryIn(stores('summaries'), id);
      if (!known) return false;
      if (isSecondBest && (await promisifyRequest(stores('pictures').getKey(at))) !== undefined) return true;
      const summary = { ...known, picture_bytes: { ...known.picture_bytes, [image]: picture.bytes.byteLength } };
      await promisifyRequest(stores('pictures').put(picture, at));
      await promisifyRequest(stores('summaries').put(withSort(summary)));
      await addToTotals(stores('notes'), { stories: 0, bytes: bytesOf(summary) - bytesOf(known) });
      await makeRoom(stores, id);
      return true;
    });
  try {
    return await whileFull(storyId, price, write);
  } catch (cause) {
    console.warn('picture not kept', cause);
    return false;
  }
}

/** A kept picture, or undefined. */
export async function readPicture(key: string): Promise<KeptPicture | undefined> {
  const read = async (at: string) => {
    const stored = await get<unknown>(at, storeOf('pictures')).catch(() => undefined);
    const picture = v.safeParse(KeptPictureSchema, stored);
    return picture.success ? picture.output : undefined;
  };
  const here = await read(key);
  const parts = partsOfKey(key);
  if (here || !parts) return here;
  const moved = await movedTo(parts.storyId);
  return moved === undefined ? undefined : read(pictureKey(moved, parts.imageId));
}

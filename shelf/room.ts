// What goes when there is no room (DECIDE-80): read longest ago first, what is nowhere else after all else, never what is starred.
import { promisifyRequest } from 'idb-keyval';
import { LEAVING, transact, type Stores } from './database.ts';
import { eraseStory, PACKAGE_STORES } from './erase-story.ts';
import { picturesOf } from './picture-key.ts';
import { asSummary, bytesOf, isOnlyHere, withSort, type KeptSummary } from './summary.ts';
import { addToTotals, totalsIn, type Totals } from './totals.ts';

export const MAX_STORIES = 50;
export const MAX_BYTES = 200_000_000;
/** How large a story is shows only once it is here. */
const NEARLY_FULL = 0.9;

/** How many stories may still come without one that is here having to go. Starred ones count too, to be on the safe side. */
export function roomLeft({ stories, bytes }: Totals): number {
  return bytes < MAX_BYTES * NEARLY_FULL ? Math.max(0, MAX_STORIES - stories) : 0;
}

/** The first story that fits of those that may go. Starred ones are not looked at, however many there are. */
async function firstToGo(summaries: IDBObjectStore, fits: (summary: KeptSummary) => boolean) {
  const request = summaries.index(LEAVING).openCursor();
  return new Promise<KeptSummary | undefined>((resolve, reject) => {
    request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
    request.addEventListener('success', () => {
      const cursor = request.result;
      const summary = asSummary(cursor?.value);
      if (!cursor || (summary && fits(summary))) resolve(summary);
      else cursor.continue();
    });
  });
}

async function dropStoryIn(stores: Stores, fits: (summary: KeptSummary) => boolean): Promise<boolean> {
  const gone = await firstToGo(stores('summaries'), fits);
  if (gone) await eraseStory(stores, gone);
  return gone !== undefined;
}

/** Gives up one story that is neither starred nor only here: the server has it, or will say that it has not. */
const dropStory = (except: string) =>
  transact('readwrite', PACKAGE_STORES, (stores) =>
    dropStoryIn(stores, (summary) => summary.story_id !== except && !isOnlyHere(summary)),
  );

/** Gives up the pictures of one story that is not starred. */
async function dropPictures(except: string): Promise<boolean> {
  return transact('readwrite', PACKAGE_STORES, async (stores) => {
    const known = await firstToGo(
      stores('summaries'),
      ({ story_id, picture_bytes }) => story_id !== except && Object.keys(picture_bytes).length > 0,
    );
    if (!known) return false;
    const summary = { ...known, picture_bytes: {}, given_up: true };
    await promisifyRequest(stores('pictures').delete(picturesOf(known.story_id)));
    await promisifyRequest(stores('summaries').put(withSort(summary)));
    await addToTotals(stores('notes'), { stories: 0, bytes: bytesOf(summary) - bytesOf(known) });
    return true;
  });
}

/** Bytes of all that may go. There are never many more of those than MAX_STORIES. */
async function bytesThatMayGo(summaries: IDBObjectStore): Promise<number> {
  const all = await promisifyRequest<unknown[]>(summaries.index(LEAVING).getAll());
  return all.reduce<number>((sum, stored) => {
    const summary = asSummary(stored);
    return sum + (summary ? bytesOf(summary) : 0);
  }, 0);
}

/**
 * Gives up stories until those that are not starred are within the bounds, or `except` alone is left of them. Within the
 * transaction over PACKAGE_STORES that made the shelf longer, so that two tabs never give up more than they must.
 */
export async function makeRoom(stores: Stores, except: string): Promise<void> {
  const summaries = stores('summaries');
  const isTooMuch = async () => {
    if ((await promisifyRequest(summaries.index(LEAVING).count())) > MAX_STORIES) return true;
    // Without the starred ones it is never more than all.
    const { bytes } = await totalsIn(stores('notes'));
    return bytes > MAX_BYTES && (await bytesThatMayGo(summaries)) > MAX_BYTES;
  };
  while (await isTooMuch()) if (!(await dropStoryIn(stores, ({ story_id }) => story_id !== except))) return;
}

const isFull = (cause: unknown) => cause instanceof DOMException && cause.name === 'QuotaExceededError';

/** What may go for a write: pictures of other stories, after them one story as well, or nothing. */
export type Price = 'nothing' | 'pictures' | 'a story';
/** The pictures of so many stories go for one write; a device that is full after that is full of something else. */
const MOST_PICTURED = 5;
/** Giving up pictures has not helped: until a write succeeds no more of them go. */
let isHopeless = false;

/**
 * Writes, and when the device is full gives up what `price` allows, pictures first, and writes again. Throws what `write`
 * throws for any other reason, and when giving up did not help.
 */
export async function whileFull<T>(except: string, price: Price, write: () => Promise<T>): Promise<T> {
  const ways = price === 'nothing' || isHopeless ? [] : Array.from({ length: MOST_PICTURED }, () => dropPictures);
  const steps = price === 'a story' ? [...ways, dropStory] : ways;
  for (;;) {
    try {
      const written = await write();
      isHopeless = false;
      return written;
    } catch (cause) {
      if (!isFull(cause)) throw cause;
      let hasGone = false;
      while (!hasGone && steps.length > 0) hasGone = (await steps.shift()?.(except)) ?? false;
      if (hasGone) continue;
      isHopeless = price !== 'nothing';
      throw cause;
    }
  }
}

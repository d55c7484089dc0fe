// What goes when there is no room (DECIDE-80): read longest ago first, what was told here after all else, never what is starred.
import { promisifyRequest } from 'idb-keyval';
import { LEAVING, transact, type Stores } from './database.ts';
import { eraseStory, PACKAGE_STORES } from './erase-story.ts';
import { picturesOf } from './picture-key.ts';
import { asSummary, bytesOf, withSort, type KeptSummary } from './summary.ts';
import { addToTotals, totalsIn } from './totals.ts';

export const MAX_STORIES = 50;
export const MAX_BYTES = 200_000_000;

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

async function dropStoryIn(stores: Stores, except: string): Promise<boolean> {
  const gone = await firstToGo(stores('summaries'), ({ story_id }) => story_id !== except);
  if (gone) await eraseStory(stores, gone);
  return gone !== undefined;
}

/** Gives up one story that is not starred. */
const dropStory = (except: string) => transact('readwrite', PACKAGE_STORES, (stores) => dropStoryIn(stores, except));

/** Gives up the pictures of one story that is not starred. */
async function dropPictures(except: string): Promise<boolean> {
  return transact('readwrite', PACKAGE_STORES, async (stores) => {
    const known = await firstToGo(
      stores('summaries'),
      ({ story_id, picture_bytes }) => story_id !== except && Object.keys(picture_bytes).length > 0,
    );
    if (!known) return false;
    const summary = { ...known, picture_bytes: {} };
    await promisifyRequest(stores('pictures').delete(picturesOf(known.story_id)));
    await promisifyRequest(stores('summaries').put(withSort(summary)));
    await addToTotals(stores('notes'), { stories: 0, bytes: bytesOf(summary) - bytesOf(known) });
    return true;
  });
}

/**
 * Gives up stories until the shelf is within its bounds, or nothing but starred ones and `except` is left. Within the
 * transaction over PACKAGE_STORES that made it longer, so that two tabs never give up more than they must.
 */
export async function makeRoom(stores: Stores, except: string): Promise<void> {
  for (;;) {
    const { stories, bytes } = await totalsIn(stores('notes'));
    if (stories <= MAX_STORIES && bytes <= MAX_BYTES) return;
    if (!(await dropStoryIn(stores, except))) return;
  }
}

const isFull = (cause: unknown) => cause instanceof DOMException && cause.name === 'QuotaExceededError';

/**
 * Writes, and when the device is full gives up pictures of other stories one story at a time, then whole stories, and
 * writes again. Throws what `write` throws for any other reason, and when nothing is left to give up.
 */
export async function whileFull<T>(except: string, write: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await write();
    } catch (cause) {
      if (!isFull(cause)) throw cause;
      if (!(await dropPictures(except)) && !(await dropStory(except))) throw cause;
    }
  }
}

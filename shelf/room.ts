// What goes when there is no room (DECIDE-80): read longest ago first, never what is starred.
import { promisifyRequest } from 'idb-keyval';
import { transact } from './database.ts';
import { eraseStory, PACKAGE_STORES } from './erase-story.ts';
import { picturesOf } from './picture-key.ts';
import { asSummary, bytesOf, withSort, type KeptSummary } from './summary.ts';
import { addToTotals, readTotals } from './totals.ts';

export const MAX_STORIES = 50;
export const MAX_BYTES = 200_000_000;

/** The first summary, read longest ago first, that fits. */
async function oldest(summaries: IDBObjectStore, fits: (summary: KeptSummary) => boolean) {
  const request = summaries.index('read').openCursor(null, 'prev');
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

/** Gives up one unstarred story, told elsewhere if there is such a one: what was told here is nowhere else. */
async function dropStory(except: string): Promise<boolean> {
  return transact('readwrite', PACKAGE_STORES, async (stores) => {
    const mayGo = ({ story_id, starred }: KeptSummary) => !starred && story_id !== except;
    const gone =
      (await oldest(stores('summaries'), (summary) => mayGo(summary) && !summary.made_here)) ??
      (await oldest(stores('summaries'), mayGo));
    if (!gone) return false;
    await eraseStory(stores, gone);
    return true;
  });
}

/** Gives up the pictures of one unstarred story. */
async function dropPictures(except: string): Promise<boolean> {
  return transact('readwrite', PACKAGE_STORES, async (stores) => {
    const known = await oldest(
      stores('summaries'),
      ({ story_id, starred, picture_bytes }) =>
        !starred && story_id !== except && Object.keys(picture_bytes).length > 0,
    );
    if (!known) return false;
    const summary = { ...known, picture_bytes: {} };
    await promisifyRequest(stores('pictures').delete(picturesOf(known.story_id)));
    await promisifyRequest(stores('summaries').put(withSort(summary)));
    await addToTotals(stores('notes'), { stories: 0, bytes: bytesOf(summary) - bytesOf(known) });
    return true;
  });
}

/** Gives up stories until the shelf is within its bounds, or nothing but starred ones and `except` is left. */
export async function makeRoom(except: string): Promise<void> {
  for (;;) {
    const { stories, bytes } = await readTotals();
    if (stories <= MAX_STORIES && bytes <= MAX_BYTES) return;
    if (!(await dropStory(except))) return;
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

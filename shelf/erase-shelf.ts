import { promisifyRequest } from 'idb-keyval';
import { transact } from './database.ts';
import { PACKAGE_STORES } from './erase-story.ts';
import { erasuresIn, noteErasures } from './erasures.ts';

/**
 * Takes everything off the device at once: every package, what waits to be sent, and all notes but how often this was done.
 * What is fetched or told meanwhile does not come back. Throws when it cannot.
 */
export async function eraseShelf(): Promise<void> {
  await transact('readwrite', PACKAGE_STORES, async (stores) => {
    const before = await erasuresIn(stores('notes'));
    for (const name of PACKAGE_STORES) await promisifyRequest(stores(name).clear());
    await noteErasures(stores('notes'), before + 1);
  });
}

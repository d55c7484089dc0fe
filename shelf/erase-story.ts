import { promisifyRequest } from 'idb-keyval';
import { type StoreName, type Stores } from './database.ts';
import { picturesOf } from './picture-key.ts';
import { bytesOf, type KeptSummary } from './summary.ts';
import { tellingsOf } from './tellings.ts';
import { addToTotals } from './totals.ts';

/** Every store that a package lies in. */
export const PACKAGE_STORES: readonly StoreName[] = ['summaries', 'bodies', 'pictures', 'outbox', 'notes'];

/** Takes a whole package off the device, within a transaction over PACKAGE_STORES. */
export async function eraseStory(stores: Stores, summary: KeptSummary): Promise<void> {
  const id = summary.story_id;
  await promisifyRequest(stores('bodies').delete(id));
  await promisifyRequest(stores('pictures').delete(picturesOf(id)));
  await promisifyRequest(stores('outbox').delete(id));
  await promisifyRequest(stores('notes').delete(tellingsOf(id)));
  await promisifyRequest(stores('summaries').delete(id));
  await addToTotals(stores('notes'), { stories: -1, bytes: -bytesOf(summary) });
}

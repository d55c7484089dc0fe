// A story that goes from the device and may come back as it was: with its place, its star and its pictures.
import { promisifyRequest } from 'idb-keyval';
import { transact } from './database.ts';
import { mendKey } from './mended.ts';
import { eraseStory, PACKAGE_STORES } from './erase-story.ts';
import { picturesOf } from './picture-key.ts';
import { noteRemoved, unnoteRemoved } from './removed.ts';
import { makeRoom } from './room.ts';
import { asSummary, bytesOf } from './summary.ts';
import { addToTotals } from './totals.ts';

/** A whole package in memory, as it lay in the database. */
export interface SetAside {
  storyId: string;
  summary: unknown;
  body: unknown;
  waiting: unknown;
  /** What was mended and is not sent yet. */
  mend: unknown;
  pictures: readonly (readonly [key: IDBValidKey, picture: unknown])[];
  /** It had been taken off on purpose before, and goes on not coming back by itself. */
  wasRemoved: boolean;
}

/** Takes a story off the device, where it does not come back by itself, and gives what lay there. Throws when that cannot be done. */
export async function setAside(storyId: string): Promise<SetAside> {
  return transact('readwrite', PACKAGE_STORES, async (stores) => {
    const summary = await promisifyRequest<unknown>(stores('summaries').get(storyId));
    const known = asSummary(summary);
    const body = await promisifyRequest<unknown>(stores('bodies').get(storyId));
    const waiting = await promisifyRequest<unknown>(stores('outbox').get(storyId));
    const mend = await promisifyRequest<unknown>(stores('notes').get(mendKey(storyId)));
    const keys = await promisifyRequest(stores('pictures').getAllKeys(picturesOf(storyId)));
    const pictures = await promisifyRequest<unknown[]>(stores('pictures').getAll(picturesOf(storyId)));
    if (known) await eraseStory(stores, known);
    await promisifyRequest(stores('notes').delete(mendKey(storyId)));
    const wasRemoved = await noteRemoved(stores('notes'), storyId);
    return {
      storyId,
      summary: known && summary,
      body,
      waiting,
      mend,
      pictures: keys.map((key, at) => [key, pictures[at]] as const),
      wasRemoved,
    };
  });
}

/** Lets a story come to the device by itself again, where what lay here is known no more. Throws when that cannot be done. */
export const letComeBack = (storyId: string): Promise<void> =>
  transact('readwrite', ['notes'], (stores) => unnoteRemoved(stores('notes'), storyId));

/** Puts back what was set aside, unless the story has come to the device again meanwhile. Throws when that cannot be done. */
export async function putBack({
  storyId,
  summary,
  body,
  waiting,
  mend,
  pictures,
  wasRemoved,
}: SetAside): Promise<void> {
  await transact('readwrite', PACKAGE_STORES, async (stores) => {
    if (!wasRemoved) await unnoteRemoved(stores('notes'), storyId);
    if (mend !== undefined) await promisifyRequest(stores('notes').put(mend, mendKey(storyId)));
    const known = asSummary(summary);
    const isHere = (await promisifyRequest(stores('summaries').getKey(storyId))) !== undefined;
    if (!known || isHere) return;
    await promisifyRequest(stores('summaries').put(summary));
    if (body !== undefined) await promisifyRequest(stores('bodies').put(body, storyId));
    if (waiting !== undefined) await promisifyRequest(stores('outbox').put(waiting, storyId));
    for (const [key, picture] of pictures) await promisifyRequest(stores('pictures').put(picture, key));
    await addToTotals(stores('notes'), { stories: 1, bytes: bytesOf(known) });
    await makeRoom(stores, storyId);
  });
}

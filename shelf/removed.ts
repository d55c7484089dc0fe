// Stories that were taken off this device on purpose: they do not come back by themselves.
import { get, promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { storeOf } from './database.ts';

const KEY = 'removed-stories';
/** Far more than anybody takes off; the oldest are forgotten. */
const MOST = 200;
const RemovedSchema = v.fallback(v.array(v.string()), []);

/** Within the transaction that takes the story off. Resolves to whether it was noted before. */
export async function noteRemoved(notes: IDBObjectStore, storyId: string): Promise<boolean> {
  const known = v.parse(RemovedSchema, await promisifyRequest<unknown>(notes.get(KEY)));
  await promisifyRequest(notes.put([...known.filter((id) => id !== storyId), storyId].slice(-MOST), KEY));
  return known.includes(storyId);
}

/** Within the transaction that puts the story back. */
export async function unnoteRemoved(notes: IDBObjectStore, storyId: string): Promise<void> {
  const known = v.parse(RemovedSchema, await promisifyRequest<unknown>(notes.get(KEY)));
  await promisifyRequest(
    notes.put(
      known.filter((id) => id !== storyId),
      KEY,
    ),
  );
}

/** Ids of stories that were taken off this device. Throws when storage is out of reach. */
export async function removedStories(): Promise<ReadonlySet<string>> {
  return new Set(v.parse(RemovedSchema, await get<unknown>(KEY, storeOf('notes'))));
}

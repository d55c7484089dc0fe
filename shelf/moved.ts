// A story that was told here stands under the server's id once it was sent; its old id still leads to it.
import { get, promisifyRequest } from 'idb-keyval';
import { storeOf, type Stores } from './database.ts';

/** Under which note it says where a story has moved. */
export const movedKey = (storyId: string): string => `moved/${storyId}`;

/** The id under which a story stands, within a transaction over summaries and notes: its own, or the one it was sent under. */
export async function standingId(stores: Stores, storyId: string): Promise<string> {
  if ((await promisifyRequest(stores('summaries').getKey(storyId))) !== undefined) return storyId;
  const moved = await promisifyRequest<unknown>(stores('notes').get(movedKey(storyId)));
  return typeof moved === 'string' ? moved : storyId;
}

/** Under which id a story that was told here stands since it was sent, or undefined. */
export async function movedTo(storyId: string): Promise<string | undefined> {
  const id = await get<unknown>(movedKey(storyId), storeOf('notes')).catch(() => undefined);
  return typeof id === 'string' ? id : undefined;
}

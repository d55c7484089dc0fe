// A story in a second language lies beside its package, under a note of its own, and goes with it.
import { get, promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { TellingSchema, type Telling } from '#contract/stories';
import { storeOf, transact } from './database.ts';

/** Under which note a telling lies. */
const tellingKey = (storyId: string, language: string): string => `telling/${storyId}/${language}`;
/** Under which notes all tellings of a story lie. */
export const tellingsOf = (storyId: string): IDBKeyRange =>
  IDBKeyRange.bound(tellingKey(storyId, ''), tellingKey(storyId, '\uFFFF'));

/** Keeps a telling of a story that is on the device. One that cannot be kept is fetched again another time. */
export async function keepTelling(storyId: string, telling: Telling): Promise<void> {
  await transact('readwrite', ['summaries', 'notes'], async (stores) => {
    if ((await promisifyRequest(stores('summaries').getKey(storyId))) === undefined) return;
    await promisifyRequest(stores('notes').put(telling, tellingKey(storyId, telling.story_language)));
  }).catch(() => undefined);
}

/** The telling of a story that is kept here; undefined without one. */
export async function readTelling(storyId: string, language: string): Promise<Telling | undefined> {
  const kept = await get<unknown>(tellingKey(storyId, language), storeOf('notes')).catch(() => undefined);
  const telling = v.safeParse(TellingSchema, kept);
  return telling.success ? telling.output : undefined;
}

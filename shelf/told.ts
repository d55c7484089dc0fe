// What the stories told on this device were told from, so that the next one is another.
import { get, update } from 'idb-keyval';
import * as v from 'valibot';
import { storeOf } from './database.ts';

const KEY = 'told';
/** As many stories as the server remembers of a family. */
const REMEMBERED = 10;
const ToldSchema = v.fallback(v.array(v.array(v.string())), []);

/** Keys of the passages told, oldest story first; none when storage is out of reach. */
export async function readTold(): Promise<string[]> {
  const told = await get<unknown>(KEY, storeOf('notes')).catch(() => undefined);
  return v.parse(ToldSchema, told).flat();
}

/** Remembers what one story was told from; without a word when it cannot. */
export async function rememberTold(keys: readonly string[]): Promise<void> {
  const remember = (told: unknown) => [...v.parse(ToldSchema, told), [...keys]].slice(-REMEMBERED);
  await update<unknown>(KEY, remember, storeOf('notes')).catch(() => undefined);
}

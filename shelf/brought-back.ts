// When a family's stories were last brought back to this device, and whose.
import { del, get, set } from 'idb-keyval';
import * as v from 'valibot';
import { storeOf } from './database.ts';

const KEY = 'brought-back';
const BroughtSchema = v.object({ user: v.string(), at: v.number() });

/** When this user's stories were brought back, if nobody else's were since. Throws when storage is out of reach. */
export async function broughtBackAt(user: string): Promise<number | undefined> {
  const brought = v.safeParse(BroughtSchema, await get<unknown>(KEY, storeOf('notes')));
  return brought.success && brought.output.user === user ? brought.output.at : undefined;
}

/** This user's stories are here, as far as they may be. Throws when that cannot be written. */
export async function noteBroughtBack(user: string, at: number): Promise<void> {
  await set(KEY, { user, at }, storeOf('notes'));
}

/** Whoever signs in next is brought back everything. Throws when that cannot be written. */
export async function forgetBroughtBack(): Promise<void> {
  await del(KEY, storeOf('notes'));
}

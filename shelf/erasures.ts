// How often everything was taken off this device: what was asked for before must not come back after it.
import { get, promisifyRequest } from 'idb-keyval';
import { storeOf } from './database.ts';

const KEY = 'erasures';
const asNumber = (noted: unknown) => (typeof noted === 'number' ? noted : 0);

/** Within a transaction over notes. */
export const erasuresIn = async (notes: IDBObjectStore): Promise<number> =>
  asNumber(await promisifyRequest<unknown>(notes.get(KEY)));

/** How often until now; undefined when storage is out of reach. */
export const erasures = (): Promise<number | undefined> =>
  get<unknown>(KEY, storeOf('notes')).then(asNumber, () => undefined);

/** Within the transaction that erases, after it has emptied the notes. */
export async function noteErasures(notes: IDBObjectStore, count: number): Promise<void> {
  await promisifyRequest(notes.put(count, KEY));
}

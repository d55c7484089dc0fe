// How many stories and bytes are on the device, kept with every write: counting would grow with the shelf.
import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { transact } from './database.ts';

const KEY = 'totals';
const TotalsSchema = v.object({ stories: v.number(), bytes: v.number() });
export type Totals = v.InferOutput<typeof TotalsSchema>;

/** Within a transaction. */
export async function totalsIn(notes: IDBObjectStore): Promise<Totals> {
  const totals = v.safeParse(TotalsSchema, await promisifyRequest<unknown>(notes.get(KEY)));
  return totals.success ? totals.output : { stories: 0, bytes: 0 };
}

/** Within the transaction of what changes them. */
export async function addToTotals(notes: IDBObjectStore, { stories, bytes }: Totals): Promise<void> {
  const known = await totalsIn(notes);
  await promisifyRequest(notes.put({ stories: known.stories + stories, bytes: known.bytes + bytes }, KEY));
}

/** Stories and bytes on the device. Throws when storage is out of reach. */
export async function readTotals(): Promise<Totals> {
  return transact('readonly', ['notes'], (stores) => totalsIn(stores('notes')));
}

// The shelf as screens show it: a page at a time, however many stories there are.
import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { foldText } from '#contract/fold-text';
import { LACKING, transact, type ShelfOrder } from './database.ts';
import { asSummary, type KeptSummary } from './summary.ts';

export type { ShelfOrder };
export { readTotals } from './totals.ts';

/** Read at a time while a search walks over the shelf. */
const BATCH = 200;

/** Where an entry stands, also one that this version does not understand otherwise. */
const PlaceInOrderSchema = v.object({ story_id: v.string(), sort: v.object({ read: v.number() }) });

const understood = (stored: readonly unknown[]): KeptSummary[] => stored.flatMap((each) => asSummary(each) ?? []);

/** The key of the entry at `offset`, or undefined behind the last. Passing over entries reads none of them. */
async function keyAt(index: IDBIndex, offset: number): Promise<IDBValidKey | undefined> {
  const request = index.openKeyCursor();
  const first = await promisifyRequest(request);
  if (!first || offset === 0) return first?.key;
  first.advance(offset);
  return (await promisifyRequest(request))?.key;
}

/** `limit` summaries from the one at `offset` on. Throws when storage is out of reach. */
export async function readShelfPage(order: ShelfOrder, offset: number, limit: number): Promise<KeptSummary[]> {
  return transact('readonly', ['summaries'], async (stores) => {
    const index = stores('summaries').index(order);
    const start = await keyAt(index, offset);
    if (start === undefined) return [];
    return understood(await promisifyRequest<unknown[]>(index.getAll(IDBKeyRange.lowerBound(start), limit)));
  });
}

/**
 * Stories whose title or hero's name holds every word of `text`, last read first, at most `limit`. An end of `signal` ends
 * the walk.
 */
export async function searchShelf(text: string, limit: number, signal?: AbortSignal): Promise<KeptSummary[]> {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const found: KeptSummary[] = [];
  let after: IDBValidKey | undefined;
  for (;;) {
    signal?.throwIfAborted();
    const range = after === undefined ? null : IDBKeyRange.lowerBound(after, true);
    const batch = await transact('readonly', ['summaries'], (stores) =>
      promisifyRequest<unknown[]>(stores('summaries').index('read').getAll(range, BATCH)),
    );
    const summaries = understood(batch);
    for (const summary of summaries) {
      const said = foldText(`${summary.title} ${summary.protagonist_name}`);
      if (words.every((word) => said.includes(word))) found.push(summary);
      if (found.length === limit) return found;
    }
    const last = v.safeParse(PlaceInOrderSchema, batch.at(-1));
    if (batch.length < BATCH || !last.success) return found;
    after = [last.output.sort.read, last.output.story_id];
  }
}

/** Ids of all stories that are on the device. Throws when storage is out of reach. */
export async function keptIds(): Promise<ReadonlySet<string>> {
  const keys = await transact('readonly', ['summaries'], (stores) =>
    promisifyRequest(stores('summaries').getAllKeys()),
  );
  return new Set(keys.map(String));
}

/** Ids of stories that lack a picture. Throws when storage is out of reach. */
export async function lackingStories(): Promise<string[]> {
  return transact('readonly', ['summaries'], async (stores) => {
    const ids = await promisifyRequest(stores('summaries').index(LACKING).getAllKeys());
    return ids.filter((id) => typeof id === 'string');
  });
}

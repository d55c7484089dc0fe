// The stories on this device, as lists need them. The service worker writes them; the page only reads.
import { queryOptions } from '@tanstack/react-query';
import { createStore, get, values, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { KEPT_SUMMARIES, KeptSummarySchema, type KeptSummary } from '#contract/kept-stories';

let opened: UseStore | undefined;
const summaries = () => (opened ??= createStore(KEPT_SUMMARIES.database, KEPT_SUMMARIES.store));

/** Whether a story is on the device. Storage that is out of reach counts as no. */
export async function isKept(storyId: string): Promise<boolean> {
  try {
    return (await get(storyId, summaries())) !== undefined;
  } catch {
    return false;
  }
}

/** The kept stories, newest first. Entries that this version does not understand are left out. */
async function readKeptStories(): Promise<KeptSummary[]> {
  try {
    const all = await values(summaries());
    return all
      .flatMap((entry) => {
        const parsed = v.safeParse(KeptSummarySchema, entry);
        return parsed.success ? [parsed.output] : [];
      })
      .sort((a, b) => b.kept_at - a.kept_at);
  } catch {
    return [];
  }
}

/** The kept stories as every screen shares them; read again whenever a screen with them opens. */
export const keptStoriesQuery = queryOptions({ queryKey: ['kept-stories'], queryFn: readKeptStories, staleTime: 0 });

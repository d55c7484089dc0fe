// Which stories of a file may come in. Nothing that is here goes for them: a shelf that is full takes starred ones alone.
import { promisifyRequest } from 'idb-keyval';
import { transact } from './database.ts';
import { MAX_BYTES, MAX_STORIES } from './room.ts';
import { asSummary, bytesOf, type KeptSummary } from './summary.ts';
import type { PackedStory } from './transfer-format.ts';
import { idHere } from './transfer-merge.ts';

const bytesInFile = ({ text, pictures }: PackedStory) => pictures.reduce((sum, { size }) => sum + size, text.size);

/** What is not starred here, counted one summary at a time. */
async function unstarredHere(starredByFile: ReadonlySet<string>): Promise<{ stories: number; bytes: number }> {
  return transact('readonly', ['summaries'], async (stores) => {
    const sum = { stories: 0, bytes: 0 };
    const count = (summary: KeptSummary | undefined) => {
      if (!summary || summary.starred || starredByFile.has(summary.story_id)) return;
      sum.stories++;
      sum.bytes += bytesOf(summary);
    };
    const request = stores('summaries').openCursor();
    await new Promise<void>((resolve, reject) => {
      request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
      request.addEventListener('success', () => {
        const cursor = request.result;
        if (!cursor) return resolve();
        count(asSummary(cursor.value));
        cursor.continue();
      });
    });
    return sum;
  });
}

/** Under which id each story of the file is on the shelf already. */
async function standing(stories: readonly PackedStory[]): Promise<Map<string, string>> {
  return transact('readonly', ['summaries', 'notes'], async (stores) => {
    const here = new Map<string, string>();
    for (const { story_id } of stories) {
      const id = await idHere(stores, story_id);
      if ((await promisifyRequest(stores('summaries').getKey(id))) !== undefined) here.set(story_id, id);
    }
    return here;
  });
}

/**
 * The stories of a file that fit, in the order in which they should come: those that are here, starred ones, then what was
 * read last. Of what is not starred no more than the shelf's bounds leave room for.
 */
export async function whatFits(stories: readonly PackedStory[]): Promise<PackedStory[]> {
  const here = await standing(stories);
  const starredByFile = new Set(
    stories.flatMap(({ story_id, starred }) => (starred ? (here.get(story_id) ?? []) : [])),
  );
  const room = await unstarredHere(starredByFile);
  const lastReadFirst = stories.toSorted((one, other) => other.read_at - one.read_at);
  const isHere = ({ story_id }: PackedStory) => here.has(story_id);
  const others = lastReadFirst.filter((story) => !isHere(story) && !story.starred);
  let fitting = 0;
  for (const story of others) {
    room.stories++;
    room.bytes += bytesInFile(story);
    if (room.stories > MAX_STORIES || room.bytes > MAX_BYTES) break;
    fitting++;
  }
  return [
    ...lastReadFirst.filter(isHere),
    ...lastReadFirst.filter((story) => !isHere(story) && story.starred),
    ...others.slice(0, fitting),
  ];
}

// What the shelf's bench runs in the browser: times on shelves of different lengths, and what a story takes of the disk.
import { StorySchema, type Story } from '#contract/stories';
import * as v from 'valibot';
import { transact } from '#shelf/database';
import { keepPicture, keepStory, noteReading, readStory, starStory } from '#shelf/packages';
import { readShelfPage, readTotals, searchShelf } from '#shelf/pages';
import { pictureKey } from '#shelf/picture-key';
import { summaryOf, textBytesOf, withSort } from '#shelf/summary';

const ROUNDS = 15;
const EACH = 4;
const AT_ONCE = 250;
const IMAGES = ['cover', 'p1', 'p2', 'p3', 'p4'];
const idOf = (number: number) => `bench${number}`.padEnd(22, '_');

/** The `number`-th story: the sample with a title, a name and a day of its own. */
function storyAt(sample: Story, number: number, images: readonly string[] = []): Story {
  return {
    ...sample,
    story_id: idOf(number),
    title: `The ${['moon', 'frog', 'sock', 'lamp'][number % 4]} of night ${number}`,
    created_at: new Date(1_700_000_000_000 + number * 60_000).toISOString(),
    images: images.map((id, at) => ({
      id,
      paragraph_index: at === 0 ? null : at,
      status: 'complete',
      url: pictureKey(idOf(number), id),
      description: 'A lamp',
      alt: 'A lamp',
      error: null,
    })),
  };
}

/** Puts stories `from` to `to` onto the shelf, starred, as keepStory would write them, many in one transaction. */
export async function fill(sent: unknown, from: number, to: number): Promise<void> {
  const sample = v.parse(StorySchema, sent);
  for (let start = from; start < to; start += AT_ONCE)
    await transact('readwrite', ['summaries', 'bodies', 'notes'], async (stores) => {
      const end = Math.min(to, start + AT_ONCE);
      let bytes = 0;
      for (let number = start; number < end; number++) {
        const story = storyAt(sample, number);
        const textBytes = textBytesOf(story);
        const summary = summaryOf(story, { known: undefined, isMadeHere: false, textBytes, now: number });
        stores('bodies').put(story, story.story_id);
        stores('summaries').put(withSort({ ...summary, starred: true }));
        bytes += textBytes;
      }
      const known = stores('notes').get('totals');
      known.addEventListener('success', () => {
        const totals = v.parse(
          v.fallback(v.object({ stories: v.number(), bytes: v.number() }), { stories: 0, bytes: 0 }),
          known.result,
        );
        stores('notes').put({ stories: totals.stories + end - start, bytes: totals.bytes + bytes }, 'totals');
      });
    });
}

async function median(work: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = -3; round < ROUNDS; round++) {
    const begun = performance.now();
    // Several at a time: the clock of a page counts tenths of milliseconds.
    for (let each = 0; each < EACH; each++) await work((round + 3) * EACH + each);
    if (round >= 0) times.push((performance.now() - begun) / EACH);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? NaN;
}

/** Median milliseconds of what screens and the worker ask of a shelf of `count` stories. */
export async function measure(sent: unknown, count: number): Promise<Record<string, number>> {
  const sample = v.parse(StorySchema, sent);
  const somewhere = (round: number) => idOf((round * 7919) % count);
  return {
    'first page': await median(() => readShelfPage('read', 0, 20)),
    'middle page': await median(() => readShelfPage('title', Math.floor(count / 2), 20)),
    totals: await median(() => readTotals()),
    'open a story': await median((round) => readStory(somewhere(round))),
    'note reading': await median((round) => noteReading(somewhere(round), { paragraph: round, share: 0.5 }, 0)),
    'star a story': await median((round) => starStory(somewhere(round), true)),
    'keep one more': await median((round) => keepStory(storyAt(sample, 1_000_000 + round), { now: 0 })),
    search: await median(() => searchShelf('nowhere', 60)),
  };
}

async function usage(): Promise<number> {
  return (await navigator.storage.estimate()).usage ?? NaN;
}

/** Keeps `count` stories as the product does, with five pictures of `size` bytes each or none; bytes of text and of disk. */
export async function weigh(sent: unknown, count: number, size: number): Promise<{ text: number; disk: number }> {
  const sample = v.parse(StorySchema, sent);
  const before = await usage();
  let text = 0;
  for (let number = 0; number < count; number++) {
    const story = storyAt(sample, 2_000_000 + number, size > 0 ? IMAGES : []);
    text += textBytesOf(story);
    await keepStory(story, { now: 0 });
    await starStory(story.story_id, true);
    for (const image of size > 0 ? IMAGES : []) {
      const bytes = crypto.getRandomValues(new Uint8Array(size)).buffer;
      await keepPicture(pictureKey(story.story_id, image), { type: 'image/webp', bytes });
    }
  }
  return { text: text / count, disk: ((await usage()) - before) / count };
}

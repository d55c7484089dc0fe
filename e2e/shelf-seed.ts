// A shelf of any size, put straight into the device's database: telling 500 stories would take the night.
import type { Page } from '@playwright/test';
import { THEMES } from '#contract/options';
import { withSort, type KeptSummary, type StoredSummary } from '#shelf/summary';

const WORDS = [
  'Captain Noor and the Whispering Whale',
  'The Robot Who Watered the Stars',
  'The Fox Who Borrowed the Night',
];
const NEWEST = Date.UTC(2026, 10, 20, 19);
/** Places of the shelf whose stories can be opened. */
const WITH_TEXT = [0, 1, 2, 3, 300];
const HOUR = 3_600_000;

/** The id of the seeded story at a place of the shelf, last read first. */
export const seededId = (at: number): string => `seeded${String(at).padStart(16, '0')}`;
/** Its title. */
export const seededTitle = (at: number): string => `${WORDS[at % WORDS.length]} ${at + 1}`;

function seeded(at: number, change: Partial<KeptSummary>): StoredSummary {
  return withSort({
    story_id: seededId(at),
    title: seededTitle(at),
    protagonist_name: at === 3 ? 'Zoé' : 'Mia',
    theme: THEMES[at % THEMES.length] ?? 'bedtime',
    image_style: 'watercolor',
    story_language: 'en',
    created_at: new Date(NEWEST - at * HOUR).toISOString(),
    cover_image: null,
    made_here: false,
    sent: false,
    starred: false,
    kept_at: NEWEST - at * HOUR,
    read_at: NEWEST - at * HOUR,
    minutes: 6,
    place: null,
    text_bytes: 6000,
    picture_bytes: {},
    pictures: [],
    given_up: false,
    ...change,
  });
}

/**
 * Puts `count` stories onto the shelf of an open page, a few of them with a text. `change` says what is special about
 * each. The page has to be loaded again to show them.
 */
export async function seedShelf(
  page: Page,
  count: number,
  change: (at: number) => Partial<KeptSummary> = () => ({}),
): Promise<void> {
  const summaries = Array.from({ length: count }, (_, at) => seeded(at, change(at)));
  const bytes = summaries.reduce(
    (sum, each) => sum + each.text_bytes + Object.values(each.picture_bytes).reduce((all, one) => all + one, 0),
    0,
  );
  const paragraphs = Array.from({ length: 12 }, () => 'The moon had nowhere to be, and neither had the whale.');
  const bodies = WITH_TEXT.filter((at) => at < count).map((at) => ({
    story_id: seededId(at),
    title: seededTitle(at),
    status: 'complete',
    created_at: summaries[at]?.created_at,
    updated_at: summaries[at]?.created_at,
    parameters: {
      protagonist_name: 'Mia',
      age_group: 'preschool',
      theme: 'bedtime',
      character: 'robot',
      setting: 'forest',
      length: 'short',
      moral: 'none',
      difficulty: 'simple',
      tone: 'calm',
      story_language: 'en',
      include_images: false,
      image_style: 'watercolor',
    },
    progress: null,
    cover_image: null,
    view_count: 0,
    like_count: 0,
    content: { title: seededTitle(at), paragraphs },
    story_data: null,
    images: [],
    error: null,
  }));
  await page.evaluate(
    async ({ summaries, bytes, bodies }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('tuckaway');
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
      });
      const transaction = database.transaction(['summaries', 'bodies', 'notes'], 'readwrite');
      for (const summary of summaries) transaction.objectStore('summaries').put(summary);
      for (const body of bodies) transaction.objectStore('bodies').put(body, body.story_id);
      transaction.objectStore('notes').put({ stories: summaries.length, bytes }, 'totals');
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      database.close();
    },
    { summaries, bytes, bodies },
  );
}

// So many finished public stories, in the product's own table and as the product writes them, only faster.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { isEmbedded, openDatabase } from '../../server/platform/database.ts';
import { newStoryRow } from '../../server/stories/stories.store.ts';

const BEGAN = Date.parse('2026-11-22T20:00:00.000Z');
/** SQLite takes 32,766 values in one sentence. */
const AT_ONCE = 500;

const content = JSON.stringify({
  title: 'Mia and the Lamp',
  paragraphs: Array.from({ length: 6 }, () => 'Mia lit the lamp, and the lamp said hush. '.repeat(6).trim()),
});

/** Ten of them must fill two pages of a category, and half of them are the family's own. */
function storyAt(at: number, count: number, owner: string) {
  const parameters = {
    protagonist_name: 'Mia',
    age_group: at % 4 < 2 ? 'early-elementary' : 'elementary',
    theme: at % 5 === 4 ? 'bedtime' : 'adventure',
    character: 'robot',
    setting: at % 2 === 0 ? 'forest' : 'city',
    length: 'short',
    moral: 'none',
    difficulty: 'simple',
    tone: 'calm',
    story_language: at % 10 === 3 ? 'es' : 'en',
    include_images: false,
    image_style: 'watercolor',
  };
  const row = newStoryRow({
    id: randomBytes(16).toString('base64url'),
    owner: at % 2 === 0 ? owner : 'user:somebody-else',
    parameters: JSON.stringify(parameters),
    created_at: BEGAN - (count - at) * 1000,
  });
  const told = { status: 'complete', title: 'Mia and the Lamp', content, told: '["themes/lamp"]', current_step: 10 };
  return { ...row, ...told, visibility: 'public' };
}

/** Fills a database that a server has open. */
export async function fillWithStories(address: string, count: number, owner: string): Promise<void> {
  const database = await openDatabase(address);
  for (let from = 0; from < count; from += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => storyAt(from + at, count, owner));
    await database.insertInto('stories').values(rows).execute();
  }
  // PostgreSQL does it by itself within a minute or two.
  if (!isEmbedded(database)) await sql`vacuum analyze`.execute(database);
  await database.destroy();
}

// What has to be known of a story with every reading: one row, without the text.
import type { Connection } from '../platform/database.ts';
import { preparedQuery } from '../platform/prepared-query.ts';

type Place = 'story' | 'reader' | 'countedAs' | 'day';

const readingOf = preparedQuery((db, place: (name: Place) => string) =>
  db
    .selectFrom('stories')
    .select(['id', 'owner', 'status', 'visibility', 'updated_at', 'view_count', 'like_count', 'last_read_at'])
    .select((eb) => [
      eb
        .selectFrom('story_likes')
        .select('viewer')
        .whereRef('story_id', '=', 'stories.id')
        .where('viewer', '=', place('reader'))
        .as('liked_by'),
      eb
        .selectFrom('story_views')
        .select('day')
        .whereRef('story_id', '=', 'stories.id')
        .where('viewer', '=', place('countedAs'))
        .where('day', '=', place('day'))
        .as('viewed_on'),
    ])
    .where('id', '=', place('story')),
);

/** How a story stands, whether `reader` likes it (`liked_by`), and whether it was counted as viewed on that day (`viewed_on`). */
export async function findReading(db: Connection, values: Readonly<Record<Place, string>>) {
  const [row] = await readingOf(db, values);
  return row;
}
export type Reading = NonNullable<Awaited<ReturnType<typeof findReading>>>;

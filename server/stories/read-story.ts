// GET /stories/{id}. A story is read again and again and hardly ever changes, so its answers are kept; who may read it, and
// whether it is still the same, is looked up with every reading. So what one process changes or removes is so for all at once.
import { STORY_ID, type Story } from '#contract/stories';
import { utcDay, type Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { PRIVATE_REVALIDATED } from '../platform/http-cache.ts';
import { keepJson, type KeptJson } from '../platform/kept-json.ts';
import { createKept } from '../platform/kept.ts';
import { findReading, type Reading } from './readings.store.ts';
import { findStory, type StoryRow } from './stories.store.ts';
import { assertReadable, isPrivate, type Asking } from './story-access.ts';
import { isTold } from './story-answers.ts';
import { countView, type ViewedBy } from './story-views.store.ts';
import { noteReading } from './visitors-stories.ts';

/** Characters. With their bytes, and compressed, they take about three times as much. */
const ROOM = 8 * 1024 * 1024;

interface ReadNeeds {
  database: Database;
  clock: Clock;
  /** The story as this owner of stories is answered. */
  wholeStory: (row: StoryRow, owner: string) => Promise<Story>;
}
interface KeptAnswer extends KeptJson {
  version: string;
}
type Standing = Pick<Reading, 'status' | 'updated_at' | 'view_count' | 'like_count' | 'visibility'>;

/** All that changes an answer without moving `updated_at` stands beside it. */
const versionOf = ({ updated_at, view_count, like_count, visibility }: Standing) =>
  `${updated_at} ${view_count} ${like_count} ${visibility}`;
/** Pictures still change while they are made, and addresses of private ones with the hour. */
const mayBeKept = (story: Standing) => story.status === 'complete' && !isPrivate(story);
const keyOf = (storyId: string, { isOwner, isLiked }: { isOwner: boolean; isLiked: boolean }) =>
  `${storyId} ${isOwner} ${isLiked}`;

/**
 * A story as the answer to somebody; `viewedBy` has it counted as a view of this reader when he is not its owner.
 * Throws ApiFailure story_not_found.
 */
export function createRead({ database, clock, wholeStory }: ReadNeeds) {
  const kept = createKept<KeptAnswer>({ room: ROOM, weigh: ({ text }) => text.length });

  const written = async (storyId: string, asking: Asking): Promise<KeptJson> => {
    const row = assertReadable(await findStory(database, storyId), asking);
    const story = await wholeStory(row, asking.owner);
    const unlisted: Record<string, string> = row.visibility === 'public' ? {} : { 'X-Robots-Tag': 'noindex' };
    const answer = { ...keepJson(story, { ...PRIVATE_REVALIDATED, ...unlisted }), version: versionOf(row) };
    // It may have become another's since it was looked up, so the answer itself says whose it is.
    if (mayBeKept(row)) kept.keep(keyOf(storyId, { isOwner: story.is_owner, isLiked: story.liked }), answer);
    return answer;
  };

  return async (storyId: string, asking: Asking, viewedBy?: ViewedBy): Promise<KeptJson> => {
    if (!STORY_ID.test(storyId)) throw new ApiFailure('story_not_found');
    const now = clock.now();
    const day = utcDay(now);
    const { owner: reader } = asking;
    const found = await findReading(database, { story: storyId, reader, countedAs: viewedBy?.countedAs ?? '', day });
    const reading = assertReadable(found, asking);
    await noteReading(database, reading, now);
    const isOwner = reading.owner === reader;
    const isNew =
      viewedBy !== undefined &&
      !isOwner &&
      isTold(reading) &&
      reading.viewed_on === null &&
      (await countView(database, storyId, viewedBy, day));
    const standing = isNew ? { ...reading, view_count: reading.view_count + 1 } : reading;
    const known = kept.find(keyOf(storyId, { isOwner, isLiked: reading.liked_by !== null }));
    return known?.version === versionOf(standing) ? known : written(storyId, asking);
  };
}

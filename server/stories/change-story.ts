// PUT /stories/{id}: title, text, which pictures are hidden and who may see it, by the story's owner (contract 4.3).
import type * as v from 'valibot';
import { STORY_ID, type Story } from '#contract/stories';
import { type StoryChangeSchema } from '#contract/story-requests';
import type { Clock } from '../platform/clock.ts';
import type { Connection, Database } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { etagIn, etagOf, matchesEtag } from '../platform/http-cache.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { findStory, updateStory, type StoryRow } from './stories.store.ts';
import { textOf } from './story-answers.ts';
import { assertMayPublish, assertOwner, assertReadable, type Asking } from './story-access.ts';
import { writtenText, writtenTitle } from './written-text.ts';

type StoryChange = v.InferOutput<typeof StoryChangeSchema>;

interface ChangeNeeds {
  database: Database;
  clock: Clock;
  /** The story as its owner is answered. */
  wholeStory: (row: StoryRow, owner: string) => Promise<Story>;
  /** Told once a story stands in the public lists no more. */
  onUnlisted: () => void;
  pictures: Pick<Pictures, 'followText'>;
}

/**
 * Changes what is given and leaves the rest. `ifMatch` is the tag of the answer that the change was made from.
 * Throws ApiFailure story_not_found, auth_required, not_owner, story_busy, validation_failed, precondition_failed.
 */
export function createChange({ database, clock, wholeStory, onUnlisted, pictures }: ChangeNeeds) {
  return async (storyId: string, viewer: Asking, change: StoryChange, ifMatch: string | undefined): Promise<Story> => {
    assertMayPublish(change, viewer);
    const seen = await findOwned(database, storyId, viewer);
    if (ifMatch !== undefined && !matchesStory(ifMatch, await wholeStory(seen, viewer.owner)))
      throw new ApiFailure('precondition_failed');
    const changed = await database.transaction().execute(async (transaction) => {
      const row = await findOwned(transaction, storyId, viewer);
      if (ifMatch !== undefined && row.updated_at !== seen.updated_at) throw new ApiFailure('precondition_failed');
      if (row.status === 'pending' || row.status === 'processing') throw new ApiFailure('story_busy');
      // One that failed may be told again at any moment, and then nobody has read what everybody would see.
      if (change.visibility === 'public' && row.status === 'failed') throw new ApiFailure('story_busy');
      const text = changedText(row, change);
      if (text && change.content !== undefined)
        await pictures.followText(transaction, storyId, textOf(row), textOf(text));
      return updateStory(transaction, storyId, {
        ...text,
        ...(change.visibility === undefined ? {} : { visibility: change.visibility }),
        ...(change.hidden_images === undefined ? {} : { hidden_images: hiddenAs(change.hidden_images) }),
        last_read_at: clock.now(),
        // Two changes in one millisecond are two.
        updated_at: Math.max(clock.now(), row.updated_at + 1),
      });
    });
    if (changed.visibility !== 'public') onUnlisted();
    return wholeStory(changed, viewer.owner);
  };
}

async function findOwned(db: Connection, storyId: string, viewer: Asking): Promise<StoryRow> {
  const story = STORY_ID.test(storyId) ? await findStory(db, storyId) : undefined;
  return assertOwner(assertReadable(story, viewer), viewer);
}

function changedText(row: StoryRow, { title, content }: StoryChange) {
  if (title === undefined && content === undefined) return undefined;
  const text = textOf(row);
  // A story that failed has no text to change, and may be told again at any moment.
  if (text === null) throw new ApiFailure('story_busy');
  const given = title === undefined ? undefined : writtenTitle(title);
  const changed =
    content === undefined
      ? { ...text, title: given ?? text.title }
      : writtenText(content, { title: given, lastTitle: text.title });
  return {
    title: changed.title,
    content: JSON.stringify(changed),
    // Another text is not told by the plan any more.
    ...(content === undefined ? {} : { plan: null }),
  };
}

const hiddenAs = (ids: readonly string[]) => (ids.length === 0 ? null : JSON.stringify([...new Set(ids)]));

/** Whether a tag is of this story, in whatever encoding it went out. */
function matchesStory(ifMatch: string, story: Story): boolean {
  const etag = etagOf(JSON.stringify(story));
  return (['identity', 'br', 'gzip'] as const).some((encoding) => matchesEtag(ifMatch, etagIn(encoding, etag)));
}

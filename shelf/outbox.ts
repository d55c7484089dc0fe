// Stories that were told here and wait to be sent. Each has the key that makes the server take it once, however often it is
// sent; once the server has it, it stands on the shelf under the server's id.
import { del, get, promisifyRequest, set, values } from 'idb-keyval';
import * as v from 'valibot';
import type { Story, StoryImage } from '#contract/stories';
import { storeOf, transact } from './database.ts';
import { eraseStory, PACKAGE_STORES } from './erase-story.ts';
import { pictureKey } from './picture-key.ts';
import { asSummary, bytesOf, withSort } from './summary.ts';
import { addToTotals } from './totals.ts';

const WaitingSchema = v.object({ story_id: v.string(), idempotency_key: v.string() });
export type Waiting = v.InferOutput<typeof WaitingSchema>;
const movedKey = (id: string) => `moved/${id}`;

/** Puts a story into the outbox. Throws when that cannot be written. */
export async function queueStory(storyId: string, idempotencyKey: string): Promise<void> {
  await set(storyId, { story_id: storyId, idempotency_key: idempotencyKey } satisfies Waiting, storeOf('outbox'));
}

/** What waits, in the order of ids. Throws when storage is out of reach. */
export async function waitingStories(): Promise<Waiting[]> {
  const all = await values<unknown>(storeOf('outbox'));
  return all.flatMap((each) => {
    const waiting = v.safeParse(WaitingSchema, each);
    return waiting.success ? [waiting.output] : [];
  });
}

/** Nothing will come of sending this one. Throws when that cannot be written. */
export async function dropWaiting(storyId: string): Promise<void> {
  await del(storyId, storeOf('outbox'));
}

/** Under which id a story that was told here stands since it was sent, or undefined. */
export async function movedTo(storyId: string): Promise<string | undefined> {
  const id = await get<unknown>(movedKey(storyId), storeOf('notes')).catch(() => undefined);
  return typeof id === 'string' ? id : undefined;
}

/**
 * The server has the story now, as `sent`. Text and id are the server's from now on; star, place and the pictures drawn
 * here stay. Throws when that cannot be written; the story then waits on, and is sent again under the same key.
 */
export async function adoptSent(storyId: string, told: Story, sent: Story): Promise<void> {
  const id = sent.story_id;
  const images = told.images.map((image): StoryImage => ({ ...image, url: pictureKey(id, image.id) }));
  const cover = images.some(({ id: image }) => image === 'cover') ? pictureKey(id, 'cover') : null;
  const body: Story = { ...sent, story_data: null, images, art: told.art, cover_image: cover };
  await transact('readwrite', PACKAGE_STORES, async (stores) => {
    const summary = asSummary(await promisifyRequest<unknown>(stores('summaries').get(storyId)));
    if (!summary) return;
    const pictures = new Map<string, unknown>();
    for (const image of Object.keys(summary.picture_bytes)) {
      const key = pictureKey(storyId, image);
      pictures.set(pictureKey(id, image), await promisifyRequest<unknown>(stores('pictures').get(key)));
    }
    await eraseStory(stores, summary);
    for (const [key, picture] of pictures) await promisifyRequest(stores('pictures').put(picture, key));
    await promisifyRequest(stores('bodies').put(body, id));
    await promisifyRequest(stores('summaries').put(withSort({ ...summary, story_id: id, cover_image: cover })));
    await addToTotals(stores('notes'), { stories: 1, bytes: bytesOf(summary) });
    await promisifyRequest(stores('notes').put(id, movedKey(storyId)));
  });
}

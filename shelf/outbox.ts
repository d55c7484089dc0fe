// Stories that were told here and wait to be sent. Each has the key that makes the server take it once, however often it is
// sent; once the server has it, it stands on the shelf under the server's id.
import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import type { Story, StoryImage } from '#contract/stories';
import { transact } from './database.ts';
import { eraseStory, PACKAGE_STORES } from './erase-story.ts';
import { asMend, mendKey, withTelling } from './mended.ts';
import { movedKey } from './moved.ts';
import { partsOfKey, pictureKey, picturesOf } from './picture-key.ts';
import { asSummary, bytesOf, summaryOf, textBytesOf, withSort, type KeptSummary } from './summary.ts';
import { addToTotals } from './totals.ts';

const WaitingSchema = v.object({
  story_id: v.string(),
  idempotency_key: v.string(),
  /** Id of the user who was signed in when it was told. Without one it becomes that family's as which the server takes it. */
  owner: v.optional(v.string()),
});
export type Waiting = v.InferOutput<typeof WaitingSchema>;
const understood = (stored: readonly unknown[]): Waiting[] =>
  stored.flatMap((each) => {
    const waiting = v.safeParse(WaitingSchema, each);
    return waiting.success ? [waiting.output] : [];
  });
const hasText = ({ content, story_data }: Story) => content !== null || story_data !== null;
const imageOf = (key: unknown) => (typeof key === 'string' ? partsOfKey(key)?.imageId : undefined);

/** What lies in the outbox of a story. */
export const waitingAs = (storyId: string, idempotencyKey: string, owner?: string): Waiting => ({
  story_id: storyId,
  idempotency_key: idempotencyKey,
  ...(owner === undefined ? {} : { owner }),
});

/**
 * What waits and is this user's or nobody's, in the order of ids. What was told while nobody was signed in is nobody's
 * until the server has taken it. Throws when storage is out of reach.
 */
export async function waitingOf(user: string): Promise<Waiting[]> {
  const all = await transact('readonly', ['outbox'], (stores) =>
    promisifyRequest<unknown[]>(stores('outbox').getAll()),
  );
  return understood(all).filter(({ owner = user }) => owner === user);
}

/** The server has this one as this user's: where it waits on all the same, then for nobody else. Throws when that cannot be written. */
export async function noteTaken({ story_id, idempotency_key }: Waiting, user: string): Promise<void> {
  await transact('readwrite', ['outbox'], async (stores) => {
    const isWaiting = (await promisifyRequest(stores('outbox').getKey(story_id))) !== undefined;
    if (isWaiting) await promisifyRequest(stores('outbox').put(waitingAs(story_id, idempotency_key, user), story_id));
  });
}

/** Nothing will come of sending this one, nor what is mended in it. Throws when that cannot be written. */
export async function dropWaiting(storyId: string): Promise<void> {
  await transact('readwrite', ['outbox', 'notes'], async (stores) => {
    await promisifyRequest(stores('outbox').delete(storyId));
    await promisifyRequest(stores('notes').delete(mendKey(storyId)));
  });
}

/**
 * The server has the story now, as `sent`. Text and id are the server's from now on; star, place, times of reading and the
 * pictures drawn here stay. A story that was taken off the device meanwhile does not come back. Throws when that cannot be
 * written; the story then waits on, and is sent again under the same key. What was mended in it meanwhile goes to the server next.
 */
export async function adoptSent(storyId: string, told: Story, sent: Story): Promise<void> {
  const id = sent.story_id;
  const images = told.images.map((image): StoryImage => ({ ...image, url: pictureKey(id, image.id) }));
  const cover = images.some(({ id: image }) => image === 'cover') ? pictureKey(id, 'cover') : null;
  const { content, story_data } = hasText(sent) ? sent : told;
  const taken: Story = {
    ...sent,
    content,
    story_data: content === null ? story_data : null,
    images,
    art: told.art,
    cover_image: cover,
  };
  await transact('readwrite', PACKAGE_STORES, async (stores) => {
    const stored = await promisifyRequest<unknown>(stores('summaries').get(storyId));
    const summary = asSummary(stored);
    // Taken off the device meanwhile: nothing is left to send.
    if (stored === undefined) await promisifyRequest(stores('outbox').delete(storyId));
    if (!summary) return;
    const mend = asMend(await promisifyRequest<unknown>(stores('notes').get(mendKey(storyId))));
    const body: Story = mend ? { ...taken, ...withTelling(taken, mend.mine) } : taken;
    if (mend) {
      const base = content !== null && typeof content === 'object' ? { ...mend.base, ...content } : mend.base;
      await promisifyRequest(stores('notes').delete(mendKey(storyId)));
      await promisifyRequest(stores('notes').put({ ...mend, story_id: id, base }, mendKey(id)));
    }
    const there = id === storyId ? undefined : asSummary(await promisifyRequest(stores('summaries').get(id)));
    const keys = await promisifyRequest(stores('pictures').getAllKeys(picturesOf(storyId)));
    const pictures = await promisifyRequest<unknown[]>(stores('pictures').getAll(picturesOf(storyId)));
    const known: KeptSummary = {
      ...summary,
      starred: summary.starred || (there?.starred ?? false),
      place: summary.place ?? there?.place ?? null,
      read_at: Math.max(summary.read_at, there?.read_at ?? 0),
      sent: true,
    };
    const adopted = summaryOf(body, { known, isMadeHere: true, textBytes: textBytesOf(body), now: summary.kept_at });
    await eraseStory(stores, summary);
    if (there) await eraseStory(stores, there);
    for (const [at, picture] of pictures.entries()) {
      const image = imageOf(keys[at]);
      if (image !== undefined) await promisifyRequest(stores('pictures').put(picture, pictureKey(id, image)));
    }
    await promisifyRequest(stores('bodies').put(body, id));
    await promisifyRequest(stores('summaries').put(withSort(adopted)));
    await addToTotals(stores('notes'), { stories: 1, bytes: bytesOf(adopted) });
    await promisifyRequest(stores('notes').put(id, movedKey(storyId)));
  });
}

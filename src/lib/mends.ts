// What a parent has mended goes to the server when the network is there: story by story, as the user who mended it, from one
// tab at a time, and only where the server has what it was made from.
import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import { StorySchema, type Story } from '#contract/stories';
import { readMend, withTelling, type Mend, type Telling } from '#shelf/mended';
import { mendsOf, noteConflict, noteRefused, noteSent, saveMend, tellingOf } from '#shelf/waiting-mends';
import { keepStory } from '#shelf/packages';
import { ApiError, request } from './api.ts';
import { askForSync } from './service-worker.ts';
import { currentUser } from './session.ts';
import { shelfChanged } from './shelf.ts';
import { storyKey } from './story-key.ts';

/** Likes and views change a story's tag as well: then it is asked for again, so often. */
const MOST_ASKED = 4;
/** What will never be taken, however often it is sent. */
const REFUSED = [400, 403, 404, 413, 422];
/** This one not now, those behind it perhaps. */
const BUSY = [409, 412];

/** What waits of one story, is in conflict, or was refused; null for nothing. */
export const mendQuery = (storyId: string) =>
  queryOptions({
    queryKey: ['mend', storyId],
    queryFn: async () => (await readMend(storyId)) ?? null,
    staleTime: 0,
    networkMode: 'always',
  });

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** Whether a story on the server is told so. What is hidden of pictures that only a device has is nobody else's matter. */
export function isTold({ images }: Pick<Story, 'images'>, theirs: Telling, telling: Telling): boolean {
  const hidden = images.filter(({ id }) => telling.hidden.includes(id)).map(({ id }) => id);
  return (
    theirs.title === telling.title &&
    isSame(theirs.paragraphs, telling.paragraphs) &&
    isSame(theirs.hidden.toSorted(), hidden.toSorted())
  );
}

/** What the server has now, and its tag. Throws ApiError; one with status 0 where only the device has answered. */
async function ask(storyId: string): Promise<{ story: Story; tag: string }> {
  let head = new Headers();
  const onHead = (headers: Headers) => {
    head = headers;
  };
  const story = await request(`/stories/${encodeURIComponent(storyId)}?fresh`, StorySchema, { onHead });
  if (head.has('X-Kept')) throw new ApiError('No answer', 0);
  return { story, tag: head.get('ETag') ?? '*' };
}

/** Sends one and gives the story as the server has it then; undefined where that is not to be. */
async function send(mend: Mend, user: string | undefined, asked = 1): Promise<Story | undefined> {
  const { story_id: id, base, mine } = mend;
  let theirs: Telling | null = null;
  try {
    const { story, tag } = await ask(id);
    theirs = tellingOf(story);
    if (isTold(story, theirs, mine)) return story;
    if (!isTold(story, theirs, base)) {
      await noteConflict(mend, theirs);
      return undefined;
    }
    // Nothing may come between this and the asking, which takes the token.
    if (currentUser()?.id !== user) return undefined;
    const { title, paragraphs, hidden } = mine;
    const body = {
      ...(title === base.title && isSame(paragraphs, base.paragraphs) ? {} : { content: { title, paragraphs } }),
      hidden_images: hidden,
    };
    return await request(`/stories/${encodeURIComponent(id)}`, StorySchema, {
      method: 'PUT',
      body,
      headers: { 'If-Match': tag },
    });
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    if (cause.status === 412 && asked < MOST_ASKED) return send(mend, user, asked + 1);
    if (BUSY.includes(cause.status)) return undefined;
    if (!REFUSED.includes(cause.status)) throw cause;
    await noteRefused(mend, theirs, cause.body?.error ?? null);
    return undefined;
  }
}

/** What the page shows of a story is put back to what counts now, and asked for again. */
async function show(client: QueryClient, storyId: string, telling: Telling): Promise<void> {
  client.setQueryData(
    storyKey(storyId),
    (open: Story | undefined) => open && { ...open, ...withTelling(open, telling) },
  );
  await client.invalidateQueries({ queryKey: storyKey(storyId) });
}

async function sendAll(client: QueryClient): Promise<void> {
  const user = currentUser()?.id;
  for (const mend of await mendsOf(user ?? null)) {
    const story = await send(mend, user);
    if (story) {
      await noteSent(mend, tellingOf(story));
      await keepStory(story, { now: Date.now(), isKnownOnly: true });
      await client.invalidateQueries({ queryKey: storyKey(mend.story_id) });
    }
    const now = await readMend(mend.story_id);
    if (now?.state === 'refused') await show(client, mend.story_id, now.theirs ?? now.base);
  }
}

/** Every screen that shows a story, or what became of its mends, looks again. */
async function mendsChanged(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['mend'] }),
    shelfChanged(client),
    client.invalidateQueries({ queryKey: ['stories'] }),
  ]);
}

/** Sends what waits of the user who is signed in; ends where nothing can be sent now. Never throws. */
export async function settleMends(client: QueryClient): Promise<void> {
  if (!navigator.onLine) return;
  const sendNow = () => sendAll(client).catch((cause: unknown) => console.info('mends wait', cause));
  if ('locks' in navigator)
    await navigator.locks.request('mends', { ifAvailable: true }, async (lock) => (lock ? sendNow() : undefined));
  else await sendNow();
  await mendsChanged(client);
}

interface Mended {
  /** Under which id the page shows it. */
  storyId: string;
  base: Telling;
  mine: Telling;
  /** The parent has seen what the server has, which is `base`. */
  isSettled?: boolean;
}

/**
 * Mends a story: it reads so at once on this device, and the server hears of it now or when the network is back. Throws when
 * the device cannot keep it; nothing is changed then.
 */
export async function mendStory(client: QueryClient, { storyId, ...mended }: Mended): Promise<void> {
  await saveMend({ storyId, owner: currentUser()?.id ?? null, ...mended });
  client.setQueryData(
    storyKey(storyId),
    (story: Story | undefined) => story && { ...story, ...withTelling(story, mended.mine) },
  );
  await mendsChanged(client);
  void askForSync();
  await settleMends(client);
}

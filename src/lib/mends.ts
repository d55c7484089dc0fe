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
/** Not now, and nothing else either: nobody answers, the session has ended, or the server asks for patience. */
const OVER = [0, 401, 429, 503];
/** So long is waited before it is tried again, each time longer; after that, until something else calls for it. */
const WAITS_MS = [5000, 30_000, 120_000, 600_000];

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
    if (OVER.includes(cause.status)) throw cause;
    // What else keeps this one waiting may let those behind it through.
    if (REFUSED.includes(cause.status)) await noteRefused(mend, theirs, cause.body?.error ?? null);
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

const waitsNow = () => mendsOf(currentUser()?.id ?? null);

/** Until nothing waits that was not tried: what is mended while another one is sent, or in it, goes after it. */
async function sendAll(client: QueryClient): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const keyOf = ({ story_id, count }: Mend) => JSON.stringify([currentUser()?.id, story_id, count]);
    const mend = (await waitsNow()).find((each) => !tried.has(keyOf(each)));
    if (!mend) return;
    const key = keyOf(mend);
    const story = await send(mend, currentUser()?.id);
    if (story) {
      await noteSent(mend, tellingOf(story));
      await keepStory(story, { now: Date.now(), isKnownOnly: true });
      await client.invalidateQueries({ queryKey: storyKey(mend.story_id) });
    } else tried.add(key);
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

let running: Promise<void> | undefined;
let isAskedAgain = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

/** What another tab sends is waited for: it may have looked before this one had something to send. */
async function sendInTurn(client: QueryClient): Promise<void> {
  try {
    if ('locks' in navigator) await navigator.locks.request('mends', () => sendAll(client));
    else await sendAll(client);
  } catch (cause) {
    console.info('mends wait', cause);
  }
}

async function tryLater(client: QueryClient): Promise<void> {
  const isWaiting = (await waitsNow().catch(() => [])).length > 0;
  clearTimeout(timer);
  const wait = isWaiting ? WAITS_MS[failures] : undefined;
  failures = wait === undefined ? 0 : failures + 1;
  if (wait !== undefined) timer = setTimeout(() => void run(client), wait);
}

/** Whoever asks while it runs is served by the same run. */
async function run(client: QueryClient): Promise<void> {
  if (!navigator.onLine) return;
  isAskedAgain = true;
  running ??= (async () => {
    while (isAskedAgain) {
      isAskedAgain = false;
      await sendInTurn(client);
    }
    running = undefined;
    await tryLater(client);
    await mendsChanged(client);
  })();
  await running;
}

/** Sends what waits of the user who is signed in, and tries again later where something waits on. Never throws. */
export async function settleMends(client: QueryClient): Promise<void> {
  failures = 0;
  await run(client);
}

interface Mended {
  /** Under which id the page shows it. */
  storyId: string;
  base: Telling;
  mine: Telling;
  /** The parent has seen what the server has, which is `base`. */
  isSettled?: boolean;
}

/** What comes of the sending: the server has it, or what became of it instead. */
type Sent = 'sent' | Mend['state'];

/**
 * Mends a story: it reads so at once on this device, and resolves when the device has kept it. The server hears of it behind
 * that, now or when it can be reached, and `sent` tells; it is null where the story never leaves the device. Throws when the
 * device cannot keep it, MendOfAnother where another family's waits; nothing is changed then.
 */
export async function mendStory(
  client: QueryClient,
  { storyId, ...mended }: Mended,
): Promise<{ sent: Promise<Sent> | null }> {
  const isWaiting = await saveMend({ storyId, owner: currentUser()?.id ?? null, ...mended });
  client.setQueryData(
    storyKey(storyId),
    (story: Story | undefined) => story && { ...story, ...withTelling(story, mended.mine) },
  );
  await mendsChanged(client);
  void askForSync();
  const sending = settleMends(client).then(async (): Promise<Sent> => (await readMend(storyId))?.state ?? 'sent');
  return { sent: isWaiting ? sending : null };
}

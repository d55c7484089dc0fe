// The mends that wait to be sent: one for each story, made from what the server had before the first of them.
import { del, get, promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { StorySchema, type Story } from '#contract/stories';
import { storeOf, transact, type Stores } from './database.ts';
import { PACKAGE_STORES } from './erase-story.ts';
import { asMend, mendKey, MENDS, withTelling, type Mend, type Telling } from './mended.ts';
import { movedTo, standingId } from './moved.ts';
import { asSummary, bytesOf, isOnlyHere, summaryOf, textBytesOf, withSort } from './summary.ts';
import { addToTotals } from './totals.ts';

/** What can be mended of a story, as it stands in it. */
export function tellingOf({ title, content, story_data, images }: Story): Telling {
  const text = content !== null && typeof content === 'object' ? content : story_data?.content;
  const hidden = images.filter((image) => image.hidden).map(({ id }) => id);
  return { title: text?.title ?? title ?? '', paragraphs: text?.paragraphs ?? [], hidden, places: {} };
}

/** Puts another telling into the package, where there is one. */
async function rewrite(stores: Stores, id: string, telling: Telling): Promise<void> {
  const known = asSummary(await promisifyRequest<unknown>(stores('summaries').get(id)));
  const held = await promisifyRequest<unknown>(stores('bodies').get(id));
  const story = v.safeParse(StorySchema, held);
  if (!known || !story.success || typeof held !== 'object') return;
  const mended = withTelling(story.output, telling);
  const body = { ...held, ...mended };
  const summary = summaryOf(
    { ...story.output, ...mended },
    { known, isMadeHere: known.made_here, textBytes: textBytesOf(body), now: known.kept_at },
  );
  await promisifyRequest(stores('bodies').put(body, id));
  await promisifyRequest(stores('summaries').put(withSort(summary)));
  await addToTotals(stores('notes'), { stories: 0, bytes: bytesOf(summary) - bytesOf(known) });
}

const mendIn = async (stores: Stores, id: string) =>
  asMend(await promisifyRequest<unknown>(stores('notes').get(mendKey(id))));
const put = (stores: Stores, mend: Mend) => promisifyRequest(stores('notes').put(mend, mendKey(mend.story_id)));

interface Mended extends Pick<Mend, 'owner' | 'base' | 'mine'> {
  storyId: string;
  /** The parent has seen what the server has, which is `base`. */
  isSettled?: boolean;
}

/** Another family on this device has mended the story, and that waits: neither is it sent as theirs, nor does it go. */
export class MendOfAnother extends Error {}

/**
 * Keeps what a parent has mended: the story reads so from now on, and the mend waits to be sent. Several of one story are
 * one, made from what the first was made from. Resolves to whether it waits to be sent. Throws when it cannot be kept, and
 * MendOfAnother; nothing is changed then.
 */
export async function saveMend({ storyId, owner, base, mine, isSettled = false }: Mended): Promise<boolean> {
  return transact('readwrite', PACKAGE_STORES, async (stores) => {
    const id = await standingId(stores, storyId);
    const known = asSummary(await promisifyRequest<unknown>(stores('summaries').get(id)));
    const before = await mendIn(stores, id);
    const isOpen = before !== undefined && before.state !== 'refused';
    // What a visitor has mended goes out as whoever signs in next.
    if (isOpen && before.owner !== null && before.owner !== owner) throw new MendOfAnother(id);
    const isGoingOn = !isSettled && isOpen;
    await rewrite(stores, id, mine);
    // The server will never hear of it, nor of what is mended in it.
    const isSending = (await promisifyRequest(stores('outbox').getKey(id))) !== undefined;
    if (known && isOnlyHere(known) && !isSending) return false;
    await put(stores, {
      story_id: id,
      owner,
      base: isGoingOn ? before.base : base,
      mine,
      count: (before?.count ?? 0) + 1,
      state: 'waiting',
      theirs: null,
      reason: null,
    });
    return true;
  });
}

/** All mends that lie here. Throws when storage is out of reach. */
const allMends = (): Promise<{ mends: Mend[]; isTold: (id: string) => boolean }> =>
  transact('readonly', ['notes', 'outbox'], async (stores) => {
    const stored = await promisifyRequest<unknown[]>(stores('notes').getAll(MENDS()));
    const told = await promisifyRequest(stores('outbox').getAllKeys());
    return { mends: stored.flatMap((each) => asMend(each) ?? []), isTold: (id) => told.includes(id) };
  });

/** What waits of this user, or of a visitor without an account. A story that is itself not sent yet goes first. */
export async function mendsOf(user: string | null): Promise<Mend[]> {
  const { mends, isTold } = await allMends();
  return mends.filter(
    ({ story_id, owner, state }) => state === 'waiting' && (owner === null || owner === user) && !isTold(story_id),
  );
}

/** Changes a mend that was sent, unless the parent has mended on since. */
async function settle({ story_id: id, count }: Mend, changed: (stores: Stores, now: Mend) => Promise<unknown>) {
  await transact('readwrite', PACKAGE_STORES, async (stores) => {
    const now = await mendIn(stores, id);
    if (now?.count === count) await changed(stores, now);
  });
}

/** The server has it now, as `sent`; what was mended since was made from that. */
export async function noteSent(mend: Mend, sent: Telling): Promise<void> {
  await transact('readwrite', PACKAGE_STORES, async (stores) => {
    const now = await mendIn(stores, mend.story_id);
    if (!now) return;
    if (now.count !== mend.count) await put(stores, { ...now, base: sent });
    else await promisifyRequest(stores('notes').delete(mendKey(mend.story_id)));
  });
}

/** Somebody has changed the story meanwhile; the mend waits until the parent has chosen. */
export const noteConflict = (mend: Mend, theirs: Telling): Promise<void> =>
  settle(mend, (stores, now) => put(stores, { ...now, state: 'conflict', theirs }));

/** The server does not take it: the story reads as before, and the words stay to be copied. */
export const noteRefused = (mend: Mend, theirs: Telling | null, reason: string | null): Promise<void> =>
  settle(mend, async (stores, now) => {
    await rewrite(stores, now.story_id, theirs ?? now.base);
    await put(stores, { ...now, state: 'refused', theirs, reason });
  });

/** The parent needs it no more. Throws when that cannot be written. */
export const forgetMend = (storyId: string): Promise<void> => del(mendKey(storyId), storeOf('notes'));

/** Whether the device holds the story as its owner was answered, which an answer from the device does not say. */
export async function isKeptAsOwners(storyId: string): Promise<boolean> {
  const id = (await movedTo(storyId)) ?? storyId;
  const story = v.safeParse(StorySchema, await get<unknown>(id, storeOf('bodies')).catch(() => undefined));
  return story.success && story.output.is_owner;
}

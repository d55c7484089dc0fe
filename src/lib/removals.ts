// Stories that their family has removed and of which the server may not know yet. They are nowhere to be seen from the first
// moment; the server hears of it when nothing can be undone any more, perhaps only when the network is back.
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { ApiError, request } from './api.ts';
import { currentUser } from './session.ts';
import { readStored, writeStored } from './storage.ts';

/** Local storage, because a page that is being left can write nothing else. */
const KEY = 'removals';
/** A page that ended without a word, by a crash or a dead battery, leaves its removals to the next one after so long. */
const UNDO_ENDS_MS = 300_000;

const RemovalSchema = v.object({
  story_id: v.string(),
  /** Id of the user who removed it, null for a visitor without an account: nobody else's word is sent as another's. */
  owner: v.nullable(v.string()),
  /** Not before this time, in milliseconds since 1970. */
  after: v.number(),
});
type Removal = v.InferOutput<typeof RemovalSchema>;
const RemovalsSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(RemovalSchema)), []);
const DeletedSchema = v.object({ deleted: v.literal(true) });

/** What lay there when it was last read, and what is known: the same where something can be stored. */
let text = readStored(KEY);
let list: readonly Removal[] = v.parse(RemovalsSchema, text);
let ids: ReadonlySet<string> = new Set(list.map(({ story_id }) => story_id));
/** Those that this page can still undo. */
const undoable = new Set<string>();
const underWay = new Set<string>();
const listeners = new Set<() => void>();

function take(next: readonly Removal[], stored: string | null): void {
  text = stored;
  list = next;
  ids = new Set(next.map(({ story_id }) => story_id));
  for (const listener of listeners) listener();
}

/** The list of this moment: other tabs write it too, one that was undone there must not be sent from here. */
function known(): readonly Removal[] {
  const stored = readStored(KEY);
  if (stored !== text) take(v.parse(RemovalsSchema, stored), stored);
  return list;
}

function change(changed: (before: readonly Removal[]) => readonly Removal[]): void {
  const next = changed(known());
  writeStored(KEY, next.length > 0 ? JSON.stringify(next) : null);
  take(next, readStored(KEY));
}
const without = (storyId: string) => change((all) => all.filter(({ story_id }) => story_id !== storyId));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', known);
  known();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', known);
  };
}
/** Ids of removed stories, for screens that list stories. */
export const useRemoved = (): ReadonlySet<string> =>
  useSyncExternalStore(
    subscribe,
    () => ids,
    () => ids,
  );

/** Removes a story for now: `commitRemoval`, or leaving the page, makes it so; `undoRemoval` takes it back. */
export function beginRemoval(storyId: string): void {
  undoable.add(storyId);
  const owner = currentUser()?.id ?? null;
  const removal = { story_id: storyId, owner, after: Date.now() + UNDO_ENDS_MS };
  change((all) => [...all.filter(({ story_id }) => story_id !== storyId), removal]);
  addEventListener('pagehide', sendAllNow);
}

/** Takes a removal back; false where it is too late. */
export function undoRemoval(storyId: string): boolean {
  const isInTime = undoable.delete(storyId) && known().some(({ story_id }) => story_id === storyId);
  if (isInTime) without(storyId);
  return isInTime;
}

/** From now on it cannot be undone; `sendRemovals` sends it. */
export function commitRemoval(storyId: string): void {
  if (!undoable.delete(storyId)) return;
  change((all) => all.map((each) => (each.story_id === storyId ? { ...each, after: 0 } : each)));
}

/** Makes an end of all that could be undone, and sends it in this moment, as the user of this moment. Never throws. */
export function sendAllNow(): void {
  for (const storyId of undoable) commitRemoval(storyId);
  void sendRemovals();
}

/** Whether anything waits to be sent. */
export const hasRemovals = (): boolean => known().length > 0;

export interface EndedRemoval {
  storyId: string;
  /** Whether it is gone; else the server did not take the removal, and the story is to be seen again. */
  isGone: boolean;
}

async function send({ story_id: storyId }: Removal): Promise<EndedRemoval | undefined> {
  const isSignedIn = currentUser() !== null;
  try {
    await request(`/stories/${encodeURIComponent(storyId)}`, DeletedSchema, { method: 'DELETE', keepalive: true });
  } catch (cause) {
    const status = cause instanceof ApiError ? cause.status : 0;
    // Below 400 somebody else has answered, a hotel's sign-in page for one.
    const isOnlyLater = status < 400 || status === 429 || status >= 500 || (status === 401 && isSignedIn);
    if (isOnlyLater) return undefined;
    without(storyId);
    // Somebody else in the family has removed it already.
    return { storyId, isGone: status === 404 };
  }
  without(storyId);
  return { storyId, isGone: true };
}

/** Sends what can be undone no more, all at once: a page that is being left has no second moment. Resolves to what has ended. */
export async function sendRemovals(): Promise<EndedRemoval[]> {
  if (!navigator.onLine) return [];
  const [user, now] = [currentUser()?.id, Date.now()];
  // What was told without an account belongs to the account since there is one.
  const isDue = ({ story_id, owner, after }: Removal) =>
    (after <= now || after > now + UNDO_ENDS_MS) &&
    (owner === null || owner === user) &&
    !undoable.has(story_id) &&
    !underWay.has(story_id);
  const ended = await Promise.all(
    known()
      .filter(isDue)
      .map(async (removal) => {
        underWay.add(removal.story_id);
        try {
          return await send(removal);
        } finally {
          underWay.delete(removal.story_id);
        }
      }),
  );
  return ended.filter((each) => each !== undefined);
}

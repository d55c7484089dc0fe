// A family that signs in on a new device finds its stories there, without asking for them (BEY-10).
import { isFinished } from '#contract/stories';
import { broughtBackAt, forgetBroughtBack, noteBroughtBack } from '#shelf/brought-back';
import { readSummary } from '#shelf/packages';
import { removedStories } from '#shelf/removed';
import { roomLeft } from '#shelf/room';
import { readTotals } from '#shelf/totals';
import { bringStory } from './bring-story.ts';
import { myStories } from './my-stories.ts';
import { rest } from './rest.ts';
import { hasWorker } from './service-worker.ts';
import { currentUser, onSessionChange } from './session.ts';

const DAY_MS = 86_400_000;
/** Stories that do not come: after so many the network is not what it should be, and the next start tries again. */
const MOST_FAILED = 3;

const isSavingData = () =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

/** Brings what is missing, newest first, one after the other. Resolves to whether nothing is left that could come. */
async function bringMissing(signal: AbortSignal): Promise<boolean> {
  const removed = await removedStories();
  let failed = 0;
  let after: string | null = null;
  do {
    const page = await myStories(after, signal);
    for (const { story_id: id, status } of page.stories) {
      if (!isFinished(status) || removed.has(id) || (await readSummary(id))) continue;
      if (roomLeft(await readTotals()) === 0) return true;
      await rest();
      if (signal.aborted) return false;
      if (!(await bringStory(id, signal, { isByItself: true }))) failed++;
      if (failed === MOST_FAILED) return false;
    }
    after = page.last_key;
  } while (after !== null);
  return true;
}

async function bringBackTo(user: string, signal: AbortSignal): Promise<void> {
  const last = await broughtBackAt(user);
  // A clock that was set back must not keep the stories away.
  if (last !== undefined && Math.abs(Date.now() - last) < DAY_MS) return;
  if ((await bringMissing(signal)) && !signal.aborted) await noteBroughtBack(user, Date.now());
}

/**
 * Has the worker keep every finished story of the user who is signed in, as far as there is room, quietly and one tab at a
 * time: after each sign-in, then once a day. Ends when somebody else signs in, or nobody is signed in any more. Never throws.
 */
export async function bringBack(): Promise<void> {
  const user = currentUser()?.id;
  // Whoever signs out and in again has perhaps been on another device meanwhile.
  if (user === undefined) return forgetBroughtBack().catch(() => undefined);
  if (!navigator.onLine || !hasWorker() || isSavingData()) return;
  const leaving = new AbortController();
  const { signal } = leaving;
  const stop = onSessionChange(() => {
    if (currentUser()?.id !== user) leaving.abort();
  });
  try {
    if ('locks' in navigator) await navigator.locks.request('bring-back', { signal }, () => bringBackTo(user, signal));
    else await bringBackTo(user, signal);
  } catch (cause) {
    if (!signal.aborted) console.warn('stories could not be brought back', cause);
  } finally {
    stop();
  }
}

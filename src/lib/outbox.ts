// Stories that were told on this device go to the server once the family that told them is signed in and online. Families
// share a device: what one of them told is never sent as another's.
import { StorySchema, type Story } from '#contract/stories';
import { type ManualStorySchema } from '#contract/story-requests';
import type * as v from 'valibot';
import { readMend, withTelling } from '#shelf/mended';
import { adoptSent, dropWaiting, noteTaken, waitingOf, type Waiting } from '#shelf/outbox';
import { readStory } from '#shelf/packages';
import { ApiError, request } from './api.ts';
import { currentUser } from './session.ts';

/** What will never be taken, however often it is sent. */
const REFUSED = [400, 413, 422];
/** Not now, and nothing else either: the session has ended, the day's number is reached, or nobody answers. */
const isOver = ({ status }: ApiError) => status === 0 || status === 401 || status === 429;

type ManualStory = v.InferInput<typeof ManualStorySchema>;

function bodyOf({ title, content, parameters }: Story): ManualStory | undefined {
  if (title === null || content === null) return undefined;
  return { title, content, parameters, story_language: parameters.story_language };
}

async function send(waiting: Waiting, user: string): Promise<boolean> {
  const { story_id, idempotency_key: idempotencyKey } = waiting;
  const here = await readStory(story_id);
  // Its key stands for the words it was told in; what was mended since follows when the server has them.
  const mend = here && (await readMend(story_id));
  const told = mend ? { ...here, ...withTelling(here, mend.base) } : here;
  const body = told && bodyOf(told);
  if (!told || !body) {
    await dropWaiting(story_id);
    return false;
  }
  // Nothing may come between this and the asking, which takes the token.
  if (currentUser()?.id !== user) return false;
  try {
    const sent = await request('/stories', StorySchema, { method: 'POST', body, idempotencyKey });
    await noteTaken(waiting, user);
    await adoptSent(story_id, told, sent);
    return true;
  } catch (cause) {
    if (!(cause instanceof ApiError) || isOver(cause)) throw cause;
    // It stays on the shelf all the same, and those behind it need not wait for it.
    if (REFUSED.includes(cause.status)) await dropWaiting(story_id);
    return false;
  }
}

async function sendAllOf(user: string): Promise<boolean> {
  let hasSent = false;
  try {
    for (const waiting of await waitingOf(user)) hasSent = (await send(waiting, user)) || hasSent;
  } catch (cause) {
    console.warn('stories wait on in the outbox', cause);
  }
  return hasSent;
}

/** Also of a family that signs in while another's stories are sent: nobody else sends them meanwhile. */
async function sendAll(): Promise<boolean> {
  let hasSent = false;
  let last: string | undefined;
  for (let user = currentUser()?.id; user !== undefined && user !== last; user = currentUser()?.id) {
    last = user;
    hasSent = (await sendAllOf(user)) || hasSent;
  }
  return hasSent;
}

/**
 * Sends what waits of the user who is signed in, and what was told while nobody was, one after the other, from one tab at a
 * time; ends when nothing can be sent now. Resolves to whether anything on the shelf has changed.
 */
export async function sendWaiting(): Promise<boolean> {
  if (!navigator.onLine || !currentUser()) return false;
  if (!('locks' in navigator)) return sendAll();
  return navigator.locks.request('outbox', { ifAvailable: true }, (lock) => (lock ? sendAll() : false));
}

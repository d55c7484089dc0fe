// Stories that were told on this device go to the server once the family is signed in and online.
import { StorySchema, type ManualStorySchema, type Story } from '#contract/stories';
import type * as v from 'valibot';
import { adoptSent, dropWaiting, waitingStories } from '#shelf/outbox';
import { readStory } from '#shelf/packages';
import { ApiError, hasSession, request } from './api.ts';

/** What will never be taken, however often it is sent. */
const REFUSED = [400, 413, 422];
/** Not now, and nothing else either: the session has ended, the day's number is reached, or nobody answers. */
const isOver = ({ status }: ApiError) => status === 0 || status === 401 || status === 429;

type ManualStory = v.InferInput<typeof ManualStorySchema>;

function bodyOf({ title, content, parameters }: Story): ManualStory | undefined {
  if (title === null || content === null) return undefined;
  return { title, content, parameters, story_language: parameters.story_language };
}

async function send(storyId: string, idempotencyKey: string): Promise<boolean> {
  const told = await readStory(storyId);
  const body = told && bodyOf(told);
  if (!told || !body) {
    await dropWaiting(storyId);
    return false;
  }
  try {
    const sent = await request('/stories', StorySchema, { method: 'POST', body, idempotencyKey });
    await adoptSent(storyId, told, sent);
    return true;
  } catch (cause) {
    if (!(cause instanceof ApiError) || isOver(cause)) throw cause;
    // It stays on the shelf all the same, and those behind it need not wait for it.
    if (REFUSED.includes(cause.status)) await dropWaiting(storyId);
    return false;
  }
}

/**
 * Sends what waits, one after the other, from one tab at a time; ends when nothing can be sent now. Resolves to
 * whether anything on the shelf has changed.
 */
export async function sendWaiting(): Promise<boolean> {
  if (!navigator.onLine || !hasSession()) return false;
  const sendAll = async () => {
    let hasSent = false;
    try {
      for (const { story_id, idempotency_key } of await waitingStories())
        hasSent = (await send(story_id, idempotency_key)) || hasSent;
    } catch (cause) {
      console.warn('stories wait on in the outbox', cause);
    }
    return hasSent;
  };
  if (!('locks' in navigator)) return sendAll();
  return navigator.locks.request('outbox', { ifAvailable: true }, (lock) => (lock ? sendAll() : false));
}

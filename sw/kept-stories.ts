// The stories on the device. No failed write may ever break reading: it is logged and the answer goes out as it came.
import { createStore, get, set } from 'idb-keyval';
import * as v from 'valibot';
import { KEPT_BODIES, KEPT_PICTURES, KEPT_SUMMARIES, summaryOf, type KeptPicture } from '#contract/kept-stories';
import { isFinished, StorySchema, type Story } from '#contract/stories';

const bodies = createStore(KEPT_BODIES.database, KEPT_BODIES.store);
const summaries = createStore(KEPT_SUMMARIES.database, KEPT_SUMMARIES.store);
const pictures = createStore(KEPT_PICTURES.database, KEPT_PICTURES.store);

async function guarded(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (cause) {
    console.warn('a story could not be kept', cause);
    return false;
  }
}

/** Keeps a story that has its text. Resolves to whether it is on the device now. */
export async function keepStory(answer: unknown, now: number): Promise<Story | undefined> {
  const story = v.safeParse(StorySchema, answer);
  if (!story.success || !isFinished(story.output.status) || story.output.content === null) return undefined;
  const kept = await guarded(async () => {
    await set(story.output.story_id, answer, bodies);
    await set(story.output.story_id, summaryOf(story.output, now), summaries);
  });
  return kept ? story.output : undefined;
}

/** The kept story as the server sent it, or undefined. */
export async function readStory(id: string): Promise<Story | undefined> {
  const story = v.safeParse(StorySchema, await get(id, bodies).catch(() => undefined));
  return story.success ? story.output : undefined;
}

/** Keeps a picture under its address without the query. */
export async function keepPicture(key: string, picture: KeptPicture): Promise<boolean> {
  return guarded(() => set(key, picture, pictures));
}

/** The kept picture, or undefined. */
export async function readPicture(key: string): Promise<KeptPicture | undefined> {
  return get<KeptPicture>(key, pictures).catch(() => undefined);
}

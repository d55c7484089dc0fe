// Stories that were in the making when their page was left (DECIDE-18).
import { get, update } from 'idb-keyval';
import * as v from 'valibot';
import { storeOf } from './database.ts';

const KEY = 'left-stories';
const MOST = 20;
const LeftSchema = v.fallback(
  v.array(
    v.object({
      story_id: v.string(),
      name: v.string(),
      /** Id of the user who was signed in; families share a device. */
      owner: v.optional(v.string()),
    }),
  ),
  [],
);
export type LeftStory = v.InferOutput<typeof LeftSchema>[number];

const change = (changed: (left: LeftStory[]) => LeftStory[]) =>
  update<unknown>(KEY, (left) => changed(v.parse(LeftSchema, left)), storeOf('notes')).catch(() => undefined);

/** Stories whose end was not seen yet; none when storage is out of reach. */
export async function readLeft(): Promise<LeftStory[]> {
  return v.parse(LeftSchema, await get<unknown>(KEY, storeOf('notes')).catch(() => undefined));
}

/** Remembers a story until its end was seen, as whose it was first known; the oldest of too many are forgotten. */
export async function rememberLeft(story: LeftStory): Promise<void> {
  await change((left) => {
    const owner = left.find(({ story_id }) => story_id === story.story_id)?.owner ?? story.owner;
    return [...left.filter(({ story_id }) => story_id !== story.story_id), { ...story, owner }].slice(-MOST);
  });
}

/** The end of this story was seen. */
export async function forgetLeft(storyId: string): Promise<void> {
  await change((left) => left.filter(({ story_id }) => story_id !== storyId));
}

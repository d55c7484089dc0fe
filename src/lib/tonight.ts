// The stories chosen for tonight, read one after the other, and then quiet.
import * as v from 'valibot';
import { deviceSetting } from './device-setting.ts';

export const MOST_TONIGHT = 4;
export const FEWEST_TONIGHT = 2;
/** In the morning an evening has ended, also one that became late. */
const MORNING_HOUR = 10;
/** What is chosen less long before that was chosen in the morning, for the evening to come. */
const SHORTEST_MS = 6 * 3_600_000;

const TonightSchema = v.object({
  /** Ids of stories on this device, in the order of reading. */
  stories: v.array(v.string()),
  /** Those of them that have come to their end. */
  read: v.array(v.string()),
  /** When they were chosen, in milliseconds since 1970: the next evening has its own. */
  chosen_at: v.number(),
});
export type Tonight = v.InferOutput<typeof TonightSchema>;

/** What was chosen last, also on an evening before: see tonightAt. */
export const tonight = deviceSetting('tonight', v.nullable(TonightSchema), null);

/** When an evening ends for which stories were chosen at `chosenAt`: in a morning of this place. */
export function eveningEnds(chosenAt: number): number {
  const end = new Date(chosenAt);
  end.setHours(MORNING_HOUR, 0, 0, 0);
  while (end.getTime() < chosenAt + SHORTEST_MS) end.setDate(end.getDate() + 1);
  return end.getTime();
}

/** What is chosen for the evening of `now`; null on an evening without a choice. A clock that was set back ends no evening. */
export const tonightAt = (chosen: Tonight | null, now = Date.now()): Tonight | null =>
  chosen !== null && now < eveningEnds(chosen.chosen_at) ? chosen : null;

/** The same for a component. */
export const useTonight = (): Tonight | null => tonightAt(tonight.use());

/** With this story read; the same object where it is none of tonight's, or was read before. */
export const withRead = (chosen: Tonight, storyId: string): Tonight =>
  chosen.stories.includes(storyId) && !chosen.read.includes(storyId)
    ? { ...chosen, read: [...chosen.read, storyId] }
    : chosen;

/** What is still to be read once this story is: those after it, then those that were passed over before it. */
export function stillToRead({ stories, read }: Tonight, storyId?: string): string[] {
  const at = storyId === undefined ? -1 : stories.indexOf(storyId);
  return [...stories.slice(at + 1), ...stories.slice(0, Math.max(0, at))].filter((id) => !read.includes(id));
}

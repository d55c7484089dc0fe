import { readSummary } from '#shelf/packages';
import { tonight, tonightAt } from '../../lib/tonight.ts';
import { lock } from './lock.ts';

/** Whether a child may open this story: it lies on this device, and is one of tonight's where only those are shown. */
export async function mayOpen(storyId: string): Promise<boolean> {
  const story = await readSummary(storyId);
  if (!story) return false;
  if (!lock.read().only_tonight) return true;
  const chosen = await Promise.all((tonightAt(tonight.read())?.stories ?? []).map((id) => readSummary(id)));
  return chosen.some((each) => each?.story_id === story.story_id);
}

import { foldText } from '#contract/fold-text';
import type { StoryPage, StoryStatus, StoryStatusAnswer, StorySummary } from '#contract/stories';

/** As many as a parent will look through; more letters find fewer. */
export const MOST_FOUND = 60;

/** The stories of these pages, each once, without those that were removed. */
export function storiesOf(pages: readonly StoryPage[], removed: ReadonlySet<string>): StorySummary[] {
  const seen = new Set(removed);
  return pages.flatMap(({ stories }) =>
    stories.filter(({ story_id }) => {
      const isNew = !seen.has(story_id);
      seen.add(story_id);
      return isNew;
    }),
  );
}

/** Whether a story has no text yet and will have one. */
export const isInTheMaking = (status: StoryStatus): boolean => status === 'pending' || status === 'processing';

/** Whether an answer about a story in the making may still change: its text is on the way, or its pictures are. */
export const isStillMade = ({
  status,
  images_pending,
}: Pick<StoryStatusAnswer, 'status' | 'images_pending'>): boolean =>
  isInTheMaking(status) || (status === 'story_complete' && images_pending > 0);

/** Whether to ask how far a listed story is. */
export const mayChange = ({ status, parameters }: Pick<StorySummary, 'status' | 'parameters'>): boolean =>
  isInTheMaking(status) || (status === 'story_complete' && parameters.include_images);

/** How far a story in the making is, in whole percent; undefined while nothing is known. */
export function percentOf(progress: StorySummary['progress']): number | undefined {
  if (!progress || progress.total_steps <= 0) return undefined;
  return Math.round(100 * Math.min(1, Math.max(0, progress.current_step / progress.total_steps)));
}

/** A story and what it is found by. */
export interface Findable {
  story: StorySummary;
  said: string;
}
export const findable = (stories: readonly StorySummary[]): Findable[] =>
  stories.map((story) => ({ story, said: foldText(`${story.title ?? ''} ${story.parameters.protagonist_name}`) }));

/** Stories that hold every word of `text` in their title or name, whatever their accents and capitals. */
export function find(stories: readonly Findable[], text: string): StorySummary[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  return stories.filter(({ said }) => words.every((word) => said.includes(word))).map(({ story }) => story);
}

// What only a story in the making needs comes when one is opened: with the network that such a story needs anyway.
import { loadNamespaces } from 'i18next';
import { lazy, type ComponentType } from 'react';
import { isFinished, type Story } from '#contract/stories';
import type { GrowingStoryProps } from './growing-story.tsx';
import { StoryNotFound } from './story-not-found.tsx';
import { StoryProgress } from './story-progress.tsx';

/** In its place where it cannot be fetched: a story that is read when it is whole. */
const WholeStory = ({ story, children }: GrowingStoryProps) =>
  isFinished(story.status) ? children() : <StoryProgress name={story.parameters.protagonist_name} making={story} />;

export type GrowingStory = ComponentType<GrowingStoryProps>;
/**
 * What a story is read in while it grows, with its words. Asked for early, and no lazy part: React would hold back the first
 * paragraph for a third of a second.
 */
export async function loadGrowing(): Promise<GrowingStory> {
  try {
    const [{ GrowingStory }] = await Promise.all([import('./growing-story.tsx'), loadNamespaces('bedtime')]);
    return GrowingStory;
  } catch {
    return WholeStory;
  }
}

interface FailedStoryProps {
  story: Story;
  /** Whether its beginning was there to be read. */
  wasRead: boolean;
}
const NoStory = () => <StoryNotFound isOffline={false} />;
const loadFailed = async (): Promise<{ default: ComponentType<FailedStoryProps> }> => ({
  default: (await import('./failed-story.tsx')).FailedStory,
});
export const FailedStory = lazy(() => loadFailed().catch(() => ({ default: NoStory })));

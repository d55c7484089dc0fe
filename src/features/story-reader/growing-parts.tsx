// What only a story in the making needs comes when one is opened: with the network that such a story needs anyway.
import { loadNamespaces } from 'i18next';
import { lazy, type ComponentType, type ReactNode } from 'react';
import { isFinished, type Story } from '#contract/stories';
import { StoryNotFound } from './story-not-found.tsx';
import { StoryProgress } from './story-progress.tsx';

/** How a story stands on the screen that has grown there. */
export interface Growth {
  /** With the pictures that have their rooms. */
  story: Story;
  isOnePage: boolean;
  /** Its last line while it grows. */
  tail: ReactNode;
}
export interface GrowingStoryProps {
  story: Story;
  children: (growth?: Growth) => ReactNode;
}

/** In its place where it cannot be fetched: a story that is read when it is whole. */
const WholeStory = ({ story, children }: GrowingStoryProps) =>
  isFinished(story.status) ? (
    children()
  ) : (
    <StoryProgress name={story.parameters.protagonist_name} making={story} />
  );

export const loadGrowing = async (): Promise<{ default: ComponentType<GrowingStoryProps> }> => {
  const [{ GrowingStory }] = await Promise.all([import('./growing-story.tsx'), loadNamespaces('bedtime')]);
  return { default: GrowingStory };
};
export const GrowingStory = lazy(() => loadGrowing().catch(() => ({ default: WholeStory })));

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

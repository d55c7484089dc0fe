import { useRouterState } from '@tanstack/react-router';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { isFinished } from '#contract/stories';
import type { OpenStory } from '../../lib/open-story.ts';
import { LostStrip, MakingStrip } from './bottom-strip.tsx';
import { FailedStory } from './growing-parts.tsx';
import type { Growth } from './growing-story.tsx';
import { StoryNotFound } from './story-not-found.tsx';
import { StoryProgress } from './story-progress.tsx';
import { StoryReader } from './story-reader.tsx';
import { StorySkeleton } from './story-skeleton.tsx';
import { isLost, screenFor } from './story-screen.rules.ts';
import { useStory } from './use-story.ts';

const nameIn = (parameters: Readonly<Record<string, unknown>> | undefined) => {
  const name = parameters?.['protagonist_name'];
  return typeof name === 'string' ? name : undefined;
};

const NoTrail = () => null;

interface StoryPageProps {
  storyId: string;
  /** What stands below the end of the story. */
  atEnd?: ReactNode;
  /** What stands around the story once its text is there. */
  around?: ComponentType<{ open: OpenStory }>;
  /** What stands below the page, for the title that is read there. Below a text that grows it would move: there is none. */
  below?: ComponentType<{ title: string | null }> | undefined;
}

/** The page of one story, in whatever state it is. */
export function StoryPage({ storyId, atEnd, around, below: Below = NoTrail }: StoryPageProps) {
  const { isGenerating = false, storyParams } = useRouterState({ select: (state) => state.location.state });
  const asked = { isAskedFor: isGenerating, heroName: nameIn(storyParams) };
  const { story, failure, finishing, Growing, askAgain } = useStory(storyId, asked);
  const lost = isLost({ story, failure, isGenerating });
  const strip = lost ? <LostStrip onAgain={askAgain} /> : null;
  const screen = screenFor({ story, failure, isGenerating, isFinishing: finishing === 'screen' });
  const [hasGrown, setHasGrown] = useState(false);
  if (screen === 'reading' && story && !isFinished(story.status) && !hasGrown) setHasGrown(true);
  const isWaiting = hasGrown && !Growing;
  const trail = <Below title={story?.title ?? null} />;
  const withTrail = (shown: ReactNode) => (
    <>
      {shown}
      {trail}
    </>
  );
  if (screen === 'progress' || (screen === 'reading' && isWaiting))
    return (
      <>
        <StoryProgress
          name={story?.parameters.protagonist_name ?? nameIn(storyParams)}
          making={story ?? { status: 'pending' }}
        />
        {strip}
        {screen === 'progress' ? trail : null}
      </>
    );
  if (screen === 'loading') return withTrail(<StorySkeleton />);
  if (screen === 'not-found' || !story) return withTrail(<StoryNotFound isOffline={failure === 0} />);
  if (screen === 'failed')
    return withTrail(
      <Suspense fallback={<main className="alone" />}>
        <FailedStory story={story} wasRead={hasGrown} />
      </Suspense>,
    );
  const read = (growth?: Growth) => (
    <>
      <StoryReader story={story} atEnd={atEnd} around={around} {...growth} />
      {growth?.tail ? null : <Below title={(growth?.story ?? story).title} />}
    </>
  );
  return (
    <>
      {hasGrown && Growing ? <Growing story={story}>{read}</Growing> : read()}
      {strip ?? (story.status !== 'complete' || finishing === 'strip' ? <MakingStrip making={story} /> : null)}
    </>
  );
}

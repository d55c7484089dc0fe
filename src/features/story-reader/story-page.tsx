import { useRouterState } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { OpenStory } from '../../lib/open-story.ts';
import { FailedStory } from './failed-story.tsx';
import { LostStrip, MakingStrip } from './bottom-strip.tsx';
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

interface StoryPageProps {
  storyId: string;
  /** What stands below the end of the story. */
  atEnd?: ReactNode;
  /** What stands around the story once its text is there. */
  around?: ComponentType<{ open: OpenStory }>;
}

/** The page of one story, in whatever state it is. */
export function StoryPage({ storyId, atEnd, around }: StoryPageProps) {
  const { isGenerating = false, storyParams } = useRouterState({ select: (state) => state.location.state });
  const asked = { isAskedFor: isGenerating, heroName: nameIn(storyParams) };
  const { story, failure, finishing, askAgain } = useStory(storyId, asked);
  const lost = isLost({ story, failure, isGenerating });
  const strip = lost ? <LostStrip onAgain={askAgain} /> : null;
  switch (screenFor({ story, failure, isGenerating, isFinishing: finishing === 'screen' })) {
    case 'loading':
      return <StorySkeleton />;
    case 'progress':
      return (
        <>
          <StoryProgress
            name={story?.parameters.protagonist_name ?? nameIn(storyParams)}
            making={story ?? { status: 'pending' }}
          />
          {strip}
        </>
      );
    case 'failed':
      return story ? <FailedStory story={story} /> : null;
    case 'not-found':
      return <StoryNotFound isOffline={failure === 0} />;
    case 'reading':
      return story ? (
        <>
          <StoryReader story={story} atEnd={atEnd} around={around} />
          {strip ??
            (story.status === 'story_complete' || finishing === 'strip' ? <MakingStrip making={story} /> : null)}
        </>
      ) : null;
  }
}

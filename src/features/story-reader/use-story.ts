import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Story } from '#contract/stories';
import { forgetLeft, rememberLeft } from '#shelf/left-stories';
import { ApiError } from '../../lib/api.ts';
import { currentUser } from '../../lib/session.ts';
import { countFailure } from '../../lib/count-failure.ts';
import { loadGrowing, type GrowingStory } from './growing-parts.tsx';
import { readContent } from './story-content.rules.ts';
import { FINISHING_MS } from './story-progress.rules.ts';
import { storyQuery } from './story-reader.queries.ts';
import { canResume } from './story-screen.rules.ts';
import { useResume } from './use-resume.ts';

/** Which screen of the making a story left a moment ago: its end is shown there before it goes (DECIDE-17). */
type Finishing = 'none' | 'screen' | 'strip';

function makingOf(story: Story | undefined): Finishing {
  if (!story || story.status === 'complete' || story.status === 'failed') return 'none';
  return readContent(story) ? 'strip' : 'screen';
}

function useFinishing(story: Story | undefined): Finishing {
  const [last, setLast] = useState<Finishing>('none');
  const making = makingOf(story);
  if (making !== 'none' && making !== last) setLast(making);
  const finishing = story?.status === 'complete' ? last : 'none';
  useEffect(() => {
    if (finishing === 'none') return;
    const timer = setTimeout(() => setLast('none'), FINISHING_MS);
    return () => clearTimeout(timer);
  }, [finishing]);
  return finishing;
}

/** What the visitor comes with: a story just asked for is in the making before the first answer says so. */
interface Asked {
  isAskedFor: boolean;
  heroName: string | undefined;
}

/** A story with everything that keeps it coming: polling, resuming after a lost connection, remembering it when left. */
export function useStory(storyId: string, { isAskedFor, heroName }: Asked) {
  const { data: story, error, refetch } = useQuery(storyQuery(storyId));
  const failure = error ? (error instanceof ApiError ? error.status : 0) : undefined;
  const finishing = useFinishing(story);

  useResume(canResume(story, failure), refetch);

  const status = story?.status;
  const client = useQueryClient();
  const isFollowed = status === 'pending' || status === 'processing';
  const [Growing, setGrowing] = useState<GrowingStory>();
  useEffect(() => {
    if (!isFollowed) return;
    void loadGrowing().then((part) => setGrowing(() => part));
    const left = new AbortController();
    const follow = async () => {
      const { followStory } = await import('./follow-story.ts');
      await followStory(client, storyId, left.signal);
    };
    // Without it the story is polled.
    follow().catch(() => undefined);
    return () => left.abort();
  }, [client, storyId, isFollowed]);

  const name = story?.parameters.protagonist_name ?? heroName ?? '';
  const isMade = isFollowed || (status === undefined && isAskedFor);
  useEffect(() => {
    if (isMade) void rememberLeft({ story_id: storyId, name, owner: currentUser()?.id });
    else if (status) void forgetLeft(storyId);
  }, [storyId, isMade, status, name]);

  const failed = status === 'failed' ? story?.error : undefined;
  const making = useRef<string>(undefined);
  useEffect(() => {
    // One that failed long ago was counted then.
    if (failed !== undefined && making.current === storyId) countFailure(failed);
    making.current = isMade ? storyId : undefined;
  }, [storyId, isMade, failed]);

  return { story, failure, finishing, Growing, askAgain: () => void refetch() };
}

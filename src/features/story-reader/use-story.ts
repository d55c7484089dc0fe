import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Story } from '#contract/stories';
import { ApiError } from '../../lib/api.ts';
import { forgetLeft, rememberLeft } from './left-stories.ts';
import { FINISHING_MS } from './story-progress.rules.ts';
import { storyQuery } from './story-reader.queries.ts';
import { canResume } from './story-screen.rules.ts';

/** True for a moment after a story was finished under the visitor's eyes. */
function useFinishing(story: Story | undefined): boolean {
  const wasUnfinished = useRef(false);
  const [isFinishing, setFinishing] = useState(false);
  const status = story?.status;
  // Decided while rendering: an effect would let the reader flash up before the last stage.
  const isTurning = status === 'complete' && wasUnfinished.current;
  useEffect(() => {
    if (status === 'pending' || status === 'processing' || status === 'story_complete') wasUnfinished.current = true;
    if (status !== 'complete' || !wasUnfinished.current) return;
    setFinishing(true);
    const timer = setTimeout(() => {
      wasUnfinished.current = false;
      setFinishing(false);
    }, FINISHING_MS);
    return () => clearTimeout(timer);
  }, [status]);
  return isTurning || isFinishing;
}

/** A story with everything that keeps it coming: polling, resuming after a lost connection, remembering it when left. */
export function useStory(storyId: string) {
  const { data: story, error, refetch } = useQuery(storyQuery(storyId));
  const failure = error ? (error instanceof ApiError ? error.status : 0) : undefined;
  const isFinishing = useFinishing(story);

  const mayResume = canResume(story, failure);
  useEffect(() => {
    if (!mayResume) return;
    const resume = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    addEventListener('online', resume);
    document.addEventListener('visibilitychange', resume);
    return () => {
      removeEventListener('online', resume);
      document.removeEventListener('visibilitychange', resume);
    };
  }, [mayResume, refetch]);

  const status = story?.status;
  const name = story?.parameters.protagonist_name ?? '';
  useEffect(() => {
    if (status === 'pending' || status === 'processing') rememberLeft(storyId, name);
    else if (status) forgetLeft(storyId);
  }, [storyId, status, name]);

  return { story, failure, isFinishing, askAgain: () => void refetch() };
}

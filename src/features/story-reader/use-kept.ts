import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isFinished, type StoryStatus } from '#contract/stories';
import type { KeptSummary } from '#shelf/summary';
import { askToKeep } from '../../lib/persistent-storage.ts';
import { keepStory, onWorkerMessage } from '../../lib/service-worker.ts';
import { keptSummaryQuery, shelfChanged } from '../../lib/shelf.ts';

interface Kept {
  /** What is known of the story on this device; null while it is not there. */
  summary: KeptSummary | null;
  /** Whether `summary` was read since the story was opened: what another visit left may be out of date. */
  isFresh: boolean;
}

/** Has the worker keep a finished story, again when its pictures are complete, and says what of it is on the device. */
export function useKept(storyId: string, status: StoryStatus): Kept {
  const client = useQueryClient();
  const { data: summary = null, isFetchedAfterMount: isFresh, refetch } = useQuery(keptSummaryQuery(storyId));
  useEffect(
    () =>
      onWorkerMessage((message) => {
        if (message.type === 'story-kept' && message.story_id === storyId) void shelfChanged(client);
      }),
    [storyId, client],
  );
  // Another tab may have taken the story off the device. A page that is seen again reads anyway; of two windows side by
  // side both are seen, but one has the focus.
  useEffect(() => {
    const look = () => void refetch();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [refetch]);
  useEffect(() => {
    if (isFinished(status)) void keepStory(storyId);
  }, [storyId, status]);
  const isKept = summary !== null;
  useEffect(() => {
    if (isKept) void askToKeep();
  }, [isKept]);
  return { summary, isFresh };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isFinished, type StoryStatus } from '#contract/stories';
import { isWhole, type KeptSummary } from '#shelf/summary';
import { askToKeep } from '../../lib/persistent-storage.ts';
import { keepStory, onWorkerMessage } from '../../lib/service-worker.ts';
import { keptSummaryQuery, shelfChanged } from '../../lib/shelf.ts';

/** Has the worker keep a finished story, again when its pictures are complete, and says what of it is on the device. */
export function useKept(storyId: string, status: StoryStatus): { summary: KeptSummary | null; isAllHere: boolean } {
  const client = useQueryClient();
  const { data: summary = null } = useQuery(keptSummaryQuery(storyId));
  useEffect(
    () =>
      onWorkerMessage((message) => {
        if (message.type === 'story-kept' && message.story_id === storyId) void shelfChanged(client);
      }),
    [storyId, client],
  );
  useEffect(() => {
    if (isFinished(status)) void keepStory(storyId);
  }, [storyId, status]);
  const isKept = summary !== null;
  useEffect(() => {
    if (isKept) void askToKeep();
  }, [isKept]);
  return { summary, isAllHere: summary !== null && isWhole(summary) };
}

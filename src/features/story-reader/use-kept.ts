import { useEffect, useState } from 'react';
import { isFinished, type StoryStatus } from '#contract/stories';
import { isKept } from '../../lib/kept-stories.ts';
import { keepStory, onWorkerMessage } from '../../lib/service-worker.ts';

/** Has the worker keep a finished story, again when its pictures are complete, and says whether it is on the device. */
export function useKept(storyId: string, status: StoryStatus): boolean {
  const [keptId, setKeptId] = useState<string>();
  useEffect(() => {
    let isHere = true;
    const known = () => {
      if (isHere) setKeptId(storyId);
    };
    const stop = onWorkerMessage((message) => {
      if (message.type === 'story-kept' && message.story_id === storyId) known();
    });
    void isKept(storyId).then((kept) => {
      if (kept) known();
    });
    return () => {
      isHere = false;
      stop();
    };
  }, [storyId]);
  useEffect(() => {
    if (isFinished(status)) void keepStory(storyId);
  }, [storyId, status]);
  return keptId === storyId;
}

import { useEffect, useState } from 'react';
import { isKept } from '../../lib/kept-stories.ts';
import { keepStory, onWorkerMessage } from '../../lib/service-worker.ts';

/** Has the worker keep a finished story, and says whether it is on the device. */
export function useKept(storyId: string): boolean {
  const [keptId, setKeptId] = useState<string>();
  useEffect(() => {
    let isHere = true;
    const known = () => {
      if (isHere) setKeptId(storyId);
    };
    const stop = onWorkerMessage((message) => {
      if (message.story_id === storyId) known();
    });
    void isKept(storyId).then((kept) => {
      if (kept) known();
    });
    void keepStory(storyId);
    return () => {
      isHere = false;
      stop();
    };
  }, [storyId]);
  return keptId === storyId;
}

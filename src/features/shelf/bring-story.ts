import { keepStory, onWorkerMessage } from '../../lib/service-worker.ts';

/** The worker has no word for a story that it could not fetch. */
const GIVE_UP_MS = 30_000;

/** Has the worker fetch and keep a story; resolves to whether its text has come. */
export function bringStory(storyId: string): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isHere: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(isHere);
    };
    const stop = onWorkerMessage((message) => {
      if (message.type === 'story-kept' && message.story_id === storyId) end(true);
    });
    const timer = setTimeout(() => end(false), GIVE_UP_MS);
    void keepStory(storyId);
  });
}

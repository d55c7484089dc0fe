import { keepStory, onWorkerMessage } from '../../lib/service-worker.ts';

/** The worker has no word for a story that it could not fetch. */
const GIVE_UP_MS = 10_000;

/** Has the worker fetch and keep a story; resolves to whether its text has come. Nobody waits any more once `signal` ends. */
export function bringStory(storyId: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isHere: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      stop();
      resolve(isHere);
    };
    const giveUp = () => end(false);
    const stop = onWorkerMessage((message) => {
      if (message.type === 'story-kept' && message.story_id === storyId) end(true);
    });
    const timer = setTimeout(giveUp, GIVE_UP_MS);
    signal.addEventListener('abort', giveUp);
    void keepStory(storyId);
  });
}

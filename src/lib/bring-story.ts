import { keepStory, onWorkerMessage } from './service-worker.ts';

/** The worker has no word for a story that it could not fetch. */
const GIVE_UP_MS = 10_000;
/** Pictures may take longer; they come without anybody waiting as well. */
const PICTURES_MS = 60_000;

interface HowToBring {
  /** Nobody asked for it: nothing here may go for it, and what comes next waits for its pictures too. */
  isByItself?: boolean;
}

/** Has the worker fetch and keep a story; resolves to whether its text has come. Nobody waits any more once `signal` ends. */
export function bringStory(
  storyId: string,
  signal: AbortSignal,
  { isByItself = false }: HowToBring = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    let isHere = false;
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      stop();
      resolve(isHere);
    };
    const stop = onWorkerMessage((message) => {
      if (message.type !== 'story-kept' || message.story_id !== storyId) return;
      if (!isHere) {
        clearTimeout(timer);
        timer = setTimeout(end, PICTURES_MS);
      }
      isHere = true;
      if (!isByItself || message.is_done) end();
    });
    let timer = setTimeout(end, GIVE_UP_MS);
    signal.addEventListener('abort', end);
    void keepStory(storyId, { isByItself });
  });
}

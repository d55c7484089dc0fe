import { NO_NEWS, type ProcessNews } from '../platform/process-news.ts';

/** A process that hears nothing may move a story meanwhile. */
const LOOK_AGAIN_MS = 1000;
/** A word may be lost with a connection that seems to stand; a thousand readers are not to ask in vain each second. */
const LOOK_AGAIN_HEARING_MS = 5000;

/** Lets all parts of the server know that something about a story changed; other processes may find out by asking the database alone. */
export interface StoryNews {
  tell: (storyId: string) => void;
  /** Resolves at the next news of the story, or when the time is over. */
  next: (storyId: string, ms: number) => Promise<void>;
  /** How long to wait before looking again without news; not the same for all who begin to wait at one moment. */
  lookAgainMs: () => number;
}

export function createStoryNews(others: ProcessNews = NO_NEWS): StoryNews {
  const waiting = new Map<string, Set<() => void>>();
  const wakeWho = (storyId: string) => {
    for (const wake of waiting.get(storyId) ?? []) wake();
  };
  others.hear('story', (storyId) => {
    if (storyId === undefined) for (const id of waiting.keys()) wakeWho(id);
    else wakeWho(storyId);
  });
  return {
    tell: (storyId) => {
      wakeWho(storyId);
      others.send('story', storyId);
    },
    lookAgainMs: () => (others.isHearing() ? LOOK_AGAIN_HEARING_MS * (0.8 + Math.random() * 0.4) : LOOK_AGAIN_MS),
    next: (storyId, ms) =>
      new Promise((resolve) => {
        const wakers = waiting.get(storyId) ?? new Set();
        waiting.set(storyId, wakers);
        const done = () => {
          clearTimeout(timer);
          wakers.delete(done);
          if (wakers.size === 0) waiting.delete(storyId);
          resolve();
        };
        const timer = setTimeout(done, ms);
        wakers.add(done);
      }),
  };
}

import { NO_NEWS, type ProcessNews } from '../platform/process-news.ts';

/** Lets all parts of the server know that something about a story changed; other processes may find out by asking the database alone. */
export interface StoryNews {
  tell: (storyId: string) => void;
  /** Resolves at the next news of the story, or when the time is over. */
  next: (storyId: string, ms: number) => Promise<void>;
}

export function createStoryNews(others: ProcessNews = NO_NEWS): StoryNews {
  const waiting = new Map<string, Set<() => void>>();
  const wakeWho = (storyId: string) => {
    for (const wake of waiting.get(storyId) ?? []) wake();
  };
  others.hear('story', wakeWho);
  return {
    tell: (storyId) => {
      wakeWho(storyId);
      others.send('story', storyId);
    },
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

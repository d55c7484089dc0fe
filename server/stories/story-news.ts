/** Lets one part of this process know that something about a story changed; other processes find out by asking the database. */
export interface StoryNews {
  tell: (storyId: string) => void;
  /** Resolves at the next news of the story, or when the time is over. */
  next: (storyId: string, ms: number) => Promise<void>;
}

export function createStoryNews(): StoryNews {
  const waiting = new Map<string, Set<() => void>>();
  return {
    tell: (storyId) => {
      for (const wake of waiting.get(storyId) ?? []) wake();
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

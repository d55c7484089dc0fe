/** Under which the cache holds a story. */
export const storyKey = (storyId: string) => ['story', storyId] as const;

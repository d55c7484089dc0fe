import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Story, StoryPage } from '#contract/stories';
import { storyKey } from '../../lib/story-key.ts';

/** The server has changed who may read a story: every list that has it shows that at once, and other lists are stale. */
export async function storyChanged(client: QueryClient, { story_id, visibility }: Story): Promise<void> {
  client.setQueriesData<InfiniteData<StoryPage>>({ queryKey: ['stories', 'mine'] }, (data) =>
    data
      ? {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            stories: page.stories.map((each) => (each.story_id === story_id ? { ...each, visibility } : each)),
          })),
        }
      : data,
  );
  await Promise.all([
    client.invalidateQueries({ queryKey: ['stories'], refetchType: 'none' }),
    client.invalidateQueries({ queryKey: storyKey(story_id) }),
  ]);
}

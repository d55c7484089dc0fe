import { useQuery } from '@tanstack/react-query';
import { readSummary } from '#shelf/packages';
import type { KeptSummary } from '#shelf/summary';
import { useTonight, type Tonight } from './tonight.ts';

interface TonightStories {
  /** What is chosen for tonight, each story under the id it stands under now; null where nothing is. */
  chosen: Tonight | null;
  /** Those of them that are on this device, in the order of reading: what was removed is passed over. */
  stories: KeptSummary[];
  /** Whether it is still being read which are there. */
  isPending: boolean;
  /** The id a story stands under now: one that was told here has another since it was sent. */
  standing: (storyId: string) => string;
}

/** Tonight's stories as this device has them. `storyId` is a story that may be one of them. */
export function useTonightStories(storyId?: string): TonightStories {
  const raw = useTonight();
  const chosen = raw?.stories ?? [];
  const ids = storyId === undefined || chosen.includes(storyId) ? chosen : [...chosen, storyId];
  const { data: found = [], isPending } = useQuery({
    queryKey: ['shelf', 'tonight', ...ids],
    queryFn: async () => Promise.all(ids.map(async (id) => ({ id, summary: await readSummary(id) }))).catch(() => []),
    staleTime: 0,
    enabled: raw !== null,
  });
  const standing = (id: string) => found.find((each) => each.id === id)?.summary?.story_id ?? id;
  return {
    chosen: raw && { ...raw, stories: raw.stories.map(standing), read: raw.read.map(standing) },
    stories: found.flatMap(({ id, summary }) => (summary && chosen.includes(id) ? [summary] : [])),
    isPending: isPending && raw !== null,
    standing,
  };
}

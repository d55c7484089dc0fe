import { useQuery } from '@tanstack/react-query';
import type { KeptSummary } from '#shelf/summary';
import { keptSummariesQuery } from './shelf.ts';

interface TonightStories {
  /** Those that are on this device, in the order given: what was removed is passed over. */
  stories: KeptSummary[];
  /** Whether it is still being read which are there. */
  isPending: boolean;
}

/** What this device knows of these stories of tonight. */
export function useTonightStories(ids: readonly string[]): TonightStories {
  const { data: stories = [], isPending } = useQuery(keptSummariesQuery(ids));
  return { stories, isPending };
}

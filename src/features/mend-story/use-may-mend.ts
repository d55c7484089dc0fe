import { useQuery } from '@tanstack/react-query';
import { isKeptAsOwners } from '#shelf/waiting-mends';
import type { OpenStory } from '../../lib/open-story.ts';
import { useOnline } from '../../lib/use-online.ts';

/**
 * Whether a story may be mended here: by its owner, or where it was told on this device. Without a network nobody says whose
 * it is, and the device's own copy counts; what is sent later is sent as the user who mended it, and the server decides.
 */
export function useMayMend({ story, summary }: Pick<OpenStory, 'story' | 'summary'>): boolean {
  const isOnline = useOnline();
  const { data: isOwners = false } = useQuery({
    queryKey: ['shelf', 'owners', story.story_id],
    queryFn: () => isKeptAsOwners(story.story_id),
    enabled: !isOnline,
    networkMode: 'always',
    staleTime: 0,
  });
  if (story.is_seed) return false;
  return story.is_owner || summary?.made_here === true || (!isOnline && isOwners);
}

import type { StorySummary } from '#contract/stories';
import { PublicStoryCard, PublicStorySkeleton } from '../../components/public-story-card.tsx';
import { usePageTexts } from './use-page-texts.ts';

interface StoryListProps {
  /** undefined while they are on their way. */
  stories: readonly StorySummary[] | undefined;
  labelledBy: string;
}

const SKELETONS = 6;

/** Public stories of a category, as books. */
export function StoryList({ stories, labelledBy }: StoryListProps) {
  const words = usePageTexts();
  return (
    <ul className="public-stories" aria-labelledby={labelledBy} aria-busy={stories === undefined}>
      {stories
        ? stories.map((story) => (
            <li key={story.story_id}>
              <PublicStoryCard story={story} words={words} />
            </li>
          ))
        : Array.from({ length: SKELETONS }, (_, at) => <PublicStorySkeleton key={at} />)}
    </ul>
  );
}

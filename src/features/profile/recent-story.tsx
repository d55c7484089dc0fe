import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { StorySummary } from '#contract/stories';
import { StoryCover } from '../../components/story-cover.tsx';
import { UtcDate } from './utc-date.tsx';

/** One story of the list: its cover, what it is called, when it was made, and the way into it. */
export function RecentStory({ story }: { story: StorySummary }) {
  const { t } = useTranslation(['auth']);
  const { story_id: storyId, parameters } = story;
  const title = story.title ?? t('profile.stories.unfinished', { name: parameters.protagonist_name });
  return (
    <li className="recent-story">
      <StoryCover src={story.cover_image} imageStyle={parameters.image_style} seed={storyId} />
      <span className="recent-words">
        <b lang={story.title === null ? undefined : parameters.story_language}>{title}</b>
        <UtcDate iso={story.created_at} />
      </span>
      <Link to="/story/$storyId" params={{ storyId }} aria-label={t('profile.stories.viewTitle', { title })}>
        {t('profile.stories.view')}
      </Link>
    </li>
  );
}

/** An entry that is still on its way, as large as it will be. */
export function RecentStorySkeleton() {
  return (
    <li className="recent-story" aria-hidden="true">
      <span className="cover skeleton" />
      <span className="recent-words">
        <span className="skeleton" />
        <span className="skeleton" />
      </span>
    </li>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plane } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/user';
import { useRemoved } from '../../lib/removals.ts';
import { useOnline } from '../../lib/use-online.ts';
import { NoStoriesYet } from './no-stories-yet.tsx';
import { RECENT_SHOWN, recentStoriesQuery } from './profile.queries.ts';
import { RecentStory, RecentStorySkeleton } from './recent-story.tsx';

/** The newest stories of this family. Without a network it leads to those on the device. */
export function StoriesTab({ user }: { user: User }) {
  const { t } = useTranslation(['auth']);
  const isOnline = useOnline();
  const { data, isError, refetch } = useQuery(recentStoriesQuery(user.id));
  const removed = useRemoved();
  const stories = data?.stories.filter(({ story_id }) => !removed.has(story_id)) ?? [];
  if (data?.last_key === null && stories.length === 0) return <NoStoriesYet />;
  if (data)
    return (
      <>
        <ul className="recent" aria-label={t('profile.tabs.stories')}>
          {stories.slice(0, RECENT_SHOWN).map((story) => (
            <RecentStory key={story.story_id} story={story} />
          ))}
        </ul>
        <Link to="/stories" search={{ part: 'mine' }} className="btn btn-secondary mt-3 w-full">
          {t('profile.stories.all')}
        </Link>
      </>
    );
  if (!isOnline)
    return (
      <Notice
        action={
          <Link to="/stories" className="btn btn-secondary">
            {t('profile.stories.saved')}
          </Link>
        }
      >
        <Plane size={19} aria-hidden="true" />
        {t('profile.stories.offline')}
      </Notice>
    );
  if (isError)
    return (
      <Notice
        action={
          <button
            type="button"
            className="btn btn-secondary"
            onClick={(event) => {
              // The button goes while the stories are on their way.
              event.currentTarget.closest<HTMLElement>('[role="tabpanel"]')?.focus();
              void refetch();
            }}
          >
            {t('profile.stories.again')}
          </button>
        }
      >
        {t('profile.stories.failed')}
      </Notice>
    );
  return (
    <ul className="recent" aria-busy="true" aria-label={t('profile.stories.loading')}>
      {Array.from({ length: RECENT_SHOWN }, (_, at) => (
        <RecentStorySkeleton key={at} />
      ))}
    </ul>
  );
}

function Notice({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div className="profile-notice card">
      <p role="status">{children}</p>
      {action}
    </div>
  );
}

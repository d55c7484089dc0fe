import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MoonStar } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Fold } from '../../components/fold.tsx';
import { PublicStoryCard, PublicStorySkeleton } from '../../components/public-story-card.tsx';
import { SleepyMoon } from '../../components/sleepy-moon.tsx';
import { useOnline } from '../../lib/use-online.ts';
import { NEWEST_COUNT, newestStoriesQuery } from './browse.queries.ts';

/** What anybody may read, in the visitor's language first, a page at a time. */
export function NewestStories() {
  const { t, i18n } = useTranslation(['categories', 'common']);
  const isOnline = useOnline();
  const query = useInfiniteQuery(newestStoriesQuery(i18n.language));
  const list = useRef<HTMLUListElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const stories = query.data?.pages.flatMap((page) => page.stories) ?? [];
  const hasFailed = query.isError;
  const isWaiting = query.isPending || query.isFetchingNextPage;
  const showMore = async () => {
    const shown = stories.length;
    await query.fetchNextPage();
    // The button may go with the last page; who came by keyboard goes on at the first new story.
    requestAnimationFrame(() => list.current?.children[shown]?.querySelector('a')?.focus({ preventScroll: true }));
  };
  const tryAgain = () => {
    // The button goes while the stories are on their way.
    title.current?.focus();
    void query.refetch();
  };
  return (
    <section className="browse-stories" aria-labelledby="newest-title">
      {query.data && stories.length === 0 ? (
        <NoStories />
      ) : (
        <h2 ref={title} id="newest-title" tabIndex={-1}>
          {t('browse.stories.title')}
        </h2>
      )}
      <ul ref={list} className="public-stories" aria-busy={isWaiting}>
        {stories.map((story) => (
          <li key={story.story_id}>
            <PublicStoryCard story={story} />
          </li>
        ))}
        {isWaiting ? Array.from({ length: NEWEST_COUNT }, (_, at) => <PublicStorySkeleton key={at} />) : null}
      </ul>
      <p role="status" className="browse-state">
        {isWaiting ? <span className="sr-only">{t('browse.stories.loading')}</span> : null}
        {hasFailed && !isWaiting ? (isOnline ? t('browse.stories.failed') : t('browse.stories.offline')) : null}
      </p>
      {hasFailed && !query.data && !isOnline ? (
        <Link to="/stories" className="btn btn-secondary">
          {t('browse.stories.shelf')}
        </Link>
      ) : null}
      {hasFailed && !query.data && isOnline ? (
        <button type="button" className="btn btn-secondary" onClick={tryAgain}>
          {t('actions.tryAgain', { ns: 'common' })}
        </button>
      ) : null}
      {query.hasNextPage ? (
        <button
          type="button"
          className="btn btn-secondary"
          aria-disabled={query.isFetchingNextPage}
          onClick={() => {
            if (!query.isFetchingNextPage) void showMore();
          }}
        >
          {t('browse.stories.more')}
        </button>
      ) : null}
    </section>
  );
}

function NoStories() {
  const { t } = useTranslation(['categories']);
  return (
    <div className="browse-empty card">
      <div className="browse-empty-sky sky">
        <SleepyMoon />
      </div>
      <Fold />
      <div className="browse-empty-words">
        <h2 id="newest-title">{t('browse.stories.empty')}</h2>
        <p>{t('browse.stories.emptyText')}</p>
        <Link to="/" className="btn btn-primary">
          <MoonStar size={21} aria-hidden="true" />
          {t('browse.create')}
        </Link>
      </div>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StoryCover } from '../../components/story-cover.tsx';
import { StoryLanguage } from '../../components/story-language.tsx';
import { FEATURED_COUNT, featuredQuery } from './featured.queries.ts';

/** Stories that anybody may read, as a shelf of covers. Its room is kept from the start, so that nothing moves. */
export function FeaturedStories() {
  const { t, i18n } = useTranslation(['pages', 'common']);
  const { data, isPending, isError } = useQuery(featuredQuery(i18n.language));
  const stories = data?.stories ?? [];
  return (
    <section className="home-block" aria-labelledby="featured-title">
      <h2 id="featured-title">{t('index.featured.title', { ns: 'pages' })}</h2>
      <p className="text-ink2 mt-1">{t('index.featured.text', { ns: 'pages' })}</p>
      <ul className="cover-shelf" aria-busy={isPending}>
        {isPending
          ? Array.from({ length: FEATURED_COUNT }, (_, at) => (
              <li key={at} aria-hidden="true">
                <span className="skeleton block aspect-[4/5]" />
                <span className="skeleton mt-2.5 block h-[2.5em]" />
              </li>
            ))
          : stories.map((story) => (
              <li key={story.story_id}>
                <Link to="/story/$storyId" params={{ storyId: story.story_id }} className="cover-card">
                  <StoryCover src={story.cover_image} imageStyle={story.parameters.image_style} seed={story.story_id} />
                  <span className="cover-title" lang={story.parameters.story_language}>
                    {story.title}
                  </span>
                  <StoryLanguage of={story.parameters.story_language} page={i18n.language} />
                </Link>
              </li>
            ))}
      </ul>
      {isError ? (
        <p className="text-ink2 mt-3" role="status">
          {t('index.featured.failed', { ns: 'pages' })}
        </p>
      ) : null}
      {data && stories.length === 0 ? (
        <p className="text-ink2 mt-3">{t('index.featured.empty', { ns: 'pages' })}</p>
      ) : null}
    </section>
  );
}

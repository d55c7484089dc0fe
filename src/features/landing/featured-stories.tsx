import { useQuery } from '@tanstack/react-query';
import type { CategorySlug } from '#contract/categories';
import { presetOf } from '#contract/landing-layout';
import { categoryStoriesQuery } from './category-stories.queries.ts';
import { NoStoriesYet } from './no-stories-yet.tsx';
import { StoriesFailed } from './stories-failed.tsx';
import { StoryList } from './story-list.tsx';
import { usePageTexts } from './use-page-texts.ts';

interface FeaturedStoriesProps {
  category: CategorySlug;
  action: string;
  lang: string | undefined;
}

/** Stories of a landing page's category that anybody may read. */
export function FeaturedStories({ category, action, lang }: FeaturedStoriesProps) {
  const { t } = usePageTexts();
  const { data: stories, error, isFetching, refetch } = useQuery(categoryStoriesQuery(category));
  return (
    <section className="landing-part" aria-labelledby="landing-stories">
      <h2 id="landing-stories" tabIndex={-1}>
        {t('landing.featured')}
      </h2>
      {stories?.length === 0 ? (
        <NoStoriesYet preset={presetOf(category)} action={action} lang={lang} />
      ) : error && !stories ? (
        <StoriesFailed category={category} isFetching={isFetching} refetch={() => void refetch()} />
      ) : (
        <StoryList stories={stories} labelledBy="landing-stories" />
      )}
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CategorySlug } from '#contract/categories';
import { presetOf } from '#contract/landing-layout';
import { categoryStoriesQuery } from './category-stories.queries.ts';
import { NoStoriesYet } from './no-stories-yet.tsx';
import { StoryList } from './story-list.tsx';
import { usePageTexts } from './use-page-texts.ts';

interface FeaturedStoriesProps {
  category: CategorySlug;
  action: string;
  lang: string | undefined;
}

/** Stories of a landing page's category that anybody may read. */
export function FeaturedStories({ category, action, lang }: FeaturedStoriesProps) {
  const { t, lang: pageLang } = usePageTexts();
  const { t: common, i18n } = useTranslation(['common']);
  const { data: stories, error, isFetching, refetch } = useQuery(categoryStoriesQuery(category));
  return (
    <section className="landing-part" aria-labelledby="landing-stories">
      <h2 id="landing-stories" tabIndex={-1}>
        {t('landing.featured')}
      </h2>
      {stories?.length === 0 ? (
        <NoStoriesYet preset={presetOf(category)} action={action} lang={lang} />
      ) : error && !stories ? (
        <div className="landing-failed">
          <p role="alert">
            {t('landing.failed', { message: t('landing.failedCategory', { category: category.slug }) })}
          </p>
          <button
            type="button"
            className="btn btn-secondary"
            lang={pageLang && i18n.language}
            aria-disabled={isFetching}
            onClick={(event) => {
              if (isFetching) return;
              // The button goes when the stories come.
              event.currentTarget.closest('section')?.querySelector('h2')?.focus();
              void refetch();
            }}
          >
            {common('actions.tryAgain')}
          </button>
        </div>
      ) : (
        <StoryList stories={stories} labelledBy="landing-stories" />
      )}
    </section>
  );
}

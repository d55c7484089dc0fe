import { useQuery } from '@tanstack/react-query';
import type { CategorySlug } from '#contract/categories';
import { presetOf } from '#contract/landing-layout';
import { AdRoom } from '../ads/ad-room.tsx';
import { usePageHead } from '../../lib/use-page-head.ts';
import { CategoryPicture } from './category-picture.tsx';
import { categoryStoriesQuery } from './category-stories.queries.ts';
import { CreateLink } from './create-link.tsx';
import { RelatedCategories } from './related-categories.tsx';
import { StoriesFailed } from './stories-failed.tsx';
import { StoryList } from './story-list.tsx';
import { useCategoryWords } from './use-category-words.ts';
import { usePageTexts } from './use-page-texts.ts';

/** For a category of the browser without a page of its own: says so, and leads on to what there is (DECIDE-32). */
export function CategoryWithoutPage({ category }: { category: CategorySlug }) {
  const { t, lang } = usePageTexts();
  const words = useCategoryWords();
  const { data: stories, error, isFetching, refetch } = useQuery(categoryStoriesQuery(category));
  const hasPart = stories ? stories.length > 0 : error !== null;
  const title = t('landing.missing.title', { label: words(category, 'label') });
  usePageHead({ title, robots: 'noindex' });
  return (
    <main className="landing" lang={lang}>
      <div className="landing-top">
        <CategoryPicture category={category} size="large" />
        <div className="landing-words">
          <h1>{title}</h1>
          <p className="landing-description">{words(category, 'description')}</p>
          <p className="landing-hint">{t('landing.missing.text')}</p>
          <CreateLink preset={presetOf(category)} text={t('landing.missing.create')} />
        </div>
      </div>
      <RelatedCategories category={category} />
      {/* Below what stands there at once: it may come late, or not at all. */}
      {hasPart ? (
        <section className="landing-part" aria-labelledby="landing-stories">
          <h2 id="landing-stories" tabIndex={-1}>
            {t('landing.missing.stories')}
          </h2>
          {stories ? (
            <StoryList stories={stories} labelledBy="landing-stories" />
          ) : (
            <StoriesFailed category={category} isFetching={isFetching} refetch={() => void refetch()} />
          )}
        </section>
      ) : null}
      <AdRoom slot="bottom" />
    </main>
  );
}

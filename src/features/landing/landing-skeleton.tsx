import type { CategorySlug } from '#contract/categories';
import { CategoryPicture } from './category-picture.tsx';
import { useCategoryWords } from './use-category-words.ts';
import { usePageTexts } from './use-page-texts.ts';

/** A landing page whose words are on their way: its picture and its name are known already. */
export function LandingSkeleton({ category }: { category: CategorySlug }) {
  const { t, lang } = usePageTexts();
  const words = useCategoryWords();
  return (
    <main className="landing" lang={lang} aria-busy="true">
      <div className="landing-top">
        <CategoryPicture category={category} size="large" />
        <div className="landing-words">
          <h1>{words(category, 'label')}</h1>
          <p role="status" className="sr-only">
            {t('landing.loading')}
          </p>
          <div className="landing-lines" aria-hidden="true">
            <span className="skeleton" />
            <span className="skeleton" />
            <span className="skeleton" />
            <span className="skeleton" />
          </div>
        </div>
      </div>
    </main>
  );
}

import { useTranslation } from 'react-i18next';
import type { CategorySlug } from '#contract/categories';
import { usePageTexts } from './use-page-texts.ts';

interface StoriesFailedProps {
  category: CategorySlug;
  /** They are being fetched again. */
  isFetching: boolean;
  refetch: () => void;
}

/** In the place of a category's stories that could not be fetched, below their heading: says so, and fetches them again. */
export function StoriesFailed({ category, isFetching, refetch }: StoriesFailedProps) {
  const { t, lang: pageLang } = usePageTexts();
  const { t: common, i18n } = useTranslation(['common']);
  return (
    <div className="landing-failed">
      <p role="alert">{t('landing.failed', { message: t('landing.failedCategory', { category: category.slug }) })}</p>
      <button
        type="button"
        className="btn btn-secondary"
        lang={pageLang && i18n.language}
        aria-disabled={isFetching}
        onClick={(event) => {
          if (isFetching) return;
          // The button goes when the stories come.
          event.currentTarget.closest('section')?.querySelector('h2')?.focus();
          refetch();
        }}
      >
        {common('actions.tryAgain')}
      </button>
    </div>
  );
}

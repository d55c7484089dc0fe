import { Link } from '@tanstack/react-router';
import { categoryUrl } from '#contract/category-address';
import { type CategorySlug } from '#contract/categories';
import { relatedTo } from '#contract/landing-layout';
import { track } from '../../lib/track.ts';
import { CategoryPicture } from './category-picture.tsx';
import { useCategoryWords } from './use-category-words.ts';
import { usePageTexts } from './use-page-texts.ts';

/** The landing pages that a category leads on to. */
export function RelatedCategories({ category }: { category: CategorySlug }) {
  const { t } = usePageTexts();
  const words = useCategoryWords();
  return (
    <section className="landing-part" aria-labelledby="landing-related">
      <h2 id="landing-related">{t('landing.related')}</h2>
      <ul className="landing-related">
        {relatedTo(category).map((other) => (
          <li key={categoryUrl(other)}>
            <Link
              to={categoryUrl(other)}
              onClick={() => track('category_clicked', { category: `${other.type}/${other.slug}` })}
            >
              <CategoryPicture category={other} size="small" />
              <b>{words(other, 'label')}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

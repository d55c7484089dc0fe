import { useQuery } from '@tanstack/react-query';
import { Plane } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FEATURED_COUNTS, POPULAR_COUNT } from '#contract/category-calls';
import { useOnline } from '../../lib/use-online.ts';
import { featuredCategoriesQuery, popularCategoriesQuery } from './browse.queries.ts';
import { cardsOf } from './browse.rules.ts';
import { CategoryCard, PictureCard } from './category-card.tsx';

const FEATURED_COUNT = Object.values(FEATURED_COUNTS).reduce((sum, count) => sum + count, 0);

/**
 * What families like best: eight categories with their pictures, and ten as patches. Without an answer the lists are
 * empty and it says so; what an earlier answer left stays, and it says so too.
 */
export function FeaturedTab({ level }: { level: 2 | 3 }) {
  const { t, i18n } = useTranslation(['categories', 'common']);
  const isOnline = useOnline();
  const featured = useQuery(featuredCategoriesQuery(i18n.language));
  const popular = useQuery(popularCategoriesQuery(i18n.language));
  const tab = useRef<HTMLDivElement>(null);
  const queries = [featured, popular];
  const hasFailed = queries.some(({ isError }) => isError);
  const Heading = level === 2 ? 'h2' : 'h3';
  const isWaiting = ({ isPending }: { isPending: boolean }) => isPending && isOnline;
  const askAgain = () => {
    // The button goes when the answers come.
    tab.current?.closest<HTMLElement>('[role="tabpanel"]')?.focus();
    for (const query of queries) if (query.isError) void query.refetch();
  };
  return (
    <div ref={tab}>
      <div role="status" className="browse-notice">
        {hasFailed || !isOnline ? (
          <p>
            <Plane size={19} aria-hidden="true" />
            <span>{isOnline ? t('browse.failed') : t('browse.offline')}</span>
          </p>
        ) : null}
      </div>
      {hasFailed && isOnline ? (
        <button type="button" className="btn btn-secondary browse-again" onClick={askAgain}>
          {t('actions.tryAgain', { ns: 'common' })}
        </button>
      ) : null}
      <ul className="browse-featured" aria-label={t('browse.tabs.featured')} aria-busy={isWaiting(featured)}>
        {isWaiting(featured)
          ? Array.from({ length: FEATURED_COUNT }, (_, at) => <FeaturedSkeleton key={at} />)
          : cardsOf(featured.data ?? []).map((card, at) => (
              <li key={card.url}>
                <PictureCard card={card} at={at} />
              </li>
            ))}
      </ul>
      {popular.data || isWaiting(popular) ? <Heading className="browse-title">{t('browse.popular')}</Heading> : null}
      <ul className="browse-cards browse-popular" aria-label={t('browse.popular')} aria-busy={isWaiting(popular)}>
        {isWaiting(popular)
          ? Array.from({ length: POPULAR_COUNT }, (_, at) => (
              <li key={at} aria-hidden="true" className="browse-card skeleton" />
            ))
          : cardsOf(popular.data ?? []).map((card, at) => (
              <li key={card.url}>
                <CategoryCard card={card} at={at} />
              </li>
            ))}
      </ul>
    </div>
  );
}

function FeaturedSkeleton() {
  return (
    <li aria-hidden="true" className="browse-picture-card">
      <span className="browse-picture skeleton" />
      <span className="skeleton browse-line" />
      <span className="skeleton browse-words" />
    </li>
  );
}

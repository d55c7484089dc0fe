import '../../styles/browse.css';
import { Link } from '@tanstack/react-router';
import { MoonStar } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CATEGORY_TYPES } from '#contract/category-groups';
import { Tabs } from '../../components/ui/tabs.tsx';
import type { BrowseTab } from './browse-left.ts';
import { builtIn, type BrowseCard } from './browse.rules.ts';
import { CategoryCard } from './category-card.tsx';
import { FeaturedTab } from './featured-tab.tsx';
import { SearchField } from './search-field.tsx';
import { useBrowseState } from './use-browse-state.ts';
import { useCategoryTexts } from './use-category-texts.ts';
import { useFoundCategories } from './use-found-categories.ts';

interface CategoryBrowserProps {
  initialTab?: BrowseTab | undefined;
  /** Of the headings in it: one below that of what it stands under. */
  level: 2 | 3;
}

/** All categories, in tabs, and a search over them. Every one leads to a page of its own, and Back to where one was. */
export function CategoryBrowser({ initialTab = 'featured', level }: CategoryBrowserProps) {
  const { t } = useTranslation(['categories']);
  const texts = useCategoryTexts();
  const { browser, tab, setTab, text, setText } = useBrowseState(initialTab);
  const { isAsked, found } = useFoundCategories(text);
  return (
    <div ref={browser} className="browse">
      <SearchField text={text} onText={setText} />
      <p role="status" className={isAsked ? 'browse-found' : 'sr-only'}>
        {found ? (found.length > 0 ? t('browse.found', { count: found.length }) : t('browse.notFound')) : null}
      </p>
      {isAsked ? (
        <Found cards={found} />
      ) : (
        <Tabs
          label={t('browse.tabsLabel')}
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'featured', label: t('browse.tabs.featured'), panel: <FeaturedTab level={level} /> },
            ...CATEGORY_TYPES.map((type) => ({
              value: type,
              label: t(`browse.tabs.${type}`),
              panel: <Cards label={t(`browse.tabs.${type}`)} cards={builtIn(type, texts)} />,
            })),
          ]}
        />
      )}
    </div>
  );
}

function Cards({ label, cards }: { label: string; cards: readonly BrowseCard[] }) {
  return (
    <ul className="browse-cards" aria-label={label}>
      {cards.map((card, at) => (
        <li key={card.url}>
          <CategoryCard card={card} at={at} />
        </li>
      ))}
    </ul>
  );
}

/** Nothing while the first answer is on its way. */
function Found({ cards }: { cards: readonly BrowseCard[] | undefined }) {
  const { t } = useTranslation(['categories']);
  if (!cards) return null;
  if (cards.length > 0) return <Cards label={t('browse.results')} cards={cards} />;
  return (
    <Link to="/" hash="create" className="btn btn-primary">
      <MoonStar size={21} aria-hidden="true" />
      {t('browse.create')}
    </Link>
  );
}

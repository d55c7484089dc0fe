import '../../styles/browse.css';
import '../../styles/public-story-card.css';
import { useTranslation } from 'react-i18next';
import { AdRoom } from '../ads/ad-room.tsx';
import { usePageHead } from '../../lib/use-page-head.ts';
import type { BrowseTab } from './browse-left.ts';
import { CategoryBrowser } from './category-browser.tsx';
import { NewestStories } from './newest-stories.tsx';

/** "Browse stories": the categories, and below them stories to read now. A group's page begins in the tab of the group. */
export function BrowsePart({ initialTab = 'featured' }: { initialTab?: BrowseTab }) {
  const { t } = useTranslation(['categories', 'common', 'stories']);
  const isGroup = initialTab === 'characters' || initialTab === 'settings' || initialTab === 'ages';
  const title = isGroup ? t(`browse.groups.${initialTab}`) : t('nav.browse', { ns: 'common' });
  usePageHead({
    title: isGroup ? title : t('crumbs.stories', { ns: 'common' }),
    description: isGroup ? t(`browse.summaries.${initialTab}`) : t('summary', { ns: 'stories' }),
  });
  return (
    <main>
      <div className="browse-part">
        <h1>{title}</h1>
        <CategoryBrowser initialTab={initialTab} level={2} />
        <AdRoom slot="inline" />
        <NewestStories />
        <AdRoom slot="bottom" />
      </div>
    </main>
  );
}

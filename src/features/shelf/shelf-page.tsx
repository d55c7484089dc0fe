import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MoonStar } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SkyPanel } from '../../components/sky-panel.tsx';
import { shelfPageQuery } from '../../lib/shelf.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { myStoriesQuery } from './shelf.queries.ts';
import { StoryCard } from './story-card.tsx';

/** The shelf: what is on this device first, then what this visitor has on the server. `strip` is shown above both. */
export function ShelfPage({ strip }: { strip: ReactNode }) {
  const { t } = useTranslation(['stories']);
  const { data: kept } = useQuery(shelfPageQuery('read', 0));
  const { data: page } = useQuery(myStoriesQuery);
  useDocumentTitle(t('shelf.title'));
  const keptIds = new Set(kept?.map(({ story_id }) => story_id));
  const others = page?.stories.filter(({ story_id }) => !keptIds.has(story_id)) ?? [];
  // The list knows covers that came after the story was kept, and how they are painted.
  const listed = new Map(page?.stories.map((story) => [story.story_id, story]));
  const isEmpty = kept?.length === 0 && others.length === 0;
  return (
    <main className="shelf">
      {strip}
      {isEmpty ? (
        <SkyPanel title={t('shelf.emptyTitle')} text={t('shelf.emptyText')}>
          <Link to="/" activeOptions={{ exact: true }} className="btn btn-primary">
            <MoonStar size={21} />
            {t('shelf.create')}
          </Link>
        </SkyPanel>
      ) : (
        <section className="shelf-part" aria-labelledby="shelf-here">
          <h1 id="shelf-here">{t('shelf.title')}</h1>
          <p className="shelf-count">{kept ? t('shelf.count', { count: kept.length }) : ' '}</p>
          <ul className="shelf-grid" aria-busy={!kept}>
            {kept
              ? kept.map((story) => (
                  <StoryCard
                    key={story.story_id}
                    story={story}
                    title={story.title}
                    cover={listed.get(story.story_id)?.cover_image ?? story.cover_image}
                    imageStyle={story.image_style}
                    isKept
                  />
                ))
              : [0, 1].map((at) => (
                  <li key={at} className="story-card">
                    <div className="story-card-cover skeleton" />
                  </li>
                ))}
          </ul>
        </section>
      )}
      {others.length > 0 ? (
        <section className="shelf-part" aria-labelledby="shelf-mine">
          <h2 id="shelf-mine">{t('shelf.mine')}</h2>
          <ul className="shelf-grid">
            {others.map((story) => {
              const { protagonist_name: name, theme } = story.parameters;
              const title = story.title ?? t('shelf.unfinished', { name });
              return (
                <StoryCard
                  key={story.story_id}
                  story={{ story_id: story.story_id, theme, created_at: story.created_at }}
                  title={title}
                  cover={story.cover_image}
                  imageStyle={story.parameters.image_style}
                />
              );
            })}
          </ul>
        </section>
      ) : null}
    </main>
  );
}

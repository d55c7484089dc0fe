import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptSummary } from '#shelf/summary';
import { KeptCard } from '../../components/kept-card.tsx';
import { ShelfGrid } from '../../components/shelf-grid.tsx';
import { onWorkerMessage } from '../../lib/service-worker.ts';
import { shelfChanged, shelfPageQuery, shelfReachQuery, shelfTotalsQuery } from '../../lib/shelf.ts';
import { usePageHead } from '../../lib/use-page-head.ts';
import { useOnline } from '../../lib/use-online.ts';
import { CarryOn } from './carry-on.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { EmptyShelf } from './empty-shelf.tsx';
import { ShelfHead } from './shelf-head.tsx';
import { stoppedStory } from './shelf-place.rules.ts';
import { ShelfSearch } from './shelf-search.tsx';
import { StoragePromise } from './storage-promise.tsx';
import { StoryCard } from './story-card.tsx';
import { StoryMenu } from './story-menu.tsx';
import { useShelfOrder } from './use-shelf-order.ts';

interface ShelfPageProps {
  /** Says that there is no network, when there is none. */
  strip: ReactNode;
  /** What takes the shelf along to another device and brings one in. */
  transfer?: ReactNode;
  /** What a parent gets ready for this evening, below the head. */
  evening?: ReactNode;
  /** How a story is shown while stories are chosen; else it opens. */
  renderCard?: ((story: KeptSummary) => ReactNode) | undefined;
}

/** Cards that stand in for a shelf that is still being read. */
const FIRST_GUESS = 4;

/** The shelf: what is on this device first, then what this visitor has on the server. */
export function ShelfPage({ strip, transfer, evening, renderCard }: ShelfPageProps) {
  const { t } = useTranslation(['stories', 'common']);
  const client = useQueryClient();
  const isOnline = useOnline();
  const [order, chooseOrder] = useShelfOrder();
  const [search, setSearch] = useState<string>();
  const [asked, setAsked] = useState<KeptSummary>();
  const { data: isInReach } = useQuery(shelfReachQuery);
  const { data: totals, isPending: isCounting } = useQuery(shelfTotalsQuery);
  const { data: lastRead } = useQuery(shelfPageQuery('read', 0));
  usePageHead({ title: t('crumbs.stories', { ns: 'common' }), description: t('summary') });
  useEffect(() => onWorkerMessage(({ type }) => void (type === 'story-kept' && shelfChanged(client))), [client]);

  const stopped = lastRead && stoppedStory(lastRead);
  const isOutOfReach = isInReach === false;
  const hasShelf = !isOutOfReach && totals?.stories !== 0;
  const isSearching = hasShelf && search !== undefined;
  const isListing = !isSearching || search.trim() === '';
  const closeSearch = () => {
    setSearch(undefined);
    document.querySelector<HTMLElement>('[data-search]')?.focus();
  };
  const show = renderCard ?? ((story: KeptSummary) => <StoryCard story={story} onMore={setAsked} />);
  return (
    <main className="shelf">
      {hasShelf ? (
        <section className="shelf-part" aria-labelledby="shelf-here">
          <ShelfHead
            totals={totals}
            order={order}
            onOrder={chooseOrder}
            isSearching={isSearching}
            onSearch={() => (isSearching ? closeSearch() : setSearch(''))}
            strip={strip}
          />
          {evening}
          {isSearching ? (
            <ShelfSearch text={search} onText={setSearch} onClose={closeSearch}>
              {show}
            </ShelfSearch>
          ) : null}
          {isListing ? (
            <div className="shelf-body" aria-busy={!totals || !lastRead}>
              {stopped ? <CarryOn story={stopped} /> : null}
              <ShelfGrid name={order} count={totals?.stories ?? FIRST_GUESS} label={t('shelf.title')}>
                {(at) => (
                  <KeptCard order={order} at={at}>
                    {show}
                  </KeptCard>
                )}
              </ShelfGrid>
            </div>
          ) : null}
        </section>
      ) : (
        <>
          <div className="shelf-notice">{strip}</div>
          <EmptyShelf isInReach={!isOutOfReach} />
        </>
      )}
      {/* Never taken apart: what is being brought in goes on while something is searched, and when the first story comes. */}
      <div hidden={isSearching}>
        {isOnline ? <Elsewhere /> : null}
        {/* Not before it is known how high the shelf above it is. */}
        {isOutOfReach || isCounting ? null : (
          <div className="shelf-part shelf-foot">
            {hasShelf ? <StoragePromise /> : null}
            {transfer}
          </div>
        )}
      </div>
      {asked ? <StoryMenu key={asked.story_id} story={asked} onClose={() => setAsked(undefined)} /> : null}
    </main>
  );
}

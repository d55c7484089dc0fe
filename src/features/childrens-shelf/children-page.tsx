import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptCard } from '../../components/kept-card.tsx';
import { ShelfGrid } from '../../components/shelf-grid.tsx';
import { SkyPanel } from '../../components/sky-panel.tsx';
import { SleepyMoon } from '../../components/sleepy-moon.tsx';
import { onWorkerMessage } from '../../lib/service-worker.ts';
import { shelfChanged, shelfTotalsQuery } from '../../lib/shelf.ts';
import { usePageHead } from '../../lib/use-page-head.ts';
import { useTonightStories } from '../../lib/use-tonight-stories.ts';
import { ChildCard } from './child-card.tsx';
import type { OwnAccount } from './forgotten-pin.tsx';
import { lock } from './lock.ts';
import { useLockWatch } from './use-lock-watch.ts';
import { WayOut } from './way-out.tsx';

/** Cards that stand in for a shelf that is still being read. */
const FIRST_GUESS = 4;
const LARGER = 1.25;

interface ChildrenPageProps {
  /** The account's password opens a lock whose PIN is forgotten. */
  account: OwnAccount;
  /** The mode ends. */
  onOut: () => void;
}

/** The shelf in children's hands: covers, and a way out for grown-ups. */
export function ChildrenPage({ account, onOut }: ChildrenPageProps) {
  const { t } = useTranslation(['bedtime']);
  const client = useQueryClient();
  const moon = useRef<HTMLButtonElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const { data: totals } = useQuery(shelfTotalsQuery);
  const { chosen, stories, isPending } = useTonightStories();
  const { only_tonight } = lock.use();
  usePageHead({ title: t('children.page.title'), robots: 'noindex' });
  useLockWatch();
  useEffect(() => onWorkerMessage(({ type }) => void (type === 'story-kept' && shelfChanged(client))), [client]);
  const hasTonight = stories.length > 0;
  // An evening that is over leaves nothing to read, rather than everything.
  const isOver = only_tonight && !hasTonight && !isPending;
  const isEmpty = totals?.stories === 0 || isOver;
  return (
    <main className="children">
      <header className="children-head">
        <h1 className={isEmpty ? 'sr-only' : undefined}>{t('children.page.title')}</h1>
        <button
          ref={moon}
          type="button"
          className="children-out"
          aria-haspopup="dialog"
          aria-label={t('children.page.out')}
          onClick={() => setLeaving(true)}
        >
          <SleepyMoon />
        </button>
      </header>
      {hasTonight ? (
        <section aria-labelledby="children-tonight">
          <h2 id="children-tonight">{t('children.page.tonight')}</h2>
          <ul className="children-tonight">
            {stories.map((story) => (
              <li key={story.story_id} className="story-card">
                <ChildCard story={story} isRead={chosen?.read.includes(story.story_id) === true} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {isEmpty ? (
        <SkyPanel
          title={t('children.page.emptyTitle')}
          text={isOver ? t('children.page.overText') : t('children.page.emptyText')}
        />
      ) : null}
      {isEmpty || only_tonight ? null : (
        <section aria-labelledby={hasTonight ? 'children-all' : undefined} aria-busy={!totals}>
          {hasTonight ? <h2 id="children-all">{t('children.page.all')}</h2> : null}
          <ShelfGrid
            name="children"
            count={totals?.stories ?? FIRST_GUESS}
            label={t('children.page.title')}
            size={LARGER}
          >
            {(at) => (
              <KeptCard order="read" at={at}>
                {(story) => <ChildCard story={story} />}
              </KeptCard>
            )}
          </ShelfGrid>
        </section>
      )}
      {isLeaving ? (
        <WayOut account={account} onOut={onOut} onClose={() => setLeaving(false)} opener={() => moon.current} />
      ) : null}
    </main>
  );
}

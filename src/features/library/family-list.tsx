import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StorySummary } from '#contract/stories';
import { handOnFocus } from '../../lib/hand-on-focus.ts';
import { MOST_FOUND } from './family.rules.ts';
import { linkOf } from './family-left.ts';
import { FamilyRow } from './family-row.tsx';
import { FamilySearch } from './family-search.tsx';
import type { Family } from './use-family.ts';
import { useFamilySearch } from './use-family-search.ts';

// The button goes when the list has come after all.
const toTitle = handOnFocus(() => document.querySelector<HTMLElement>('#family-title'));

interface FamilyListProps {
  family: Family;
  userId: string | undefined;
  /** How high rows were when the list was left, by story. */
  heights: ReadonlyMap<string, number> | undefined;
  text: string;
  onText: (text: string) => void;
  onOpen: (storyId: string) => void;
  onMore: (story: StorySummary) => void;
  onAgain: (storyId: string) => void;
}

/** The search field and the list below it: all stories as far as they were fetched, or those that were found. */
export function FamilyList({ family, userId, heights, text, onText, onOpen, onMore, onAgain }: FamilyListProps) {
  const { t } = useTranslation(['stories', 'library']);
  const { stories, making, here, hasMore, isFetching, isFetchingNextPage, fetchNextPage, refetch } = family;
  const { isAsking, found, looked, isLooking, isError } = useFamilySearch(text, userId, stories);
  const shown = isAsking ? found.slice(0, MOST_FOUND) : stories;

  // Who asked for more goes on with the first story that came.
  const last = useRef<string>(undefined);
  useEffect(() => {
    const before = stories.findIndex(({ story_id }) => story_id === last.current);
    const next = before < 0 ? undefined : stories[before + 1];
    if (!next) return;
    last.current = undefined;
    linkOf(next.story_id)?.focus({ preventScroll: true });
  }, [stories]);

  const outcome = found.length > 0 ? t('shelf.found', { count: found.length }) : t('shelf.notFound');
  const onTheWay = t('looking', { ns: 'library', count: looked });
  const said = isError ? t('lookedPartly', { ns: 'library', count: looked }) : isLooking ? onTheWay : outcome;
  return (
    <>
      <FamilySearch text={text} onText={onText} said={isAsking ? said : null} />
      <ul className="family-list" aria-label={isAsking ? t('shelf.results') : t('library.parts.mine')}>
        {shown.map((story) => (
          <FamilyRow
            key={story.story_id}
            story={story}
            making={making.get(story.story_id)}
            isHere={here.has(story.story_id)}
            height={heights?.get(story.story_id)}
            onOpen={onOpen}
            onMore={onMore}
            onAgain={onAgain}
          />
        ))}
      </ul>
      {hasMore && !isAsking ? (
        <button
          type="button"
          className="btn btn-secondary mt-6"
          aria-disabled={isFetchingNextPage}
          aria-busy={isFetchingNextPage}
          onClick={() => {
            if (isFetchingNextPage) return;
            last.current = stories.at(-1)?.story_id;
            void fetchNextPage();
          }}
        >
          {t('shelf.showMore')}
        </button>
      ) : null}
      {family.isError && !isAsking ? (
        <>
          <p role="alert" className="family-said">
            {t('errorText', { ns: 'library' })}
          </p>
          <button
            ref={toTitle}
            type="button"
            className="btn btn-secondary mt-3"
            aria-disabled={isFetching}
            aria-busy={isFetching}
            onClick={() => (isFetching ? undefined : void refetch())}
          >
            {t('lost.again')}
          </button>
        </>
      ) : null}
    </>
  );
}

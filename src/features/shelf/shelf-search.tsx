import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Fragment, useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptSummary } from '#shelf/summary';
import { shelfSearchQuery } from '../../lib/shelf.ts';
import { ShelfGrid } from '../../components/shelf-grid.tsx';

interface ShelfSearchProps {
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
  /** How a found story is shown. */
  children: (story: KeptSummary) => ReactNode;
}

/** Finds a story by what its title or its hero is called. Escape empties the field first, then closes it. */
export function ShelfSearch({ text, onText, onClose, children }: ShelfSearchProps) {
  const { t } = useTranslation(['stories']);
  const field = useRef<HTMLInputElement>(null);
  // It was asked for just now.
  useEffect(() => field.current?.focus(), []);
  const asked = useDeferredValue(text.trim());
  const { data: found } = useQuery({
    ...shelfSearchQuery(asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const isAsking = text.trim() !== '' && found !== undefined;
  return (
    <>
      <div className="shelf-search" role="search">
        <input
          ref={field}
          type="search"
          name="shelf-search"
          aria-label={t('shelf.search')}
          placeholder={t('shelf.searchHint')}
          value={text}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            if (text === '') onClose();
            else onText('');
          }}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={text === '' ? t('shelf.searchClose') : t('shelf.searchClear')}
          onClick={() => {
            if (text === '') onClose();
            else {
              onText('');
              field.current?.focus();
            }
          }}
        >
          <X size={22} aria-hidden="true" />
        </button>
      </div>
      <p role="status" className="shelf-found">
        {isAsking ? (found.length > 0 ? t('shelf.found', { count: found.length }) : t('shelf.notFound')) : null}
      </p>
      {isAsking && found.length > 0 ? (
        <ShelfGrid name={`search ${asked}`} count={found.length} label={t('shelf.results')}>
          {(at) => {
            const story = found[at];
            return story ? <Fragment key={story.story_id}>{children(story)}</Fragment> : null;
          }}
        </ShelfGrid>
      ) : null}
    </>
  );
}

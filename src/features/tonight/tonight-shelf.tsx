import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, MoonStar } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BookCover } from '../../components/book-cover.tsx';
import { shelfTotalsQuery } from '../../lib/shelf.ts';
import { FEWEST_TONIGHT, stillToRead, tonight } from '../../lib/tonight.ts';
import { useTonightStories } from '../../lib/use-tonight-stories.ts';
import { PickingBar } from './picking-bar.tsx';

interface TonightShelfProps {
  /** Ids chosen so far, in the order of reading; undefined while nothing is being chosen. */
  picked: readonly string[] | undefined;
  onPick: (picked: readonly string[] | undefined) => void;
}

/** Tonight's stories on a parent's shelf: the way to choose them, and then what is chosen and what of it is read. */
export function TonightShelf({ picked, onPick }: TonightShelfProps) {
  const { t } = useTranslation(['bedtime']);
  const place = useRef<HTMLDivElement>(null);
  const wasPicking = useRef(false);
  const { data: totals } = useQuery(shelfTotalsQuery);
  const { chosen, stories, isPending } = useTonightStories();
  const isPicking = picked !== undefined;
  useEffect(() => {
    if (wasPicking.current && !isPicking) place.current?.querySelector<HTMLElement>('h2, button')?.focus();
    wasPicking.current = isPicking;
  }, [isPicking]);

  if (picked)
    return (
      <PickingBar
        count={picked.length}
        onDone={() => {
          const read = chosen?.read.filter((id) => picked.includes(id)) ?? [];
          tonight.choose({ stories: [...picked], read, chosen_at: Date.now() });
          onPick(undefined);
        }}
        onCancel={() => onPick(undefined)}
      />
    );
  const here = stories.map(({ story_id: id }) => id);
  const next = chosen && stillToRead(chosen).find((id) => here.includes(id));
  const hasRead = here.some((id) => chosen?.read.includes(id));
  if (!chosen || (here.length === 0 && !isPending))
    return totals && totals.stories >= FEWEST_TONIGHT ? (
      <div ref={place}>
        <button type="button" className="btn btn-quiet" onClick={() => onPick([])}>
          <MoonStar size={21} aria-hidden="true" />
          {t('tonight.choose')}
        </button>
      </div>
    ) : null;
  return (
    <div ref={place} className="tonight-chosen card">
      <h2 id="tonight-title" tabIndex={-1}>
        {t('tonight.title')}
      </h2>
      <ol aria-labelledby="tonight-title">
        {stories.map((story) => (
          <li key={story.story_id}>
            <BookCover theme={story.theme} cover={story.cover_image} imageStyle={story.image_style} />
            <Link to="/story/$storyId" params={{ storyId: story.story_id }} lang={story.story_language}>
              {story.title}
            </Link>
            {chosen.read.includes(story.story_id) ? (
              <span className="tonight-read">
                <Check size={18} aria-hidden="true" />
                {t('tonight.read')}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      {next || isPending ? null : <p className="text-ink2">{t('tonight.allRead')}</p>}
      <div className="tonight-ways">
        {next ? (
          <Link to="/story/$storyId" params={{ storyId: next }} className="btn btn-secondary">
            <MoonStar size={21} aria-hidden="true" />
            {hasRead ? t('tonight.goOn') : t('tonight.start')}
          </Link>
        ) : null}
        <button type="button" className="btn btn-quiet" onClick={() => onPick(here)}>
          {t('tonight.change')}
        </button>
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => {
            tonight.choose(null);
            requestAnimationFrame(() => document.querySelector<HTMLElement>('#shelf-here')?.focus());
          }}
        >
          {t('tonight.clear')}
        </button>
      </div>
    </div>
  );
}

import { withDigits } from '#contract/languages';
import { Link } from '@tanstack/react-router';
import { Check, Ellipsis, Globe, RotateCcw } from 'lucide-react';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoryStatusAnswer, StorySummary } from '#contract/stories';
import { StoryCover } from '../../components/story-cover.tsx';
import { handOnFocus } from '../../lib/hand-on-focus.ts';
import { useOnline } from '../../lib/use-online.ts';
import { isInTheMaking, percentOf } from './family.rules.ts';

// The button goes while the story is told once more.
const toStory = handOnFocus((button) => button.closest('li')?.querySelector('a'));
const dates = new Map<string, Intl.DateTimeFormat>();
function dateIn(language: string): Intl.DateTimeFormat {
  const known =
    dates.get(language) ?? new Intl.DateTimeFormat(withDigits(language), { dateStyle: 'medium', timeZone: 'UTC' });
  dates.set(language, known);
  return known;
}

export interface FamilyRowProps {
  story: StorySummary;
  /** The last word on how far it is, when it was asked for. */
  making: StoryStatusAnswer | undefined;
  isHere: boolean;
  /** How high it was when the list was left. */
  height: number | undefined;
  onOpen: (storyId: string) => void;
  onMore: (story: StorySummary) => void;
  onAgain: (storyId: string) => void;
}

/** A story of the family: what it is, where it is, who may read it, and what can be done with it. */
export const FamilyRow = memo(function FamilyRow({
  story,
  making,
  isHere,
  height,
  onOpen,
  onMore,
  onAgain,
}: FamilyRowProps) {
  const { t, i18n } = useTranslation(['stories', 'library']);
  const isOnline = useOnline();
  const needsNetwork = useId();
  const { story_id: storyId, parameters, cover_image: cover } = story;
  const name = parameters.protagonist_name;
  const title = story.title ?? t('shelf.unfinished', { name });
  const status = making?.status ?? story.status;
  const percent = percentOf(making?.progress ?? story.progress);
  return (
    <li
      className="family-row"
      data-story={storyId}
      style={height === undefined ? undefined : { containIntrinsicHeight: `auto ${height}px` }}
    >
      <StoryCover src={cover} imageStyle={parameters.image_style} seed={storyId} />
      <div className="family-words">
        <Link to="/story/$storyId" params={{ storyId }} onClick={() => onOpen(storyId)}>
          <b lang={story.title === null ? undefined : parameters.story_language}>{title}</b>
        </Link>
        <p>
          {t('reader.starring', { name })}
          <time dateTime={story.created_at}>{dateIn(i18n.language).format(new Date(story.created_at))}</time>
        </p>
        <p className="family-marks">
          {isInTheMaking(status) ? (
            <span className="family-making">
              {percent === undefined ? t('making', { ns: 'library' }) : t('makingPercent', { ns: 'library', percent })}
            </span>
          ) : null}
          {status === 'failed' ? <span className="family-failed">{t('failed', { ns: 'library' })}</span> : null}
          {status === 'failed' && !isOnline ? (
            <span id={needsNetwork}>{t('needsNetwork', { ns: 'library' })}</span>
          ) : null}
          {isHere ? (
            <span>
              <Check size={17} aria-hidden="true" />
              {t('library.parts.device')}
            </span>
          ) : null}
          {story.visibility === 'public' ? (
            <span>
              <Globe size={17} aria-hidden="true" />
              {t('public', { ns: 'library' })}
            </span>
          ) : null}
          {story.visibility === 'public' ? (
            <span>
              {t('likes', { ns: 'library', count: story.like_count })},{' '}
              {t('views', { ns: 'library', count: story.view_count })}
            </span>
          ) : null}
        </p>
      </div>
      <div className="family-tools">
        {status === 'failed' ? (
          <button
            ref={toStory}
            type="button"
            className="icon-button"
            aria-label={t('againTitle', { ns: 'library', title })}
            title={t('lost.again')}
            aria-disabled={!isOnline}
            aria-describedby={isOnline ? undefined : needsNetwork}
            onClick={() => (isOnline ? onAgain(storyId) : undefined)}
          >
            <RotateCcw size={21} aria-hidden="true" />
          </button>
        ) : null}
        <button
          type="button"
          className="icon-button"
          aria-haspopup="dialog"
          aria-label={t('shelf.more', { title })}
          data-more
          onClick={() => onMore(story)}
        >
          <Ellipsis size={21} aria-hidden="true" />
        </button>
      </div>
    </li>
  );
});

/** Rows that are still on their way, as large as they will be. */
export function FamilySkeleton() {
  const { t } = useTranslation(['stories', 'library']);
  return (
    <ul className="family-list" aria-busy="true" aria-label={t('loading', { ns: 'library' })}>
      {Array.from({ length: 5 }, (_, at) => (
        <li key={at} className="family-row" aria-hidden="true">
          <span className="cover skeleton" />
          <span className="family-words">
            <span className="skeleton" />
            <span className="skeleton" />
          </span>
        </li>
      ))}
    </ul>
  );
}

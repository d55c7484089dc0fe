import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isFinished } from '#contract/stories';
import { BookCover } from '../../components/book-cover.tsx';
import { handOnFocus } from '../../lib/hand-on-focus.ts';
import { useElsewhere } from './use-elsewhere.ts';

// Who has brought a story goes on with the one beside it, and at the end with the shelf.
const toNeighbor = handOnFocus((card) => {
  const neighbor = card.nextElementSibling ?? card.previousElementSibling;
  return neighbor?.querySelector('button') ?? neighbor?.querySelector('a');
});
const toHeading = handOnFocus((button) => button.parentElement?.querySelector('h2'));
const toShelf = handOnFocus(() => document.querySelector<HTMLElement>('#shelf-here'));

/** Stories of this visitor that the server has and this device does not, each with the way to bring it here. */
export function Elsewhere() {
  const { t } = useTranslation(['stories']);
  const { stories, waiting, onTheWay, hasFailed, room, bring, hasMore, isFetching, showMore } = useElsewhere();
  if (stories.length === 0) return null;
  return (
    <section ref={toShelf} className="shelf-part" aria-labelledby="shelf-mine">
      <div className="shelf-part-head">
        <h2 id="shelf-mine" tabIndex={-1}>
          {t('shelf.mine')}
        </h2>
        {waiting.length > 1 && room > 0 ? (
          <button ref={toHeading} type="button" className="btn btn-quiet" onClick={() => void bring(waiting)}>
            <Download size={20} aria-hidden="true" />
            {t('shelf.bringAll', { count: Math.min(waiting.length, room) })}
          </button>
        ) : null}
      </div>
      {room === 0 && onTheWay.size === 0 ? <p className="text-ink2 mb-4">{t('shelf.full')}</p> : null}
      <p role="status" className="elsewhere-failed">
        {hasFailed ? t('shelf.bringFailed') : null}
      </p>
      <ul className="elsewhere">
        {stories.map((story) => {
          const { story_id: storyId, parameters } = story;
          const title = story.title ?? t('shelf.unfinished', { name: parameters.protagonist_name });
          const isComing = onTheWay.has(storyId);
          return (
            <li key={storyId} ref={toNeighbor} className="story-card">
              <Link to="/story/$storyId" params={{ storyId }}>
                <BookCover theme={parameters.theme} cover={story.cover_image} imageStyle={parameters.image_style} />
                <b lang={parameters.story_language}>{title}</b>
              </Link>
              {isFinished(story.status) && (room > 0 || isComing) ? (
                <button
                  type="button"
                  className="bring-button"
                  aria-disabled={isComing}
                  aria-label={isComing ? t('shelf.comingTitle', { title }) : t('shelf.bringTitle', { title })}
                  onClick={() => void (isComing || bring([story]))}
                >
                  <Download size={18} aria-hidden="true" />
                  {isComing ? t('shelf.coming') : t('shelf.bring')}
                </button>
              ) : null}
            </li>
          );
        })}
      </ul>
      {hasMore ? (
        <button
          type="button"
          className="btn btn-secondary mt-6"
          aria-disabled={isFetching}
          onClick={() => void (isFetching || showMore())}
        >
          {t('shelf.showMore')}
        </button>
      ) : null}
    </section>
  );
}

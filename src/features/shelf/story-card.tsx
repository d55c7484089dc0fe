import { withDigits } from '#contract/languages';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ellipsis, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { starStory } from '#shelf/packages';
import { isWhole, type KeptSummary } from '#shelf/summary';
import { shelfChanged } from '../../lib/shelf.ts';
import { BookCover } from '../../components/book-cover.tsx';

interface StoryCardProps {
  story: KeptSummary;
  onMore: (story: KeptSummary) => void;
}

/** A kept story as a book on the shelf. What a parent may do with it stands below the title, away from the cover. */
export function StoryCard({ story, onMore }: StoryCardProps) {
  const { t, i18n } = useTranslation(['stories']);
  const client = useQueryClient();
  const { story_id: storyId, title, pictures, picture_bytes: here, starred } = story;
  const date = new Intl.DateTimeFormat(withDigits(i18n.language), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const star = async () => {
    await starStory(storyId, !starred).catch((cause: unknown) => console.warn('a star could not be kept', cause));
    await shelfChanged(client);
  };
  return (
    <>
      <Link to="/story/$storyId" params={{ storyId }}>
        <BookCover theme={story.theme} cover={story.cover_image} imageStyle={story.image_style} />
        <b lang={story.story_language}>{title}</b>
      </Link>
      {isWhole(story) ? null : (
        <p className="story-card-mark">
          {t('shelf.lacking', { here: pictures.filter((id) => id in here).length, count: pictures.length })}
        </p>
      )}
      {story.made_here ? <p className="story-card-mark">{t('shelf.madeHere')}</p> : null}
      <div className="story-card-foot">
        <time dateTime={story.created_at}>{date.format(new Date(story.created_at))}</time>
        <button
          type="button"
          className="card-button"
          aria-pressed={starred}
          aria-label={t('shelf.star', { title })}
          onClick={() => void star()}
        >
          {/* On the button it would be read out after the name, which says it already. */}
          <span title={t('shelf.starHint')} aria-hidden="true">
            <Star size={21} />
          </span>
        </button>
        <button
          type="button"
          className="card-button"
          aria-haspopup="dialog"
          aria-label={t('shelf.more', { title })}
          data-more={storyId}
          onClick={() => onMore(story)}
        >
          <Ellipsis size={21} aria-hidden="true" />
        </button>
      </div>
    </>
  );
}

import { Link } from '@tanstack/react-router';
import { BookOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { KeptSummary } from '#shelf/summary';
import { BookCover } from '../../components/book-cover.tsx';
import { minutesLeft } from './shelf-place.rules.ts';

/** The story that was begun and not told to its end, with the way back into it. */
export function CarryOn({ story }: { story: KeptSummary }) {
  const { t } = useTranslation(['stories']);
  const share = story.place?.share ?? 0;
  return (
    <section className="carry-on card" aria-labelledby="carry-on-title">
      <BookCover theme={story.theme} cover={story.cover_image} imageStyle={story.image_style} />
      <div className="carry-on-words">
        <p>{t('shelf.stopped')}</p>
        <h2 id="carry-on-title" lang={story.story_language}>
          {story.title}
        </h2>
        <p className="carry-on-left">
          <span className="place-moon" role="img" aria-label={t('reader.read', { percent: Math.round(share * 100) })}>
            <i style={{ transform: `translateX(${Math.round(share * -100)}%)` }} />
          </span>
          {t('shelf.left', { count: minutesLeft(story) })}
        </p>
      </div>
      <Link
        to="/story/$storyId"
        params={{ storyId: story.story_id }}
        className="btn btn-primary"
        aria-describedby="carry-on-title"
      >
        <BookOpen size={21} aria-hidden="true" />
        {t('shelf.carryOn')}
      </Link>
    </section>
  );
}

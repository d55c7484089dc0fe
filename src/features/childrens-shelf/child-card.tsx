import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { KeptSummary } from '#shelf/summary';
import { BookCover } from '../../components/book-cover.tsx';

/** A story as children find it: its cover, its title, and nothing else to press. */
export function ChildCard({ story, isRead = false }: { story: KeptSummary; isRead?: boolean }) {
  const { t } = useTranslation(['bedtime']);
  return (
    <Link to="/story/$storyId" params={{ storyId: story.story_id }}>
      <BookCover theme={story.theme} cover={story.cover_image} imageStyle={story.image_style} />
      <b lang={story.story_language}>{story.title}</b>
      {isRead ? (
        <span className="child-read">
          <Check size={18} aria-hidden="true" />
          {t('children.page.read')}
        </span>
      ) : null}
    </Link>
  );
}

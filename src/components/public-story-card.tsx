import { Link } from '@tanstack/react-router';
import { Eye, Heart, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StorySummary } from '#contract/stories';
import { StoryCover } from './story-cover.tsx';

/**
 * A story that anybody may read: cover and title lead into it, below them its day and how often it was read and liked.
 * Stands inside a list item of a `public-stories` list; the page's own style sheet imports `public-story-card.css`, and
 * the namespace `stories` holds its words.
 */
export function PublicStoryCard({ story }: { story: StorySummary }) {
  const { t, i18n } = useTranslation(['stories', 'categories']);
  const { story_id: storyId, title, parameters, created_at: made } = story;
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <>
      <Link to="/story/$storyId" params={{ storyId }} className="cover-card">
        <StoryCover src={story.cover_image} imageStyle={parameters.image_style} seed={storyId} />
        <span className="cover-title" lang={title === null ? undefined : parameters.story_language}>
          {title ?? t('shelf.unfinished', { name: parameters.protagonist_name })}
        </span>
      </Link>
      <span className="public-story-facts">
        <time dateTime={made}>{day.format(new Date(made))}</time>
        <Fact
          icon={Eye}
          count={story.view_count}
          words={t('card.views', { ns: 'categories', count: story.view_count })}
        />
        <Fact
          icon={Heart}
          count={story.like_count}
          words={t('card.likes', { ns: 'categories', count: story.like_count })}
        />
      </span>
    </>
  );
}

function Fact({ icon: Icon, count, words }: { icon: LucideIcon; count: number; words: string }) {
  const { i18n } = useTranslation();
  const short = new Intl.NumberFormat(i18n.language, { notation: 'compact' });
  return (
    <span className="public-story-fact">
      <Icon size={16} aria-hidden="true" />
      <span aria-hidden="true">{short.format(count)}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}

/** A card that is still on its way, as large as it will be. */
export function PublicStorySkeleton() {
  return (
    <li aria-hidden="true">
      <span className="cover skeleton" />
      <span className="skeleton public-story-line" />
      <span className="skeleton public-story-line" />
    </li>
  );
}

import { withDigits } from '#contract/languages';
import { Link } from '@tanstack/react-router';
import { Eye, Heart, type LucideIcon } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { StorySummary } from '#contract/stories';
import { StoryCover } from './story-cover.tsx';
import { StoryLanguage } from './story-language.tsx';

interface PublicStoryCardProps {
  story: StorySummary;
  /** What the card says, where the page around it speaks another language than the interface. */
  words?: { t: TFunction<'categories'>; language: string };
}

/**
 * A story that anybody may read: cover and title lead into it, below them its day and how often it was read and liked.
 * Stands inside a list item of a `public-stories` list; the page's own style sheet imports `public-story-card.css`, and
 * the namespace `stories` holds its words.
 */
export function PublicStoryCard({ story, words }: PublicStoryCardProps) {
  const { t, i18n } = useTranslation(['stories', 'categories']);
  const language = words?.language ?? i18n.language;
  const say = words?.t ?? i18n.getFixedT(language, 'categories');
  const ownLang = language === i18n.language ? undefined : i18n.language;
  const { story_id: storyId, title, parameters, created_at: made } = story;
  const day = new Intl.DateTimeFormat(withDigits(language), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <>
      <Link to="/story/$storyId" params={{ storyId }} className="cover-card">
        <StoryCover src={story.cover_image} imageStyle={parameters.image_style} seed={storyId} />
        <span className="cover-title" lang={title === null ? ownLang : parameters.story_language}>
          {title ?? t('shelf.unfinished', { name: parameters.protagonist_name })}
        </span>
        <StoryLanguage of={parameters.story_language} page={language} />
      </Link>
      <span className="public-story-facts">
        <time dateTime={made}>{day.format(new Date(made))}</time>
        <Fact
          icon={Eye}
          count={story.view_count}
          language={language}
          words={say('card.views', { count: story.view_count })}
        />
        <Fact
          icon={Heart}
          count={story.like_count}
          language={language}
          words={say('card.likes', { count: story.like_count })}
        />
      </span>
    </>
  );
}

interface FactProps {
  icon: LucideIcon;
  count: number;
  language: string;
  words: string;
}

function Fact({ icon: Icon, count, language, words }: FactProps) {
  const short = new Intl.NumberFormat(withDigits(language), { notation: 'compact' });
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

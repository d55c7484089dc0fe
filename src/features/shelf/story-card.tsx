import { Link } from '@tanstack/react-router';
import { Check, MoonStar } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { THEMES, type ImageStyle, type Theme } from '#contract/options';
import { smallPicture } from '#contract/picture-address';
import { StitchedIcon } from '../../components/stitched-icon.tsx';
import { usePictureFile } from '../../lib/use-picture-file.ts';

const FABRICS = 9;

interface StoryCardProps {
  story: { story_id: string; theme: Theme; created_at: string };
  title: string;
  /** Address of the cover, when there is one. */
  cover: string | null | undefined;
  /** In which the cover is painted, when that is known: light ones are dimmed at night. */
  imageStyle?: ImageStyle | undefined;
  isKept?: boolean;
}

/** A story as a book on the shelf: its cover, or while there is none its theme's fabric. */
export function StoryCard({ story, title, cover, imageStyle, isKept = false }: StoryCardProps) {
  const { t, i18n } = useTranslation(['stories']);
  const { isBroken, onError } = usePictureFile(cover);
  const date = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'long' }).format(
    new Date(story.created_at),
  );
  return (
    <li className="story-card">
      <Link to="/story/$storyId" params={{ storyId: story.story_id }}>
        <span className="story-card-cover" data-fabric={THEMES.indexOf(story.theme) % FABRICS} data-style={imageStyle}>
          {cover && !isBroken ? (
            <img src={smallPicture(cover)} alt="" loading="lazy" onError={onError} />
          ) : (
            <StitchedIcon icon={MoonStar} size={56} />
          )}
          {isKept ? (
            <span className="story-card-kept" role="img" aria-label={t('reader.saved')}>
              <Check size={17} strokeWidth={3} />
            </span>
          ) : null}
        </span>
        <b>{title}</b>
        <time dateTime={story.created_at}>{date}</time>
      </Link>
    </li>
  );
}

import { MoonStar } from 'lucide-react';
import { THEMES, type ImageStyle, type Theme } from '#contract/options';
import { smallPicture } from '#contract/picture-address';
import { StitchedIcon } from './stitched-icon.tsx';
import { usePictureFile } from '../lib/use-picture-file.ts';

const FABRICS = 9;

interface BookCoverProps {
  theme: Theme;
  /** Address of the cover, when there is one. */
  cover: string | null;
  /** In which it is painted: light ones are dimmed at night. */
  imageStyle: ImageStyle;
}

/** A story's cover, or while there is none its theme's fabric. Decoration; the title stands beside it. */
export function BookCover({ theme, cover, imageStyle }: BookCoverProps) {
  const { isBroken, onError } = usePictureFile(cover);
  return (
    <span className="story-card-cover" data-fabric={THEMES.indexOf(theme) % FABRICS} data-style={imageStyle}>
      {cover !== null && !isBroken ? (
        <img src={smallPicture(cover)} alt="" decoding="async" onError={onError} />
      ) : (
        <StitchedIcon icon={MoonStar} size={56} />
      )}
    </span>
  );
}

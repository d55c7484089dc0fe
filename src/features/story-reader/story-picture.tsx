import { ImageOff, Palette } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PICTURE_HEIGHT, PICTURE_SIZES, PICTURE_WIDTH, pictureSources } from '#contract/picture-address';
import type { StoryImage } from '#contract/stories';
import { StitchedIcon } from '../../components/stitched-icon.tsx';
import { usePictureFile } from '../../lib/use-picture-file.ts';
import { DrawnPicture } from './drawn-picture.tsx';
import { PictureGround } from './picture-ground.tsx';
import { useArrival } from './use-arrival.ts';
import { useDrawnPicture, type DrawnFrom } from './use-drawn-picture.ts';

function Placeholder({ status, isBroken }: Pick<StoryImage, 'status'> & { isBroken: boolean }) {
  const { t } = useTranslation(['stories']);
  const isFailed = status === 'failed';
  return (
    <div className="picture-empty">
      <StitchedIcon icon={isFailed || isBroken ? ImageOff : Palette} size={46} />
      {/* A centered word that gives way to a longer one is a layout shift to the browser; a new element is none. */}
      {isBroken ? null : <b key={status}>{t(`picture.status.${status}`)}</b>}
      <span>{t(isFailed ? 'picture.missing' : isBroken ? 'picture.later' : 'picture.readOn')}</span>
    </div>
  );
}

interface StoryPictureProps {
  image: StoryImage;
  story: DrawnFrom;
  isBook: boolean;
}

/** A picture beside its paragraph, or what became of it, always in a frame of the same shape. Skipped pictures leave nothing. */
export function StoryPicture({ image, story, isBook }: StoryPictureProps) {
  const { isBroken, onError } = usePictureFile(image.url);
  const drawn = useDrawnPicture(image, story, isBroken);
  const arrival = useArrival(image.status);
  if (image.status === 'skipped') return null;
  const url = image.status === 'complete' && !isBroken ? image.url : null;
  const isDrawn = drawn.url !== undefined;
  const isLost = isBroken && !isDrawn && !drawn.isDrawing;
  const status = url === null && isDrawn ? 'complete' : drawn.isDrawing ? 'generating' : image.status;
  return (
    <figure className="picture p-sca" data-status={isLost ? 'broken' : status}>
      {isDrawn || (url !== null && arrival.isOver) ? null : <Placeholder status={status} isBroken={isLost} />}
      {isBook ? <PictureGround url={url} drawn={drawn.url} /> : null}
      <DrawnPicture url={drawn.url} alt={url === null ? image.alt : ''} />
      {url === null ? null : (
        <img
          {...arrival.attributes}
          loading="lazy"
          sizes={PICTURE_SIZES}
          srcSet={pictureSources(url)}
          src={url}
          alt={image.alt}
          width={PICTURE_WIDTH}
          height={PICTURE_HEIGHT}
          onError={onError}
        />
      )}
    </figure>
  );
}

import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LanguageCode } from '#contract/languages';
import { COVER_SIZES, PICTURE_HEIGHT, PICTURE_WIDTH, pictureSources } from '#contract/picture-address';
import type { StoryImage } from '#contract/stories';
import { Fold } from '../../components/fold.tsx';
import { SleepyMoon } from '../../components/sleepy-moon.tsx';
import { usePictureFile } from '../../lib/use-picture-file.ts';
import { BackLink } from './back-link.tsx';
import { DrawnPicture } from './drawn-picture.tsx';
import { PictureGround } from './picture-ground.tsx';
import { useArrival } from './use-arrival.ts';
import { useDrawnPicture, type DrawnFrom } from './use-drawn-picture.ts';

interface CoverPictureProps {
  cover: StoryImage | undefined;
  story: DrawnFrom;
  /** The language of the story: its pictures are described in it. */
  lang: LanguageCode;
  isBook: boolean;
}

function CoverPicture({ cover, story, lang, isBook }: CoverPictureProps) {
  const { t } = useTranslation(['stories']);
  const { isBroken, onError } = usePictureFile(cover?.url);
  const drawn = useDrawnPicture(cover, story, isBroken);
  const arrival = useArrival(cover?.status ?? 'pending');
  const url = cover?.status === 'complete' && !isBroken ? cover.url : null;
  const isDrawn = drawn.url !== undefined;
  const status = isDrawn ? 'complete' : drawn.isDrawing ? 'generating' : cover?.status;
  return (
    <>
      {isDrawn || (url !== null && arrival.isOver) ? null : <SleepyMoon className="reader-moon" />}
      {status !== undefined && status !== 'complete' ? (
        <span key={status} className="cover-status">
          {t(`picture.status.${status}`)}
        </span>
      ) : null}
      {isBook ? <PictureGround url={url} drawn={drawn.url} /> : null}
      <DrawnPicture url={drawn.url} alt={url === null ? (cover?.alt ?? '') : ''} lang={lang} />
      {cover && url !== null ? (
        <img
          {...arrival.attributes}
          fetchPriority="high"
          sizes={COVER_SIZES}
          srcSet={pictureSources(url)}
          src={url}
          alt={cover.alt}
          lang={lang}
          width={PICTURE_WIDTH}
          height={PICTURE_HEIGHT}
          onError={onError}
        />
      ) : null}
    </>
  );
}

interface StoryCoverProps extends CoverPictureProps {
  /** Undefined where nothing is shared: in children's hands. */
  onShare: (() => void) | undefined;
  /** Whether the book is open where the cover is seen. */
  isNow: boolean;
  /** Whether the ways out stand over it: not while a child reads. */
  hasBar: boolean;
}

/** The top of a story: its cover, or the moon behind the fold in the same room. */
export function StoryCover({ cover, story, lang, isBook, onShare, isNow, hasBar }: StoryCoverProps) {
  const { t } = useTranslation(['stories']);
  return (
    <div className="reader-cover sky" data-now={isNow ? undefined : false}>
      <CoverPicture cover={cover} story={story} lang={lang} isBook={isBook} />
      <div className="reader-bar" data-now={hasBar ? undefined : false}>
        <BackLink />
        {onShare ? (
          <button type="button" className="icon-button glass" aria-label={t('reader.share')} onClick={onShare}>
            <Share2 size={21} />
          </button>
        ) : null}
      </div>
      <Fold />
    </div>
  );
}

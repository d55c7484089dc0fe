import { ImageOff, Palette } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoryImage } from '#contract/stories';
import { StitchedIcon } from '../../components/stitched-icon.tsx';

/** A picture beside its paragraph, or what became of it, always in a box of the same size. Skipped pictures leave nothing. */
export function StoryPicture({ image }: { image: StoryImage }) {
  const { t } = useTranslation(['stories']);
  const [isBroken, setBroken] = useState(false);
  if (image.status === 'skipped') return null;
  if (image.status === 'complete' && image.url !== null && !isBroken) {
    return (
      <figure className="picture">
        <img src={image.url} alt={image.alt} width={640} height={480} onError={() => setBroken(true)} />
      </figure>
    );
  }
  const isFailed = image.status === 'failed' || image.status === 'complete';
  return (
    <figure className="picture picture-empty" data-status={image.status}>
      <StitchedIcon icon={isFailed ? ImageOff : Palette} size={46} />
      <b>{t(`picture.status.${isFailed ? 'failed' : image.status}`)}</b>
      <span>{isFailed ? t('picture.missing') : t('picture.readOn')}</span>
    </figure>
  );
}

import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { smallPicture } from '#contract/picture-address';
import type { StoryImage } from '#contract/stories';

interface MendPictureProps {
  image: StoryImage;
  isHidden: boolean;
  onToggle: () => void;
}

/** A picture that can be hidden, and shown again. */
export function MendPicture({ image: { id, alt, status, url }, isHidden, onToggle }: MendPictureProps) {
  const { t } = useTranslation(['bedtime']);
  return (
    <figure className="mend-picture" data-hidden={isHidden ? true : undefined}>
      {status === 'complete' && url !== null ? (
        <img src={smallPicture(url)} alt={alt} width={640} height={480} loading="lazy" />
      ) : (
        <figcaption>{alt}</figcaption>
      )}
      <button type="button" className="btn btn-secondary" data-picture={id} onClick={onToggle}>
        {isHidden ? <Eye size={20} aria-hidden="true" /> : <EyeOff size={20} aria-hidden="true" />}
        {t(isHidden ? 'mend.showPicture' : 'mend.hidePicture')}
        <span className="sr-only">: {alt}</span>
      </button>
    </figure>
  );
}

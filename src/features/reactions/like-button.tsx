import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reactions } from './reactions.queries.ts';
import { useLike } from './use-like.ts';

interface LikeButtonProps {
  storyId: string;
  reactions: Reactions;
}

/** The heart of a public story with the count of all hearts. */
export function LikeButton({ storyId, reactions }: LikeButtonProps) {
  const { t } = useTranslation(['stories', 'library']);
  const { isLiked, count, status, press } = useLike(storyId, reactions);
  const said = {
    success: isLiked ? t('reactions.liked', { ns: 'library' }) : t('reactions.notLiked', { ns: 'library' }),
    error: t('reactions.failed', { ns: 'library' }),
  };
  return (
    <>
      <div className="reactions-heart">
        <button type="button" className="btn btn-quiet" aria-pressed={isLiked} onClick={press}>
          <Heart size={21} fill={isLiked ? 'currentColor' : 'none'} aria-hidden="true" />
          {t('reactions.like', { ns: 'library' })}
        </button>
        {count > 0 ? <span className="reactions-count">{t('reactions.likes', { ns: 'library', count })}</span> : null}
      </div>
      <p role="status" className={status === 'error' ? 'reactions-failed' : 'sr-only'}>
        {status === 'success' || status === 'error' ? said[status] : null}
      </p>
    </>
  );
}

import { ArrowLeft, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StoryImage } from '#contract/stories';
import { Fold } from '../../components/fold.tsx';
import { SleepyMoon } from '../../components/sleepy-moon.tsx';
import { useLeave } from './use-leave.ts';

/** The top of a story: its cover, or the moon behind the fold in the same room. */
export function StoryCover({ cover, onShare }: { cover: StoryImage | undefined; onShare: () => void }) {
  const { t } = useTranslation(['stories']);
  const leave = useLeave();
  return (
    <div className="reader-cover sky">
      {cover?.status === 'complete' && cover.url !== null ? (
        <img src={cover.url} alt={cover.alt} width={640} height={480} />
      ) : (
        <SleepyMoon className="reader-moon" />
      )}
      <div className="reader-bar">
        <a
          href="/"
          className="icon-button glass"
          aria-label={t('reader.back')}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            leave();
          }}
        >
          <ArrowLeft size={23} />
        </a>
        <button type="button" className="icon-button glass" aria-label={t('reader.share')} onClick={onShare}>
          <Share2 size={21} />
        </button>
      </div>
      <Fold />
    </div>
  );
}

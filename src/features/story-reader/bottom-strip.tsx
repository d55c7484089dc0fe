import { useTranslation } from 'react-i18next';
import type { Progress, StoryStatus } from '#contract/stories';
import { percentOf, stageOf } from './story-progress.rules.ts';

/** Says over the lower edge that nothing more is coming, and asks again on request. */
export function LostStrip({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation(['stories']);
  return (
    <div className="bottom-strip">
      <span role="status">{t('lost.text')}</span>
      <button type="button" className="btn btn-secondary" onClick={onAgain}>
        {t('lost.again')}
      </button>
    </div>
  );
}

/** The rest of the making, while the text can already be read. */
export function MakingStrip({ making }: { making: { status: StoryStatus; progress?: Progress | null } }) {
  const { t } = useTranslation(['stories']);
  const percent = making.status === 'complete' ? 100 : percentOf(making);
  return (
    <div className="bottom-strip bottom-strip-slim">
      <span role="status">{t(`progress.stages.${stageOf(making)}`)}</span>
      <span
        role="progressbar"
        aria-label={t('progress.label')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        {t('progress.percent', { percent })}
      </span>
    </div>
  );
}

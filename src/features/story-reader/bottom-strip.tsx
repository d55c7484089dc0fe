import { useTranslation } from 'react-i18next';
import type { Story } from '#contract/stories';
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

/** The rest of the making, while the text can already be read. Stages are said where pictures come: of words the last line speaks. */
export function MakingStrip({ making }: { making: Pick<Story, 'status' | 'progress' | 'images'> }) {
  const { t } = useTranslation(['stories']);
  const label = t('progress.label');
  const percent = making.status === 'complete' ? 100 : percentOf(making);
  return (
    <section className="bottom-strip bottom-strip-slim" aria-label={label}>
      <span role={making.images.length > 0 ? 'status' : undefined}>{t(`progress.stages.${stageOf(making)}`)}</span>
      <span role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
        {t('progress.percent', { percent })}
      </span>
    </section>
  );
}

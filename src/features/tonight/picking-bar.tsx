import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FEWEST_TONIGHT, MOST_TONIGHT } from '../../lib/tonight.ts';

interface PickingBarProps {
  count: number;
  onDone: () => void;
  onCancel: () => void;
}

/** Stands above the shelf while tonight's stories are chosen: how many they are, and what ends the choosing. */
export function PickingBar({ count, onDone, onCancel }: PickingBarProps) {
  const { t } = useTranslation(['bedtime']);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  const isEnough = count >= FEWEST_TONIGHT;
  return (
    <section className="picking card" aria-labelledby="picking-title">
      <div>
        <h2 ref={head} id="picking-title" tabIndex={-1}>
          {t('tonight.choose')}
        </h2>
        <p id="picking-hint">{t('tonight.hint')}</p>
        <p role="status">
          {count > 0 ? t('tonight.picked', { count }) : null} {count === MOST_TONIGHT ? t('tonight.full') : null}
        </p>
      </div>
      <button
        type="button"
        className="btn btn-secondary"
        aria-disabled={!isEnough}
        aria-describedby="picking-hint"
        onClick={() => (isEnough ? onDone() : undefined)}
      >
        {t('tonight.done')}
      </button>
      <button type="button" className="btn btn-quiet" onClick={onCancel}>
        {t('tonight.cancel')}
      </button>
    </section>
  );
}

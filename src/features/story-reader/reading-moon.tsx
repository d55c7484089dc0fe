import { useTranslation } from 'react-i18next';
import { moonPhase } from './reading-moon.rules.ts';

/** A moon that fills while the story is read. */
export function ReadingMoon({ percent }: { percent: number }) {
  const { t } = useTranslation(['stories']);
  return (
    <svg
      className="reading-moon"
      data-shown={percent > 0}
      viewBox="0 0 40 40"
      role="img"
      aria-label={t('reader.read', { percent })}
    >
      <circle cx="20" cy="20" r="15" fill="var(--surface3)" />
      <path d={moonPhase(percent / 100)} fill="var(--ring)" />
      <circle cx="20" cy="20" r="17.5" fill="none" stroke="var(--edge)" strokeWidth="1.4" strokeDasharray="2.5 2.5" />
    </svg>
  );
}

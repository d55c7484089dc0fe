import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readShare } from './read-share.ts';
import { moonPhase } from './reading-moon.rules.ts';

/** How much of the text has passed, in whole percent; 0 before the first line is left. */
function useReadPercent(): number {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      setPercent(Math.round(100 * readShare()));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, []);
  return percent;
}

/** A moon that fills while the story is read; `percent` is known where pages are turned, and measured where they are not. */
export function ReadingMoon({ percent: known }: { percent: number | undefined }) {
  const { t } = useTranslation(['stories']);
  const measured = useReadPercent();
  const percent = known ?? measured;
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

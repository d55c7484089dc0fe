import './lock-moon.css';
import { useTranslation } from 'react-i18next';
import { SleepyMoon } from '../../components/sleepy-moon.tsx';
import { useHold } from './use-hold.ts';
import { useShownByTap } from './use-shown-by-tap.ts';

/** The moon of the little-hands lock: a tap on the story shows it, holding it unlocks. `onUnlock` is called once. */
export function LockMoon({ onUnlock }: { onUnlock: () => void }) {
  const { t } = useTranslation(['bedtime']);
  const { isHeld, isAsked, handlers } = useHold(onUnlock);
  const [isShown] = useShownByTap(isHeld || isAsked);
  return (
    <div className="lock-moon" data-shown={isShown || isHeld || isAsked}>
      <button type="button" data-held={isHeld} aria-label={t('bar.lock.unlock')} {...handlers}>
        <svg viewBox="0 0 104 104" aria-hidden="true">
          <circle cx="52" cy="52" r="44" stroke="var(--edge)" strokeWidth="3" strokeDasharray="4 5" />
          <circle className="lock-ring" cx="52" cy="52" r="44" pathLength="1" stroke="var(--amber)" strokeWidth="5" />
        </svg>
        <SleepyMoon />
      </button>
      <p role="status">
        <b>{t(isHeld ? 'bar.lock.keep' : isAsked ? 'bar.lock.again' : 'bar.lock.hold')}</b>
        <span>{t('bar.lock.on')}</span>
      </p>
    </div>
  );
}

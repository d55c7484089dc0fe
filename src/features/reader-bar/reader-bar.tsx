import { useTranslation } from 'react-i18next';
import type { OpenStory } from '../../lib/open-story.ts';
import { AroundBar } from './around-bar.tsx';
import { LockMoon } from './lock-moon.tsx';
import { useKeepAwake } from './use-keep-awake.ts';
import { useLock } from './use-lock.ts';

interface ReaderBarProps {
  open: OpenStory;
  /** Opens the reading sheet. */
  onSettings: () => void;
}

/** What a parent reaches from an open story; while little hands hold it, the moon that unlocks it. Keeps the screen on. */
export function ReaderBar({ open, onSettings }: ReaderBarProps) {
  const { t } = useTranslation(['bedtime']);
  const { isLocked, isOpened, unlock } = useLock();
  useKeepAwake();
  return (
    <>
      {isLocked ? (
        <LockMoon onUnlock={unlock} />
      ) : (
        <AroundBar open={open} onSettings={onSettings} isUnlocked={isOpened} />
      )}
      <p role="status" className="sr-only">
        {isOpened ? t('bar.lock.open') : ''}
      </p>
    </>
  );
}

import { MoonStar } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface LostAdProps {
  /** Who pays to see no ads has a blank. */
  hasWord: boolean;
  /** The room is below the window, where it can go without moving what is read. */
  onOutOfSight: () => void;
}

/** What a room for ads says that has none, as long as it is seen. */
export function LostAd({ hasWord, onOutOfSight }: LostAdProps) {
  const { t, i18n, ready } = useTranslation(['ads'], { useSuspense: false });
  const words = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onOutOfSight);
  useEffect(() => {
    const room = words.current?.parentElement;
    if (!room) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last && !last.isIntersecting && last.boundingClientRect.top >= innerHeight) leave();
    });
    observer.observe(room);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={words} className="ad-quiet" lang={i18n.language}>
      {hasWord ? <MoonStar size={20} aria-hidden="true" /> : null}
      {hasWord && ready ? <p>{t('quiet')}</p> : null}
    </div>
  );
}

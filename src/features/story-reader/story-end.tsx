import { Link } from '@tanstack/react-router';
import { Library, MoonStar, RotateCcw, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Fold } from '../../components/fold.tsx';
import { CHILDREN_PATH } from '../../lib/childrens-mode.ts';
import { SleepyMoon } from '../../components/sleepy-moon.tsx';

interface StoryEndProps {
  name: string;
  /** Undefined in children's hands: then the covers are the only way on. */
  onShare: (() => void) | undefined;
  onAgain: () => void;
  /** Whether the book is open at its last page. */
  isNow: boolean;
  /** What stands below all else. */
  children?: ReactNode;
}

/** The End: good night, and one way on for the parent. */
export function StoryEnd({ name, onShare, onAgain, isNow, children }: StoryEndProps) {
  const { t } = useTranslation(['stories']);
  const readAgain = () => {
    onAgain();
    scrollTo({ top: 0, behavior: 'smooth' });
  };
  return (
    <footer className="story-end" data-now={isNow ? true : undefined}>
      <div className="story-end-sky">
        <SleepyMoon />
      </div>
      <Fold />
      <div className="story-end-sheet">
        <h2>{t('reader.theEnd')}</h2>
        <p>{t('reader.sleepTight', { name })}</p>
        <div className="seam" />
        {onShare ? (
          <Link to="/" className="btn btn-primary" activeOptions={{ exact: true }}>
            <MoonStar size={21} />
            {t('reader.another')}
          </Link>
        ) : null}
        <div className="story-end-pair">
          {onShare ? (
            <button type="button" className="btn btn-secondary" onClick={onShare}>
              <Share2 size={20} />
              {t('reader.share')}
            </button>
          ) : null}
          <button type="button" className="btn btn-secondary" onClick={readAgain}>
            <RotateCcw size={20} />
            {t('reader.again')}
          </button>
        </div>
        <Link to={onShare ? '/stories' : CHILDREN_PATH} className="btn btn-quiet">
          <Library size={20} />
          {t('reader.shelf')}
        </Link>
        {children}
      </div>
    </footer>
  );
}

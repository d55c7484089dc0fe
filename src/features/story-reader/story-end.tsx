import { Link } from '@tanstack/react-router';
import { Library, MoonStar, RotateCcw, Share2 } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Fold } from '../../components/fold.tsx';
import { CHILDREN_PATH } from '../../lib/childrens-mode.ts';
import { SleepyMoon } from '../../components/sleepy-moon.tsx';
import { isCalm } from '../../lib/is-calm.ts';

interface StoryEndProps {
  name: string;
  heading: Ref<HTMLHeadingElement>;
  /** Undefined where nothing is shared: in children's hands. */
  onShare: (() => void) | undefined;
  onAgain: () => void;
  /** In children's mode the covers are the only way on. */
  isChildren: boolean;
  /** Little hands hold the story: nothing leads on. */
  isLocked: boolean;
  /** Whether the book is open at its last page. */
  isNow: boolean;
  /** What stands below all else. */
  children?: ReactNode;
}

/** The End: good night, and one way on for the parent. */
export function StoryEnd({ name, heading, onShare, onAgain, isChildren, isLocked, isNow, children }: StoryEndProps) {
  const { t } = useTranslation(['stories']);
  const readAgain = () => {
    onAgain();
    scrollTo({ top: 0, behavior: isCalm() ? 'instant' : 'smooth' });
  };
  return (
    <footer className="story-end" data-now={isNow ? true : undefined}>
      <div className="story-end-sky">
        <SleepyMoon />
      </div>
      <Fold />
      <div className="story-end-sheet">
        <h2 ref={heading}>{t('reader.theEnd')}</h2>
        <p>{t('reader.sleepTight', { name })}</p>
        <div className="seam" />
        {isChildren || isLocked ? null : (
          <Link to="/" className="btn btn-primary" activeOptions={{ exact: true }}>
            <MoonStar size={21} />
            {t('reader.another')}
          </Link>
        )}
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
        {isLocked ? null : (
          <Link to={isChildren ? CHILDREN_PATH : '/stories'} className="btn btn-quiet">
            <Library size={20} />
            {t('reader.shelf')}
          </Link>
        )}
        {/* Out of reach, but there: tonight's stories are counted by what stands here. */}
        <div hidden={isLocked}>{children}</div>
      </div>
    </footer>
  );
}

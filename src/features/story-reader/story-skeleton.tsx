import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fold } from '../../components/fold.tsx';
import { usePageHead } from '../../lib/use-page-head.ts';
import { BackLink } from './back-link.tsx';

/** A network that hangs is no fault that would be told: whoever waits so long is told that, and what opens without it. */
const SLOW_MS = 6000;

function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

/** The shape of a story while it is on its way, with the ways out. */
export function StorySkeleton() {
  const { t } = useTranslation(['stories']);
  const isSlow = useIsSlow();
  usePageHead({ robots: 'noindex' });
  return (
    <main className="reader">
      <div className="reader-cover sky">
        <div className="reader-bar">
          <BackLink />
        </div>
        <Fold />
      </div>
      {/* Only the shapes are busy: what is said, and the ways out, are there to be heard. */}
      <div className="reader-head" data-skeleton aria-busy="true">
        <div className="skeleton h-[34px] w-4/5" />
        <div className="skeleton mt-2 h-[34px] w-1/2" />
        <div className="mt-4 flex gap-2">
          {[32, 26, 30].map((width) => (
            <div key={width} className="skeleton h-[34px] rounded-full" style={{ width: `${width}%` }} />
          ))}
        </div>
      </div>
      <div className="story-text">
        {[100, 94, 97, 66].map((width) => (
          <div key={width} className="skeleton mb-4 h-5" style={{ width: `${width}%` }} />
        ))}
      </div>
      <div className={isSlow ? 'bottom-strip' : undefined}>
        <p role="status" className={isSlow ? undefined : 'sr-only'}>
          {t(isSlow ? 'reader.slow' : 'reader.loading')}
        </p>
        {isSlow ? (
          <Link to="/stories" className="btn btn-secondary">
            {t('notFound.saved')}
          </Link>
        ) : null}
      </div>
    </main>
  );
}

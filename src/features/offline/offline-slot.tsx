import { lazy, Suspense, useEffect } from 'react';
import { useOnline } from '../../lib/use-online.ts';

const HomeOffline = lazy(() => import('./home-offline.tsx').then((module) => ({ default: module.HomeOffline })));

/**
 * Where the home page says that there is no network. index.html's script marks the document before its first paint, so
 * that the subtitle makes way from the beginning.
 */
export function OfflineSlot() {
  const isOnline = useOnline();
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isOnline) delete dataset['offline'];
    else dataset['offline'] = 'true';
  }, [isOnline]);
  return (
    <div role="status" className="home-offline">
      {isOnline ? null : (
        <Suspense fallback={null}>
          <HomeOffline />
        </Suspense>
      )}
    </div>
  );
}

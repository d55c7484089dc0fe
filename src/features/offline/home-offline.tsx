import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { shelfTotalsQuery } from '../../lib/shelf.ts';
import { useOnline } from '../../lib/use-online.ts';

/**
 * On the home page: that there is no network, and the way to what still opens. index.html's script marks the document
 * before its first paint, so that the room for this is there from the beginning and nothing moves.
 */
export function HomeOffline() {
  const { t } = useTranslation(['pages']);
  const isOnline = useOnline();
  const { data: kept } = useQuery(shelfTotalsQuery);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isOnline) delete dataset['offline'];
    else dataset['offline'] = 'true';
  }, [isOnline]);
  return (
    <div role="status" className="home-offline">
      {isOnline ? null : (
        <div className="home-offline-strip">
          <WifiOff size={22} aria-hidden="true" />
          <p>
            <b>{t('index.offline.title')}</b>
            {kept && kept.stories > 0 ? <span>{t('index.offline.kept', { count: kept.stories })}</span> : null}
          </p>
          <Link to="/stories">{t('index.offline.shelf')}</Link>
        </div>
      )}
    </div>
  );
}

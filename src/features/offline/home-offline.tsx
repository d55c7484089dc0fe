import '../../styles/home-offline.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shelfTotalsQuery } from '../../lib/shelf.ts';

/** On the home page: that there is no network, and the way to what still opens. */
export function HomeOffline() {
  const { t } = useTranslation(['pages']);
  const { data: kept } = useQuery(shelfTotalsQuery);
  return (
    <div className="home-offline-strip">
      <WifiOff size={22} aria-hidden="true" />
      <p>
        <b>{t('index.offline.title')}</b>
        {kept && kept.stories > 0 ? <span>{t('index.offline.kept', { count: kept.stories })}</span> : null}
      </p>
      <Link to="/stories">{t('index.offline.shelf')}</Link>
    </div>
  );
}

import '../../styles/home-offline.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shelfTotalsQuery } from '../../lib/shelf.ts';

/** On the home page: that there is no network, and the way to what still opens. */
export function HomeOffline() {
  const { t } = useTranslation(['pages']);
  const { data: kept } = useQuery(shelfTotalsQuery);
  // Said once and whole.
  if (!kept) return null;
  return (
    <Link to="/stories" className="home-offline-strip">
      <WifiOff size={22} aria-hidden="true" />
      <span>
        <b>{t('index.offline.title')}</b>
        {kept.stories > 0 ? <small>{t('index.offline.kept', { count: kept.stories })}</small> : null}
      </span>
      <u>{t('index.offline.shelf')}</u>
      <ChevronRight size={18} aria-hidden="true" />
    </Link>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Plane } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shelfTotalsQuery } from '../../lib/shelf.ts';
import { useOnline } from '../../lib/use-online.ts';

/** Says that there is no network, and leads with what still works. */
export function OfflineStrip() {
  const { t } = useTranslation(['stories']);
  const isOnline = useOnline();
  const { data: kept } = useQuery(shelfTotalsQuery);
  return (
    <div role="status" className="offline-slot">
      {isOnline ? null : (
        <p className="offline-strip">
          <Plane size={19} aria-hidden="true" />
          {kept && kept.stories > 0 ? t('offline.strip') : t('offline.none')}
        </p>
      )}
    </div>
  );
}

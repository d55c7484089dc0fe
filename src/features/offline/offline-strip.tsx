import { useQuery } from '@tanstack/react-query';
import { Plane } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { keptStoriesQuery } from '../../lib/kept-stories.ts';
import { useOnline } from '../../lib/use-online.ts';

/** Says that there is no network, and leads with what still works. */
export function OfflineStrip() {
  const { t } = useTranslation(['stories']);
  const isOnline = useOnline();
  const { data: kept = [] } = useQuery(keptStoriesQuery);
  return (
    <div role="status" className="offline-slot">
      {isOnline ? null : (
        <p className="offline-strip">
          <Plane size={19} />
          {kept.length > 0 ? t('offline.strip', { count: kept.length }) : t('offline.none')}
        </p>
      )}
    </div>
  );
}

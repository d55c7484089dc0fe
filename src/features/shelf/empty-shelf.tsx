import { Link } from '@tanstack/react-router';
import { MoonStar } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SkyPanel } from '../../components/sky-panel.tsx';

/** What a shelf without stories says: how they come here, or that this browser lets nothing be kept. */
export function EmptyShelf({ isInReach }: { isInReach: boolean }) {
  const { t } = useTranslation(['stories']);
  if (!isInReach) return <SkyPanel title={t('shelf.noStorageTitle')} text={t('shelf.noStorageText')} />;
  return (
    <SkyPanel title={t('shelf.emptyTitle')} text={t('shelf.emptyText')}>
      <Link to="/" activeOptions={{ exact: true }} className="btn btn-primary">
        <MoonStar size={21} aria-hidden="true" />
        {t('shelf.create')}
      </Link>
    </SkyPanel>
  );
}

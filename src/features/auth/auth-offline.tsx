import { Link } from '@tanstack/react-router';
import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../lib/use-online.ts';

/** Without a network: what has to wait for it, and what has not. */
export function AuthOffline() {
  const { t } = useTranslation(['auth']);
  const isOnline = useOnline();
  return (
    <div role="status">
      {isOnline ? null : (
        <p className="auth-offline">
          <WifiOff size={21} aria-hidden="true" />
          <span>
            {t('offline.text', { ns: 'auth' })} <Link to="/stories">{t('offline.shelf', { ns: 'auth' })}</Link>
          </span>
        </p>
      )}
    </div>
  );
}

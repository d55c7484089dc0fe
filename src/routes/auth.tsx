import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SkyPanel } from '../components/sky-panel.tsx';

/** `/auth`: accounts are not open yet, and the page says so. */
export function AuthRoute() {
  const { t } = useTranslation(['auth']);
  return (
    <main>
      <SkyPanel title={t('notYet.title', { ns: 'auth' })} text={t('notYet.text', { ns: 'auth' })}>
        <Link to="/" className="btn btn-primary">
          {t('notYet.home', { ns: 'auth' })}
        </Link>
      </SkyPanel>
    </main>
  );
}

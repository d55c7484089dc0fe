import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SkyPanel } from '../../components/sky-panel.tsx';

/** In the place of a plan that nobody sells: the way to those that are sold (DECIDE-63). */
export function UnknownPlan({ isFree }: { isFree: boolean }) {
  const { t } = useTranslation(['pricing']);
  return (
    <main className="payment-unknown">
      <SkyPanel title={t('payment.unknownTitle')} text={t('payment.unavailable')}>
        {isFree ? <p className="text-ink2 w-full">{t('payment.free')}</p> : null}
        <Link to="/pricing" className="btn btn-primary">
          {t('payment.seePlans')}
        </Link>
      </SkyPanel>
    </main>
  );
}

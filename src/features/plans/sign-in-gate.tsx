import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { keepReturnPath } from '../session/return-path.ts';

/** In the place of the way to the checkout for visitors without an account; signing in comes back here (DECIDE-55). */
export function SignInGate() {
  const { t } = useTranslation(['pricing']);
  const router = useRouter();
  const keep = () => keepReturnPath(router.state.location.href);
  return (
    <section className="payment-gate" aria-labelledby="payment-gate">
      <h3 id="payment-gate">{t('payment.gateTitle')}</h3>
      <p>{t('payment.gateText')}</p>
      <Link to="/auth" search={{ mode: 'register' }} className="btn btn-primary w-full" onClick={keep}>
        {t('payment.gateRegister')}
      </Link>
      <Link to="/auth" className="btn btn-secondary w-full" onClick={keep}>
        {t('payment.gateLogin')}
      </Link>
    </section>
  );
}

import { CircleAlert, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PaidTier } from '#contract/payments';
import { useOnline } from '../../lib/use-online.ts';
import { useCheckout } from './use-checkout.ts';

interface CheckoutButtonProps {
  plan: PaidTier;
  name: string;
  /** Somebody with the other paid plan changes it; that is confirmed at the provider's too. */
  isChange: boolean;
  /** The checkout is a sandbox: nobody pays. */
  isTest: boolean;
}

/** The way to the provider's checkout, what will happen there, and next to it why it did not work. */
export function CheckoutButton({ plan, name, isChange, isTest }: CheckoutButtonProps) {
  const { t } = useTranslation(['pricing', 'errors']);
  const isOnline = useOnline();
  const { isBusy, failure, begin } = useCheckout(plan);
  const label = isChange ? t('payment.change', { plan: name }) : t('payment.subscribe');
  return (
    <>
      <button
        type="button"
        className="btn btn-primary w-full"
        aria-disabled={!isOnline}
        aria-busy={isBusy}
        aria-describedby={isOnline ? 'payment-way' : 'payment-offline payment-way'}
        onClick={() => (isOnline ? begin() : undefined)}
      >
        {isBusy ? t('payment.opening') : label}
        <ExternalLink size={19} aria-hidden="true" />
      </button>
      {failure ? (
        <div role="alert" className="offer-alert">
          <CircleAlert size={22} aria-hidden="true" />
          <p>{failure}</p>
        </div>
      ) : null}
      <p id="payment-offline" role="status" className="payment-note">
        {isOnline ? null : t('network', { ns: 'errors' })}
      </p>
      <p id="payment-way" className="payment-note">
        {isChange ? t(`payment.changeText.${plan}`, { plan: name }) : t('payment.partner')}
        {isTest ? <b>{t('payment.test')}</b> : null}
      </p>
    </>
  );
}

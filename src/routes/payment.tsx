import '../styles/payment.css';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { PaymentPage } from '../features/plans/payment-page.tsx';

/** `/payment?plan=`: one plan, and the way to the provider's checkout. */
export function PaymentRoute() {
  const { plan, checkout } = useSearch({ from: '/payment' });
  const navigate = useNavigate({ from: '/payment' });
  const forgetCheckout = useCallback(
    () => void navigate({ search: { plan }, replace: true, resetScroll: false }),
    [navigate, plan],
  );
  const shown = plan ?? 'basic';
  return (
    <PaymentPage key={shown} plan={shown} wasCancelled={checkout === 'cancelled'} onCancelledRead={forgetCheckout} />
  );
}

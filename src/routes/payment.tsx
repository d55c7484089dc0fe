import '../styles/payment.css';
import { useSearch } from '@tanstack/react-router';
import { PaymentPage } from '../features/plans/payment-page.tsx';

/** `/payment?plan=`: one plan, and the way to the provider's checkout. */
export function PaymentRoute() {
  const { plan = 'basic', checkout } = useSearch({ from: '/payment' });
  return <PaymentPage plan={plan} wasCancelled={checkout === 'cancelled'} />;
}

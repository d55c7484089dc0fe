import { usePageHead } from '../../lib/use-page-head.ts';

/** One plan, what it costs, and the way to the checkout. */
export function PaymentPage({ plan, wasCancelled }: { plan: string; wasCancelled: boolean }) {
  usePageHead({ title: 'Payment', robots: 'noindex' });
  return <main className="payment" data-plan={plan} data-cancelled={wasCancelled} />;
}

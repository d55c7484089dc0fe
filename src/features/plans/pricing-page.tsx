import { usePageHead } from '../../lib/use-page-head.ts';

/** The three plans beside one another. */
export function PricingPage() {
  usePageHead({ title: 'Pricing' });
  return <main className="pricing" />;
}

import '../styles/pricing.css';
import { PricingPage } from '../features/plans/pricing-page.tsx';

/** `/pricing`: what the plans hold, and what they cost. */
export function PricingRoute() {
  return <PricingPage />;
}

import { useQuery } from '@tanstack/react-query';
import { FALLBACK_TIERS, type Pricing } from '#contract/payments';
import { pricingQuery } from '../session/payments.ts';

/** What the plans cost; as built in where the service fails. `isAwaited` until one or the other is known. */
export function useTiers(): { tiers: Pricing['pricing_tiers']; isAwaited: boolean } {
  const { data, isPending, failureCount } = useQuery(pricingQuery);
  return { tiers: data?.pricing_tiers ?? FALLBACK_TIERS, isAwaited: isPending && failureCount === 0 };
}

import { useQuery } from '@tanstack/react-query';
import { useOnline } from '../../lib/use-online.ts';
import { pricingQuery, tiersOf } from './payments.ts';

/**
 * The plans as they can be shown now. Without an answer they are the built-in ones: `isFailed` says that none came,
 * `isStale` that these are the last known ones. `isAwaited` until the first answer or failure, `isPending` until nobody
 * asks any more.
 */
export function usePlans() {
  const { data, isPending, isError, failureCount } = useQuery(pricingQuery);
  const isOnline = useOnline();
  return {
    tiers: tiersOf(data),
    isPending,
    isAwaited: isPending && failureCount === 0,
    isFailed: isError && !data,
    isStale: data !== undefined && (isError || !isOnline),
  };
}

import { useQuery } from '@tanstack/react-query';
import { pricingQuery, subscriptionQuery, tiersOf } from '../session/payments.ts';
import { useUser } from '../../lib/session.ts';

/**
 * The plans as they can be shown now. Without an answer they are the built-in ones: `isFailed` says that none came,
 * `isStale` that these are the last known ones.
 */
export function usePlans() {
  const { data, isPending, isError } = useQuery(pricingQuery);
  return { tiers: tiersOf(data), isPending, isFailed: isError && !data, isStale: isError && data !== undefined };
}

/** The plan of who is signed in; undefined for everybody else, and as long as it is not known. */
export function useOwnPlan() {
  const user = useUser();
  const { data } = useQuery({ ...subscriptionQuery(user?.id ?? ''), enabled: user !== null });
  return user ? data?.subscription_tier : undefined;
}

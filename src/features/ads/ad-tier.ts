// The plan by which ads come or stay away: the one that the server named, never the one shown while everything is open (DECIDE-3).
import { useQuery } from '@tanstack/react-query';
import { type AdPolicy, adPolicy } from '#contract/ads';
import type { Config } from '#contract/usage';
import { useUser } from '../../lib/session.ts';
import { subscriptionQuery } from '../session/check-subscription.ts';
import { SUBSCRIPTION_CACHE_MS } from '../session/subscription.rules.ts';

/** What this visitor sees; undefined until the server has said it, or while it cannot. */
export function useAdPolicy(ads: Config['ads'] | undefined): AdPolicy | undefined {
  const user = useUser();
  const { data: plan } = useQuery({
    ...subscriptionQuery(user?.id ?? ''),
    enabled: user !== null,
    // Screens that show the plan ask for it anew; what is no older than their own memory will do here.
    staleTime: SUBSCRIPTION_CACHE_MS,
  });
  if (!ads || (user && !plan)) return undefined;
  return adPolicy(user ? plan?.subscription_tier : undefined, ads);
}

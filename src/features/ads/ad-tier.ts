// The plan by which ads come or stay away: the one that the server named, never the one shown while everything is open (DECIDE-3).
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type AdPolicy, adPolicy } from '#contract/ads';
import type { Tier } from '#contract/tiers';
import type { Config } from '#contract/usage';
import { currentUser, useUser } from '../../lib/session.ts';
import { readStored } from '../../lib/storage.ts';
import { subscriptionQuery } from '../session/check-subscription.ts';
import { keptEntry, SUBSCRIPTION_CACHE_MS, SUBSCRIPTION_KEY } from '../session/subscription.rules.ts';

/** What was heard last of the plan of who is signed in, however long ago; undefined for a visitor without an account. */
export function lastKnownTier(client: QueryClient): Tier | undefined {
  const user = currentUser();
  if (!user) return undefined;
  const heard = client.getQueryData(subscriptionQuery(user.id).queryKey)?.subscription_tier;
  const entry = keptEntry(readStored(SUBSCRIPTION_KEY), user.email);
  return heard ?? entry?.userTier ?? user.subscription_status;
}

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

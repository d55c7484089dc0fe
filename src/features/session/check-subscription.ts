import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Subscription, SubscriptionSchema } from '#contract/payments';
import { ApiError, request } from '../../lib/api.ts';
import { currentUser } from '../../lib/session.ts';

/** What is known of a family's plan when nobody says anything of it. */
export const FREE: Subscription = { subscribed: false, subscription_tier: 'free', subscription_end: null };
const isRefused = (cause: unknown) => cause instanceof ApiError && cause.status === 401;

function mustBeSignedIn(): { id: string } {
  const user = currentUser();
  if (!user) throw new Error('Authentication required');
  return user;
}

/**
 * GET /payments/subscription; with `isFresh` the payment provider is asked as well. Fails with the words of the service; a
 * refused token ends the session as anywhere.
 */
export async function fetchSubscription({ isFresh = false } = {}): Promise<Subscription> {
  mustBeSignedIn();
  try {
    return await request(`/payments/subscription${isFresh ? '?refresh=true' : ''}`, SubscriptionSchema);
  } catch (cause) {
    if (isRefused(cause)) throw cause;
    throw new Error('Failed to check subscription', { cause });
  }
}

/**
 * The plan of this user, and the one place where it is known to the page. Asked for once by each screen and whenever
 * somebody comes back to it, from the provider's pages among others; not asked twice; without an answer no plan is known.
 */
export const subscriptionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['payments', 'subscription', userId],
    queryFn: () => fetchSubscription(),
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });

/** Asks for the plan of who is signed in at once, and lets every screen know what came. Fails as `fetchSubscription` does. */
export async function learnSubscription(client: QueryClient, { isFresh = false } = {}): Promise<Subscription> {
  const { id } = mustBeSignedIn();
  const askedAt = Date.now();
  const answer = await fetchSubscription({ isFresh });
  // Somebody else may hold the device by now.
  if (currentUser()?.id !== id) return answer;
  const { queryKey } = subscriptionQuery(id);
  const isOutdated = !isFresh && (client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) > askedAt;
  if (isOutdated) return answer;
  // An answer that is still on its way may know less than this one.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, answer);
  return answer;
}

/** The plan of who is signed in; free whenever the service fails (DECIDE-89). Rejects for a visitor without an account. */
export async function checkSubscription(client: QueryClient): Promise<Subscription> {
  const isSignedIn = currentUser() !== null;
  try {
    return await learnSubscription(client);
  } catch (cause) {
    if (!isSignedIn || isRefused(cause)) throw cause;
    console.warn('the plan is not known', cause);
    return FREE;
  }
}

import { type Subscription, SubscriptionSchema } from '#contract/payments';
import { ApiError, request } from '../../lib/api.ts';
import { liveToken } from '../../lib/session.ts';

/** What is known of a family's plan when nobody says anything of it. */
export const FREE: Subscription = { subscribed: false, subscription_tier: 'free', subscription_end: null };
const isRefused = (cause: unknown) => cause instanceof ApiError && cause.status === 401;

/**
 * GET /payments/subscription; with `isFresh` the payment provider is asked as well. Fails with the words of the service; a
 * refused token ends the session as anywhere.
 */
export async function fetchSubscription({ isFresh = false } = {}): Promise<Subscription> {
  if (liveToken() === null) throw new Error('Authentication required');
  try {
    return await request(`/payments/subscription${isFresh ? '?refresh=true' : ''}`, SubscriptionSchema);
  } catch (cause) {
    if (isRefused(cause)) throw cause;
    throw new Error('Failed to check subscription', { cause });
  }
}

/** The plan of who is signed in; free whenever the service fails (DECIDE-89). Rejects for a visitor without an account. */
export async function checkSubscription(): Promise<Subscription> {
  const isSignedIn = liveToken() !== null;
  try {
    return await fetchSubscription();
  } catch (cause) {
    if (!isSignedIn || isRefused(cause)) throw cause;
    console.warn('the plan is not known', cause);
    return FREE;
  }
}

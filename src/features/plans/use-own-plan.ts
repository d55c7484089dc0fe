import { useQuery } from '@tanstack/react-query';
import type { Subscription } from '#contract/payments';
import { useUser } from '../../lib/session.ts';
import { subscriptionQuery } from '../session/check-subscription.ts';

interface OwnPlan {
  /** Undefined for visitors without an account, and as long as it is not known. */
  own: Subscription | undefined;
  /** Neither an answer nor a failure has come yet. */
  isAwaited: boolean;
}

/** The plan of who is signed in. */
export function useOwnPlan(): OwnPlan {
  const user = useUser();
  const { data, isFetched } = useQuery({ ...subscriptionQuery(user?.id ?? ''), enabled: user !== null });
  return user ? { own: data, isAwaited: !isFetched } : { own: undefined, isAwaited: false };
}

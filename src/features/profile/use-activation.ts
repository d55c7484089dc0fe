import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Subscription } from '#contract/payments';
import type { User } from '#contract/user';
import { learnSubscription, subscriptionQuery } from '../session/check-subscription.ts';

/** The provider's word may come later than the family: five times, in twenty seconds (DECIDE-68). */
const MAX_ASKS = 5;
const ASK_EVERY_MS = 5000;

interface Activation {
  /** `on` only where the server says so, and from then on; `late` when it did not say it in time. */
  state: 'waiting' | 'on' | 'late';
  /** The plan that is on; else what is known of it. */
  subscription: Subscription | undefined;
}

/** Asks for the plan of who comes from the checkout until it is paid. */
export function useActivation(user: User): Activation {
  const client = useQueryClient();
  const plan = subscriptionQuery(user.id);
  const { data: subscription } = useQuery({ ...plan, enabled: false });
  const [activated, setActivated] = useState<Subscription>();
  const asksKey = ['payments', 'activation', user.id, useId()];
  const { data: asks = 0 } = useQuery({
    queryKey: asksKey,
    queryFn: async () => {
      const before = client.getQueryData<number>(asksKey) ?? 0;
      try {
        await learnSubscription(client, { isFresh: true });
      } catch {
        // The next one may come through.
      }
      return before + 1;
    },
    enabled: !activated,
    gcTime: 0,
    staleTime: Infinity,
    refetchInterval: ({ state }) => ((state.data ?? 0) >= MAX_ASKS ? false : ASK_EVERY_MS),
  });
  // What was known before the first answer may be the plan before.
  const isOn = asks > 0 && subscription?.subscribed === true;
  if (isOn && activated !== subscription) setActivated(subscription);
  if (activated) return { state: 'on', subscription: activated };
  return { state: asks < MAX_ASKS ? 'waiting' : 'late', subscription };
}

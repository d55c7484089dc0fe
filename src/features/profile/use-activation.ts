import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { Subscription } from '#contract/payments';
import type { User } from '#contract/user';
import { subscriptionQuery } from '../session/payments.ts';
import { recheckSubscription } from './profile.queries.ts';

/** The provider's word may come later than the family: five times, in twenty seconds (DECIDE-68). */
const MAX_ASKS = 5;
const ASK_EVERY_MS = 5000;

interface Activation {
  /** `on` only where the server says so; `late` when it did not say it in time. */
  state: 'waiting' | 'on' | 'late';
  subscription: Subscription | undefined;
}

/** Asks for the plan of who comes from the checkout until it is paid. */
export function useActivation(user: User): Activation {
  const client = useQueryClient();
  const plan = subscriptionQuery(user.id);
  const { data: subscription } = useQuery({ ...plan, enabled: false });
  const asksKey = ['payments', 'activation', user.id, useId()];
  const { data: asks = 0 } = useQuery({
    queryKey: asksKey,
    queryFn: async () => {
      const before = client.getQueryData<number>(asksKey) ?? 0;
      try {
        client.setQueryData(plan.queryKey, await recheckSubscription());
      } catch {
        // The next one may come through.
      }
      return before + 1;
    },
    gcTime: 0,
    staleTime: Infinity,
    refetchInterval: ({ state }) =>
      client.getQueryData(plan.queryKey)?.subscribed || (state.data ?? 0) >= MAX_ASKS ? false : ASK_EVERY_MS,
  });
  // What was known before the first answer may be the plan before.
  const isOn = asks > 0 && subscription?.subscribed === true;
  return { state: isOn ? 'on' : asks < MAX_ASKS ? 'waiting' : 'late', subscription };
}

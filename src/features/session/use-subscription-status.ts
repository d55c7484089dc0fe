import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Tier } from '#contract/tiers';
import type { User } from '#contract/user';
import { currentUser, useUser } from '../../lib/session.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { configQuery, fetchAnonymousStatus } from './session.queries.ts';
import {
  ANONYMOUS_ID,
  DAILY_LIMITS,
  exposedStatus,
  mergeUsage,
  storedStatus,
  SUBSCRIPTION_KEY,
  UNKNOWN_STATUS,
  withOneMore,
  type SubscriptionStatus,
} from './subscription.rules.ts';

export interface Subscription {
  /** What the visitor may do: the fetched tier, or premium while everything is open for showcase. */
  status: SubscriptionStatus;
  /** What the server says of the visitor, whatever is shown. */
  fetched: SubscriptionStatus;
  refresh: () => Promise<void>;
  /** Resolves when the first answer is there: it introduces this visitor to the server, and what is made must wait for it. */
  introduced: () => Promise<void>;
  /** One more story was made, by the visitor who was here when this was handed out. */
  countOne: () => void;
}

/** What the server says of today; what it leaves open is undefined. */
interface Answer {
  userTier?: Tier;
  used?: number | undefined;
  limit?: number | undefined;
}
async function ask(userId: string, client: QueryClient): Promise<Answer> {
  try {
    if (userId === ANONYMOUS_ID) {
      const { current_usage, daily_limit } = await fetchAnonymousStatus();
      return { used: current_usage, limit: daily_limit };
    }
    const { checkSubscription } = await import('./check-subscription.ts');
    const { subscription_tier, current_usage, daily_limit } = await checkSubscription(client);
    return { userTier: subscription_tier, used: current_usage, limit: daily_limit };
  } catch (cause) {
    console.warn('the usage of today is not known', cause);
    return {};
  }
}

const visitorOf = (user: User | null) => user?.email ?? ANONYMOUS_ID;

interface Known {
  userId: string;
  status: SubscriptionStatus;
}
const known = (userId: string): Known => ({
  userId,
  status: storedStatus(readStored(SUBSCRIPTION_KEY), userId, Date.now()),
});
function kept(userId: string, status: SubscriptionStatus): Known {
  writeStored(SUBSCRIPTION_KEY, JSON.stringify({ ...status, userId }));
  return { userId, status };
}

/** Today's tier, use and limit: from the device at once when fresh, and from the server in any case. Anew for each user. */
export function useSubscriptionStatus(): Subscription {
  const { data: config } = useQuery(configQuery);
  const client = useQueryClient();
  const userId = visitorOf(useUser());
  const [local, setLocal] = useState(() => known(userId));
  const latest = useRef(local);
  const changes = useRef(0);
  if (local.userId !== userId) setLocal(known(userId));
  useEffect(() => {
    latest.current = local;
  }, [local]);

  /** Changes what is known of this user, as long as it is he who is here. */
  const update = useCallback(
    (change: (before: SubscriptionStatus) => SubscriptionStatus) => {
      if (latest.current.userId !== userId || visitorOf(currentUser()) !== userId) return;
      latest.current = kept(userId, change(latest.current.status));
      setLocal(latest.current);
    },
    [userId],
  );
  const refresh = useCallback(async () => {
    const changesWhenAsked = changes.current;
    const { userTier = 'free', used, limit } = await ask(userId, client);
    update((before) => {
      const fetched: SubscriptionStatus = {
        userTier,
        // Where nobody says it, what this device counted holds, and what a visitor of this kind may do at least.
        dailyStoriesUsed: used ?? before.dailyStoriesUsed,
        dailyLimit: limit ?? (userId === ANONYMOUS_ID ? UNKNOWN_STATUS.dailyLimit : DAILY_LIMITS[userTier]),
        isLoading: false,
        lastUpdated: Date.now(),
      };
      return mergeUsage(fetched, before, changesWhenAsked !== changes.current);
    });
  }, [userId, client, update]);
  const introduction = useRef(Promise.resolve());
  useEffect(() => {
    introduction.current = refresh();
  }, [refresh]);
  const introduced = useCallback(() => introduction.current, []);

  const countOne = useCallback(() => {
    changes.current++;
    update((before) => ({ ...withOneMore(before), lastUpdated: Date.now() }));
  }, [update]);
  const { status } = local;
  return { status: exposedStatus(status, config?.showcase ?? false), fetched: status, refresh, introduced, countOne };
}

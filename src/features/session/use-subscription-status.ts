import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import { configQuery, fetchAnonymousStatus } from './session.queries.ts';
import {
  ANONYMOUS_ID,
  exposedStatus,
  freshEntry,
  mergeUsage,
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
  /** One more story was made. */
  countOne: () => void;
}

const store = (status: SubscriptionStatus) =>
  writeStored(SUBSCRIPTION_KEY, JSON.stringify({ ...status, userId: ANONYMOUS_ID }));

/** Today's tier, use and limit: from the device at once when fresh, and from the server in any case. */
export function useSubscriptionStatus(): Subscription {
  const { data: config } = useQuery(configQuery);
  const [status, setStatus] = useState<SubscriptionStatus>(() => {
    const entry = freshEntry(readStored(SUBSCRIPTION_KEY), ANONYMOUS_ID, Date.now());
    if (!entry) return UNKNOWN_STATUS;
    const { userId: _userId, ...cached } = entry;
    return { ...cached, isLoading: false };
  });
  const changes = useRef(0);

  const refresh = useCallback(async () => {
    const changesWhenAsked = changes.current;
    let fetched: SubscriptionStatus | undefined;
    try {
      const answer = await fetchAnonymousStatus();
      fetched = {
        userTier: 'free',
        dailyStoriesUsed: answer.current_usage,
        dailyLimit: answer.daily_limit,
        isLoading: false,
        lastUpdated: Date.now(),
      };
    } catch (cause) {
      console.warn('the usage of today is not known', cause);
    }
    setStatus((local) => {
      // Nobody answered: free with one story a day, as for a visitor we know nothing of but what this device counted.
      const known = fetched ?? {
        ...UNKNOWN_STATUS,
        dailyStoriesUsed: local.dailyStoriesUsed,
        isLoading: false,
        lastUpdated: Date.now(),
      };
      const merged = mergeUsage(known, local, changesWhenAsked !== changes.current);
      store(merged);
      return merged;
    });
  }, []);
  const introduction = useRef(Promise.resolve());
  useEffect(() => {
    introduction.current = refresh();
  }, [refresh]);
  const introduced = useCallback(() => introduction.current, []);

  const countOne = useCallback(() => {
    changes.current++;
    setStatus((before) => {
      const after = { ...withOneMore(before), lastUpdated: Date.now() };
      store(after);
      return after;
    });
  }, []);
  return { status: exposedStatus(status, config?.showcase ?? false), fetched: status, refresh, introduced, countOne };
}

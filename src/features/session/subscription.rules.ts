import * as v from 'valibot';
import { type Tier, TIERS, UNLIMITED } from '#contract/tiers';

/** Local-storage key of the cached status, and how long an entry counts as fresh. */
export const SUBSCRIPTION_KEY = 'subscription_status';
export const SUBSCRIPTION_CACHE_MS = 300_000;
export const ANONYMOUS_ID = 'anonymous';

/** What a visitor may do today, as the page knows it. `lastUpdated` in milliseconds since 1970. */
export interface SubscriptionStatus {
  userTier: Tier;
  dailyStoriesUsed: number;
  dailyLimit: number;
  isLoading: boolean;
  lastUpdated: number;
}
const EntrySchema = v.object({
  userTier: v.picklist(TIERS),
  dailyStoriesUsed: v.number(),
  dailyLimit: v.number(),
  isLoading: v.boolean(),
  lastUpdated: v.number(),
  userId: v.string(),
});
export type SubscriptionEntry = v.InferOutput<typeof EntrySchema>;

/** What a tier may do in a day where no answer says it. */
export const DAILY_LIMITS: Record<Tier, number> = { free: 5, basic: 20, premium: UNLIMITED };

/** Before anything is known: free, nothing used, one story. */
export const UNKNOWN_STATUS: SubscriptionStatus = {
  userTier: 'free',
  dailyStoriesUsed: 0,
  dailyLimit: 1,
  isLoading: true,
  lastUpdated: 0,
};

const utcDay = (ms: number) => Math.floor(ms / 86_400_000);

/** The stored entry, of whatever age, when it is this visitor's; else undefined. */
function keptEntry(text: string | null, userId: string): SubscriptionEntry | undefined {
  if (text === null) return undefined;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = v.safeParse(EntrySchema, stored);
  return parsed.success && parsed.output.userId === userId ? parsed.output : undefined;
}

/** The stored entry when it is this visitor's, younger than five minutes and of the same UTC day; else undefined. */
export function freshEntry(text: string | null, userId: string, now: number): SubscriptionEntry | undefined {
  const entry = keptEntry(text, userId);
  if (!entry) return undefined;
  const age = now - entry.lastUpdated;
  const isFresh = age >= 0 && age < SUBSCRIPTION_CACHE_MS && utcDay(now) === utcDay(entry.lastUpdated);
  return isFresh ? entry : undefined;
}

/** What a visitor's status begins with: the stored entry while it is fresh, else nothing is known. */
export function storedStatus(text: string | null, userId: string, now: number): SubscriptionStatus {
  const entry = freshEntry(text, userId, now);
  if (!entry) return UNKNOWN_STATUS;
  const { userId: _userId, ...status } = entry;
  return { ...status, isLoading: false };
}

/** One more story used today. */
export function withOneMore(status: SubscriptionStatus): SubscriptionStatus {
  return { ...status, dailyStoriesUsed: status.dailyStoriesUsed + 1 };
}

/** An answer that was asked for before a story was made must not take that story's count back (DECIDE-90). */
export function mergeUsage(
  fetched: SubscriptionStatus,
  local: SubscriptionStatus,
  askedBeforeLocalChange: boolean,
): SubscriptionStatus {
  if (!askedBeforeLocalChange) return fetched;
  return { ...fetched, dailyStoriesUsed: Math.max(fetched.dailyStoriesUsed, local.dailyStoriesUsed) };
}

/** While everything is open for showcase, the helper says premium and unlimited, whatever was fetched (DECIDE-1). */
export function exposedStatus(fetched: SubscriptionStatus, showcase: boolean): SubscriptionStatus {
  return showcase ? { ...fetched, userTier: 'premium', dailyLimit: UNLIMITED } : fetched;
}

/** Whether the daily limit stands in the way of one more story. */
export function isLimitReached({ dailyStoriesUsed, dailyLimit }: SubscriptionStatus): boolean {
  return dailyLimit !== UNLIMITED && dailyStoriesUsed >= dailyLimit;
}

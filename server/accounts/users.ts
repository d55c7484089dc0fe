// Rows of users in the contract's words.
import * as v from 'valibot';
import { type Tier, TIERS } from '#contract/tiers';
import type { User } from '#contract/user';
import { isoTime } from '../platform/clock.ts';
import type { UserRow } from './accounts.store.ts';

const TierSchema = v.picklist(TIERS);

/** Who owns what a user makes. */
export const ownerOf = (userId: string): string => `user:${userId}`;

/** The plan that counts at `now`: one whose time is over, with the days of grace that it may have, is the free one. */
export function tierOf(
  row: Pick<UserRow, 'subscription_status' | 'subscription_expires_at' | 'subscription_grace_until'>,
  now: number,
): Tier {
  const { subscription_expires_at: end, subscription_grace_until: graceUntil } = row;
  const isOver = end !== null && Math.max(end, graceUntil ?? end) <= now;
  return isOver ? 'free' : v.parse(TierSchema, row.subscription_status);
}

/** The user as he is told about himself. */
export function userOf(row: UserRow, now: number): User {
  const tier = tierOf(row, now);
  const isFree = tier === 'free';
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    subscription_status: tier,
    subscription_type: isFree ? null : row.subscription_type,
    subscription_expires_at:
      isFree || row.subscription_expires_at === null ? null : isoTime(row.subscription_expires_at),
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  };
}

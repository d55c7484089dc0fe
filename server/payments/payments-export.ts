import type { AccountExport } from '#contract/account-export';
import { isoTime } from '../platform/clock.ts';
import type { Connection } from '../platform/database.ts';
import { listCheckouts } from './checkouts.store.ts';
import { findAccount, listChanges } from './payments.store.ts';

const timeOf = (ms: number | null): string | null => (ms === null ? null : isoTime(ms));

/** What is kept about a user's plans, for his export. */
export async function exportPayments(
  db: Connection,
  userId: string,
): Promise<Pick<AccountExport, 'billing' | 'open_checkouts' | 'subscription_history'>> {
  const account = await findAccount(db, userId);
  const checkouts = await listCheckouts(db, userId);
  const changes = await listChanges(db, userId);
  return {
    billing: account
      ? {
          customer: account.customer,
          subscription: account.subscription,
          status: account.status,
          tier: account.tier,
          period_end: timeOf(account.period_end),
          cancel_at_period_end: account.cancel_at_period_end === 1,
          past_due_since: timeOf(account.past_due_since),
        }
      : null,
    open_checkouts: checkouts.map(({ price, opened_at }) => ({ price, opened_at: isoTime(opened_at) })),
    subscription_history: changes.map(({ tier, status, ends_at, created_at }) => ({
      tier,
      status,
      ends_at: timeOf(ends_at),
      created_at: isoTime(created_at),
    })),
  };
}

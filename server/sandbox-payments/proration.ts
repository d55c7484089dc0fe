import { findPrice } from './stripe-price.ts';
import type { WireSubscription } from './stripe-subscription.ts';

/** What a bill comes to when the customer's balance is taken into account; a balance below zero is credit. */
export const settle = (total: number, balance: number): { due: number; balance: number } => ({
  due: Math.max(0, total + balance),
  balance: Math.min(0, total + balance),
});

/** What the rest of the month is worth: of the plan that was paid, and of another one, in cents; nothing of the other without one. */
export function prorate({ items }: WireSubscription, priceId: string | undefined, now: number) {
  const [item] = items.data;
  const { current_period_start: start, current_period_end: end } = item;
  const left = Math.min(Math.max((end - now) / (end - start), 0), 1);
  const unused = Math.round((item.price.unit_amount ?? 0) * left);
  const sold = priceId === undefined ? undefined : findPrice(priceId);
  const remaining = Math.round((sold?.amount ?? 0) * left);
  return { unused, remaining, total: remaining - unused };
}

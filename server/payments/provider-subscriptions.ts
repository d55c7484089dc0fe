import * as v from 'valibot';
import {
  ListedSubscriptionSchema,
  ListSchema,
  type ProviderSubscription,
  SubscriptionSchema,
} from './provider-answers.ts';
import type { Ask } from './provider-calls.ts';
import { ProviderFailure } from './provider-failure.ts';

/** What a customer has at the provider: what goes on, newest first, and how what is over ended. */
export interface ProviderSubscriptions {
  live: readonly ProviderSubscription[];
  /** The newest of all, also when it is over. */
  last: { id: string; status: string } | undefined;
  /** All of them, also those that are over. */
  ids: readonly string[];
}

/** Of these the provider goes on to make bills. */
const LIVE: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];

/** Everything that a customer has subscribed to. Throws ProviderFailure, also for what belongs to somebody else. */
export async function readSubscriptions(ask: Ask, customer: string, tries: number): Promise<ProviderSubscriptions> {
  const options = { maxNetworkRetries: tries - 1 };
  const assertOwn = (found: string) => {
    if (found !== customer) throw new ProviderFailure('subscriptions: those of another customer');
  };
  const { data } = await ask('subscriptions.list', ListSchema, (stripe) =>
    stripe.subscriptions.list({ customer, status: 'all', limit: 100 }, options),
  );
  const listed = v.safeParse(v.array(ListedSubscriptionSchema), data);
  if (!listed.success) throw new ProviderFailure('subscriptions.list: not an answer that we know');
  for (const each of listed.output) assertOwn(each.customer);
  const newest = listed.output.toSorted((a, b) => b.created - a.created);
  // The product stands five levels deep in a list, and four is as far as the provider goes.
  const expand = ['items.data.price.product'];
  const found = await Promise.all(
    newest
      .filter(({ status }) => LIVE.includes(status))
      .map(({ id }) =>
        ask('subscriptions.retrieve', SubscriptionSchema, (stripe) =>
          stripe.subscriptions.retrieve(id, { expand }, options),
        )
          // That one is missing says nothing of the customer.
          .catch((thrown: unknown) => {
            throw thrown instanceof ProviderFailure ? new ProviderFailure(thrown.message) : thrown;
          }),
      ),
  );
  for (const each of found) assertOwn(each.customer);
  const [last] = newest;
  return {
    live: found.filter(({ status }) => LIVE.includes(status)),
    // It may have ended since the list was made.
    last: last && (found.find(({ id }) => id === last.id) ?? last),
    ids: newest.map(({ id }) => id),
  };
}

// What the provider tells by himself. It is only ever taken as a reason to look: what is true, he is asked.
import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { findAccountOfCustomer, hasEvent, keepEvent } from './payments.store.ts';
import type { Provider } from './provider.ts';
import type { Subscriptions } from './subscriptions.ts';

interface EventNeeds {
  database: Database;
  clock: Clock;
  provider: Pick<Provider, 'event'>;
  subscriptions: Subscriptions;
  log: Logger;
}

const HEARD: readonly string[] = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
];

/** Takes an event. Throws ApiFailure signature_invalid, invalid_json; ProviderFailure, and then it is to be told again. */
export function createReceive({ database, clock, provider, subscriptions, log }: EventNeeds) {
  return async (body: string, signature: string | undefined): Promise<void> => {
    const event = await provider.event(body, signature, clock.now()).catch((thrown: unknown) => {
      throw thrown instanceof SyntaxError ? new ApiFailure('invalid_json') : thrown;
    });
    if (!event) throw new ApiFailure('signature_invalid');
    const { id, type, customer } = event;
    if (await hasEvent(database, id)) return;
    const account =
      customer === undefined || !HEARD.includes(type) ? undefined : await findAccountOfCustomer(database, customer);
    if (account && (await subscriptions.read(account.user_id, { event: { id, type } }))) return;
    if (HEARD.includes(type)) log.warn({ event: id, type }, 'an event of a customer that is none of ours');
    await keepEvent(database, { id, type, received_at: clock.now() });
  };
}

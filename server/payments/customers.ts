// Who a user is at the provider: a customer that we made for him, and nobody else.
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { findAccount, findUserToBill, keepCustomer } from './payments.store.ts';
import { ProviderFailure } from './provider-failure.ts';
import type { Provider } from './provider.ts';
import { grants } from './subscription-state.ts';

interface CustomerNeeds {
  database: Database;
  clock: Clock;
  provider: Pick<Provider, 'createCustomer' | 'removeCustomer'>;
}
export interface Customers {
  /**
   * The customer of a user: made when there is none, and anew when the one we know is `gone`. Two that ask at once get one.
   * Throws ApiFailure token_invalid for a user who has gone, ProviderFailure, also when a plan hangs on the one who is gone.
   */
  ensure: (userId: string, gone?: string) => Promise<string>;
}

export function createCustomers({ database, clock, provider }: CustomerNeeds): Customers {
  return {
    ensure: async (userId, gone) => {
      const known = await findAccount(database, userId);
      if (known && known.customer !== gone) return known.customer;
      if (known && grants(known, clock.now()))
        throw new ProviderFailure('the customer of a user who has a plan is unknown');
      const user = await findUserToBill(database, userId);
      if (!user) throw new ApiFailure('token_invalid');
      // Under the key of before, the provider would give the customer who is gone.
      const key = ['customer', userId, gone].filter(Boolean).join('-');
      const customer = await provider.createCustomer(userId, user.email, key);
      const kept = await database.transaction().execute(async (transaction) => {
        if (!(await findUserToBill(transaction, userId))) return undefined;
        await keepCustomer(transaction, { userId, customer, gone });
        return findAccount(transaction, userId);
      });
      if (kept) return kept.customer;
      await provider.removeCustomer(customer);
      throw new ApiFailure('token_invalid');
    },
  };
}

// One call to the provider: answered within a time, with something that we know, or failed in one way.
import type Stripe from 'stripe';
import * as v from 'valibot';
import { within } from './deadline.ts';
import { failureOf, ProviderFailure } from './provider-failure.ts';
import { openStripe, type ProviderConnection } from './stripe.ts';

/** Asks the SDK for something. Throws ProviderFailure for what fails, is no answer that fits, or takes longer than `ms`. */
export type Ask = <S extends v.GenericSchema>(
  call: string,
  schema: S,
  work: (stripe: Stripe) => Promise<unknown>,
  ms?: number,
) => Promise<v.InferOutput<S>>;

/** One call with all that the SDK tries again. */
const PATIENCE_MS = 10_000;

/** How this connection is asked; nothing is opened before the first call. */
export function createCalls(connection: ProviderConnection): { client: () => Promise<Stripe>; ask: Ask } {
  let opened: Promise<Stripe> | undefined;
  const client = () => (opened ??= openStripe(connection));
  return {
    client,
    ask: async (call, schema, work, ms = PATIENCE_MS) => {
      const stripe = await client();
      // The SDK only minds silence, and begins anew when it tries again: who speaks slowly enough would hold us for ever.
      const answer = await within(Math.min(ms, connection.patienceMs ?? ms), call, async () => {
        try {
          return await work(stripe);
        } catch (thrown) {
          throw failureOf(call, thrown);
        }
      });
      const parsed = v.safeParse(schema, answer);
      if (!parsed.success) throw new ProviderFailure(`${call}: not an answer that we know`);
      return parsed.output;
    },
  };
}

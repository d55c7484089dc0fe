// The payment sandbox with a database, a clock and a webhook that the test holds, and the real SDK that talks to it.
import { randomBytes } from 'node:crypto';
import { Stripe } from 'stripe';
import { openDatabase } from '../../server/platform/database.ts';
import { createLog } from '../../server/platform/log.ts';
import { createSigner } from '../../server/platform/signing.ts';
import {
  createSandboxPayments,
  type SandboxNeeds,
  type SandboxPayments,
} from '../../server/sandbox-payments/sandbox-payments.ts';

export const SITE = 'https://tuckaway.example';
export const DAY_MS = 86_400_000;

/** The SDK as our server has it: every call is handed to the sandbox in this process. */
export function sdkOf({ connection }: SandboxPayments, key = connection.secretKey): Stripe {
  return new Stripe(key, {
    telemetry: false,
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) =>
      connection.answer(new Request(input, init)),
    ),
  });
}

export async function startProvider(options: Partial<SandboxNeeds> = {}) {
  const time = { now: Date.parse('2026-01-31T20:00:00.000Z') };
  const database = options.database ?? (await openDatabase(':memory:'));
  const told: { body: string; signature: string }[] = [];
  const webhook = { status: 200 };
  const lines: string[] = [];
  const needs: SandboxNeeds = {
    database,
    clock: { now: () => time.now },
    random: (size) => randomBytes(size),
    publicUrl: SITE,
    productName: 'Tuckaway',
    signer: createSigner(['a-secret-for-tests-of-32-bytes!!']),
    log: createLog('debug', { write: (line: string) => void lines.push(line) }),
    request: async (asked) => {
      told.push({ body: await asked.text(), signature: asked.headers.get('Stripe-Signature') ?? '' });
      return new Response(null, { status: webhook.status });
    },
    ...options,
  };
  const sandbox = createSandboxPayments(needs);
  const stripe = sdkOf(sandbox);
  const eventsTold = () =>
    told.map(({ body, signature }) =>
      stripe.webhooks.constructEvent(body, signature, sandbox.connection.webhookSecret, undefined, undefined, time.now),
    );
  /** A customer with an open checkout of a plan. */
  const open = async (tier = 'basic') => {
    const customer = await stripe.customers.create({ email: 'bo@example.com', metadata: { user_id: 'bo' } });
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: `price_sandbox_${tier}`, quantity: 1 }],
      success_url: `${SITE}/profile?checkout=success`,
      cancel_url: `${SITE}/payment?plan=${tier}&checkout=cancelled`,
      subscription_data: { metadata: { user_id: 'bo' } },
    });
    return { customer: customer.id, session: session.id };
  };
  return {
    ...sandbox,
    sandbox,
    needs,
    stripe,
    database,
    told,
    /** What was told and is rightly signed, by its type. */
    toldTypes: () => eventsTold().map(({ type }) => type),
    webhook,
    lines,
    time,
    open,
    /** A customer who has paid for a plan. */
    subscribed: async (tier = 'basic', card: 'works' | 'later' = 'works') => {
      const { customer, session } = await open(tier);
      const paid = await sandbox.hosted.pay(session, card);
      return { customer, session, subscription: paid?.subscription ?? '' };
    },
    close: async () => {
      await sandbox.stop();
      await database.destroy();
    },
  };
}
export type Provider = Awaited<ReturnType<typeof startProvider>>;

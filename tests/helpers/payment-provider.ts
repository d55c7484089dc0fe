// The payment sandbox with a database, a clock and a webhook that the test holds, and the real SDK that talks to it.
import { randomBytes } from 'node:crypto';
import { Stripe } from 'stripe';
import { createLog } from '../../server/platform/log.ts';
import { createSigner } from '../../server/platform/signing.ts';
import {
  createSandboxPayments,
  type SandboxNeeds,
  type SandboxPayments,
} from '../../server/sandbox-payments/sandbox-payments.ts';
import { openEmptyDatabase } from './empty-database.ts';
import { createTestApp } from './test-app.ts';

export const SITE = 'https://tuckaway.example';
/** Where a test's whole server is. */
export const HOME = 'http://localhost:3000';
export const DAY_MS = 86_400_000;
/** What the hosted pages may load and where their forms may lead, as a header of theirs. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self' http://localhost:3000; frame-ancestors 'none'; base-uri 'none'";

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

/** What the SDK makes of a refusal; undefined when there is none. */
export async function refusal(call: Promise<unknown>) {
  try {
    await call;
  } catch (thrown) {
    if (thrown instanceof Stripe.errors.StripeError) {
      const { type, code, param, statusCode } = thrown;
      return { type, code, param, statusCode };
    }
    throw thrown;
  }
  return undefined;
}

export async function startProvider(options: Partial<SandboxNeeds> = {}) {
  const time = { now: Date.parse('2026-01-31T20:00:00.000Z') };
  const database = options.database ?? (await openEmptyDatabase());
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

/** A family before the hosted pages of a whole server's sandbox: it looks at them and sends their forms. */
export async function openPages() {
  const app = await createTestApp();
  if (!app.sandboxPayments) throw new Error('expected the sandbox');
  const stripe = sdkOf(app.sandboxPayments);
  const { id: customer } = await stripe.customers.create({ email: 'bo@example.com' });
  const pathOf = (url: string | null) => new URL(url ?? '').pathname;
  const get = async (path: string) => {
    const answer = await app.ask(path);
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  const send = async (path: string, fields: Record<string, string>) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const answer = await app.ask(path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
    const to = answer.headers.get('Location');
    // What went wrong is told on a page of its own, which a browser goes on to.
    if (to?.startsWith('/') && to.includes('declined')) return { ...(await get(to)), to };
    return { status: answer.status, text: await answer.text(), to };
  };
  const open = async (tier = 'basic') => {
    const { id, url } = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: `price_sandbox_${tier}`, quantity: 1 }],
      success_url: `${HOME}/profile?checkout=success&from={CHECKOUT_SESSION_ID}`,
      cancel_url: `${HOME}/payment?plan=${tier}&checkout=cancelled`,
    });
    return { id, path: pathOf(url) };
  };
  return {
    app,
    stripe,
    get,
    send,
    /** A checkout of a plan. */
    open,
    buy: async (tier: string, card = 'works') => {
      await send((await open(tier)).path, { action: 'pay', card });
    },
    portal: async () =>
      pathOf((await stripe.billingPortal.sessions.create({ customer, return_url: `${HOME}/profile` })).url),
    /** The portal's question whether the plan is to be changed. */
    confirmation: async (price: string) => {
      const [bought] = (await stripe.subscriptions.list({ customer })).data;
      const { url } = await stripe.billingPortal.sessions.create({
        customer,
        return_url: `${HOME}/profile`,
        flow_data: {
          type: 'subscription_update_confirm',
          subscription_update_confirm: {
            subscription: bought?.id ?? '',
            items: [{ id: bought?.items.data[0]?.id ?? '', price, quantity: 1 }],
          },
          after_completion: { type: 'redirect', redirect: { return_url: `${HOME}/profile?checkout=success` } },
        },
      });
      return pathOf(url);
    },
    /** All that was ever bought: its state, its price, and whether it ends. */
    subscriptions: async () => {
      const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
      return data.map(({ status, items, cancel_at_period_end: isEnding }) => [
        status,
        items.data[0]?.price.id,
        isEnding,
      ]);
    },
    cancelNow: async () =>
      stripe.subscriptions.cancel((await stripe.subscriptions.list({ customer })).data[0]?.id ?? ''),
  };
}
export type Pages = Awaited<ReturnType<typeof openPages>>;

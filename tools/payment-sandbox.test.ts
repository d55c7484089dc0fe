// The sandbox as a server of its own: the whole wire between it, the SDK and a webhook.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startProcess, type ServerProcess } from '../tests/helpers/server-process.ts';

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_wire', STRIPE_WEBHOOK_SECRET: 'whsec_wire' };
const BOUGHT = ['checkout.session.completed', 'customer.subscription.created', 'invoice.paid'];

let folder: string;
let webhook: Server;
let answers: number;
/** The events that came with a right signature, whatever they were answered. */
let told: string[];
let running: ServerProcess[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tuckaway-sandbox-'));
  answers = 200;
  told = [];
  running = [];
  webhook = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const signature = request.headers['stripe-signature'] ?? '';
      told.push(Stripe.webhooks.constructEvent(body, signature, KEYS.STRIPE_WEBHOOK_SECRET).type);
      response.writeHead(answers).end();
    });
  });
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  webhook.closeAllConnections();
  webhook.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The sandbox on a database in a file, and the SDK that asks it over the network. */
async function start(key = KEYS.STRIPE_SECRET_KEY) {
  const address = webhook.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const options = ['--port', '0', '--webhook', `http://127.0.0.1:${port}/`, '--database', join(folder, 'sandbox.db')];
  const sandbox = startProcess('tools/payment-sandbox.ts', KEYS, options);
  running.push(sandbox);
  const { hostname, port: apiPort, origin } = new URL(await sandbox.ready);
  const stripe = new Stripe(key, { host: hostname, port: apiPort, protocol: 'http', telemetry: false });
  return { ...sandbox, origin, stripe };
}
async function open({ stripe, origin }: Awaited<ReturnType<typeof start>>) {
  const { id: customer } = await stripe.customers.create({ email: 'bo@example.com' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: 'price_sandbox_premium', quantity: 1 }],
    success_url: `${origin}/done`,
  });
  return { customer, session: session.id, url: session.url ?? '' };
}
const pay = (url: string) => {
  const body = new URLSearchParams({ action: 'pay', card: 'works' });
  return fetch(url, { method: 'POST', body, redirect: 'manual' });
};

it('API-16 answers the SDK over HTTP, shows its pages, and tells a webhook over HTTP', async () => {
  const sandbox = await start();
  const { customer, session, url } = await open(sandbox);
  expect(url).toBe(`${sandbox.origin}/sandbox/payments/checkout/${session}`);
  expect(await (await fetch(url)).text()).toContain('Pay $8.99');
  const paid = await pay(url);
  expect([paid.status, paid.headers.get('Location')]).toEqual([303, `${sandbox.origin}/done`]);
  expect((await sandbox.stripe.subscriptions.list({ customer })).data[0]?.status).toBe('active');
  await vi.waitFor(() => expect(told.toSorted()).toEqual(BOUGHT), 5000);
});

it('refuses who has another key', async () => {
  const { stripe } = await start('sk_test_other');
  await expect(stripe.prices.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
});

it('killed between checkout and webhook it loses nothing', async () => {
  answers = 503;
  const killed = await start();
  const { customer, session, url } = await open(killed);
  await pay(url);
  await vi.waitFor(() => expect(told.length).toBeGreaterThanOrEqual(BOUGHT.length), 5000);
  killed.child.kill('SIGKILL');
  await killed.ended;

  answers = 200;
  told = [];
  const { stripe } = await start();
  await vi.waitFor(() => expect(told.toSorted()).toEqual(BOUGHT), 9000);
  expect((await stripe.checkout.sessions.retrieve(session)).status).toBe('complete');
  expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(1);
}, 20_000);

// The sandbox as a server of its own: the whole wire between it, the SDK and a webhook.
import { createServer } from 'node:http';
import { Stripe } from 'stripe';
import { expect, it, vi } from 'vitest';
import { startProcess } from '../tests/helpers/server-process.ts';

const KEYS = { STRIPE_SECRET_KEY: 'sk_test_wire', STRIPE_WEBHOOK_SECRET: 'whsec_wire' };

it('API-16 API-18 answers the SDK over HTTP, shows its pages, and tells a webhook over HTTP', async () => {
  const told: string[] = [];
  const webhook = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const event = Stripe.webhooks.constructEvent(body, request.headers['stripe-signature'] ?? '', 'whsec_wire');
      told.push(event.type);
      response.end();
    });
  });
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
  const address = webhook.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const sandbox = startProcess('tools/payment-sandbox.ts', KEYS, [
    '--port',
    '0',
    '--webhook',
    `http://127.0.0.1:${port}/`,
  ]);
  try {
    const url = new URL(await sandbox.ready);
    const stripe = new Stripe(KEYS.STRIPE_SECRET_KEY, {
      host: url.hostname,
      port: url.port,
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 0,
    });
    const { id: customer } = await stripe.customers.create({ email: 'bo@example.com' });
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: 'price_sandbox_premium', quantity: 1 }],
      success_url: `${url.origin}/done`,
    });
    expect(session.url).toBe(`${url.origin}/sandbox/payments/checkout/${session.id}`);
    expect(await (await fetch(session.url ?? '')).text()).toContain('Pay $8.99');
    const paid = await fetch(session.url ?? '', {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay', card: 'works' }),
      redirect: 'manual',
    });
    expect([paid.status, paid.headers.get('Location')]).toEqual([303, `${url.origin}/done`]);
    expect((await stripe.subscriptions.list({ customer })).data[0]?.status).toBe('active');
    await vi.waitFor(() => expect(told).toHaveLength(3), 5000);
    expect(told.toSorted()).toEqual(['checkout.session.completed', 'customer.subscription.created', 'invoice.paid']);
    const refused = new Stripe('sk_test_other', { host: url.hostname, port: url.port, protocol: 'http' });
    await expect(refused.prices.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  } finally {
    sandbox.child.kill();
    await sandbox.ended;
    webhook.closeAllConnections();
    webhook.close();
  }
});

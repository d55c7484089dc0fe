import type { Hono } from 'hono';
import { CheckoutSchema, PRICING_CACHE_MS } from '#contract/payments';
import type { Payments } from './payments.ts';
import type { Identity } from '../identity/identity.ts';
import type { AppEnv } from '../platform/app-env.ts';
import { cachedJson, NO_STORE } from '../platform/http-cache.ts';
import { idempotencyKey } from '../platform/idempotency.ts';
import { onlyMethods } from '../platform/methods.ts';
import type { RateLimits } from '../platform/rate-limits.ts';
import { MAX_WEBHOOK_BODY_BYTES, readBody, readBytes } from '../platform/validation.ts';

interface RouteNeeds {
  identity: Identity;
  limits: RateLimits;
  payments: Payments;
}

export function paymentsRoutes(app: Hono<AppEnv>, { identity, limits, payments }: RouteNeeds): void {
  app.get('/api/payments/prices', async (c) => {
    await limits.take('catalogue', { address: identity.address(c) });
    return cachedJson(c, await payments.prices(), { 'Cache-Control': `public, max-age=${PRICING_CACHE_MS / 1000}` });
  });
  onlyMethods(app, '/api/payments/prices', ['GET']);

  app.get('/api/payments/subscription', async (c) => {
    const user = await identity.user(c);
    await limits.take('subscription', user);
    return c.json(await payments.subscriptionOf(user, { isFresh: c.req.query('refresh') === 'true' }), 200, NO_STORE);
  });
  onlyMethods(app, '/api/payments/subscription', ['GET']);

  app.post('/api/payments/checkout', async (c) => {
    const user = await identity.user(c);
    await limits.take('checkout', user);
    const key = idempotencyKey(c);
    const asked = await readBody(c, CheckoutSchema);
    const price = 'priceId' in asked ? asked.priceId : asked.price_id;
    return c.json(await payments.checkout(user, price, key), 200, NO_STORE);
  });
  onlyMethods(app, '/api/payments/checkout', ['POST']);

  app.post('/api/payments/portal', async (c) => {
    const user = await identity.user(c);
    await limits.take('checkout', user);
    return c.json(await payments.portal(user), 200, NO_STORE);
  });
  onlyMethods(app, '/api/payments/portal', ['POST']);

  // Without a limit: he has much to tell at times, and what is not signed costs next to nothing.
  app.post('/api/payments/webhook', async (c) => {
    const body = await readBytes(c, MAX_WEBHOOK_BODY_BYTES);
    // Byte for byte as it was signed: a mark at its beginning stays.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);
    await payments.receive(text, c.req.header('Stripe-Signature'));
    return c.json({ received: true }, 200, NO_STORE);
  });
  onlyMethods(app, '/api/payments/webhook', ['POST']);
}

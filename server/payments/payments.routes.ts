import type { Hono } from 'hono';
import { CheckoutSchema, FALLBACK_TIERS, type Pricing, PRICING_CACHE_MS } from '#contract/payments';
import type { Payments } from './payments.ts';
import type { Identity } from '../identity/identity.ts';
import type { AppEnv } from '../platform/app-env.ts';
import { isoTime, type Clock } from '../platform/clock.ts';
import { ApiFailure } from '../platform/errors.ts';
import { cachedJson, NO_STORE } from '../platform/http-cache.ts';
import { onlyMethods } from '../platform/methods.ts';
import type { RateLimits } from '../platform/rate-limits.ts';
import { readBody } from '../platform/validation.ts';

interface RouteNeeds {
  clock: Clock;
  identity: Identity;
  limits: RateLimits;
  payments: Payments;
}

/** Without a payment provider the prices are the built-in tiers, which cannot be bought. */
export function paymentsRoutes(app: Hono<AppEnv>, { clock, identity, limits, payments }: RouteNeeds): void {
  const pricing: Pricing = { pricing_tiers: FALLBACK_TIERS, currency: 'usd', last_updated: isoTime(clock.now()) };
  app.get('/api/payments/prices', async (c) => {
    await limits.take('catalogue', { address: identity.address(c) });
    return cachedJson(c, pricing, { 'Cache-Control': `public, max-age=${PRICING_CACHE_MS / 1000}` });
  });
  onlyMethods(app, '/api/payments/prices', ['GET']);

  app.get('/api/payments/subscription', async (c) => {
    const user = await identity.user(c);
    await limits.take('subscription', user);
    return c.json(await payments.subscriptionOf(user), 200, NO_STORE);
  });
  onlyMethods(app, '/api/payments/subscription', ['GET']);

  app.post('/api/payments/checkout', async (c) => {
    await limits.take('checkout', await identity.user(c));
    await readBody(c, CheckoutSchema);
    throw new ApiFailure('payments_off');
  });
  onlyMethods(app, '/api/payments/checkout', ['POST']);

  app.post('/api/payments/portal', async (c) => {
    await limits.take('checkout', await identity.user(c));
    throw new ApiFailure('payments_off');
  });
  onlyMethods(app, '/api/payments/portal', ['POST']);
}

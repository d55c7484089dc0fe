import type { Hono } from 'hono';
import { FALLBACK_TIERS, PRICING_CACHE_MS, type Pricing } from '#contract/payments';
import type { Identity } from '../identity/identity.ts';
import type { AppEnv } from '../platform/app-env.ts';
import { isoTime, type Clock } from '../platform/clock.ts';
import { cachedJson } from '../platform/http-cache.ts';
import { onlyMethods } from '../platform/methods.ts';
import type { RateLimits } from '../platform/rate-limits.ts';

interface RouteNeeds {
  clock: Clock;
  identity: Identity;
  limits: RateLimits;
}

/** Without a payment provider the prices are the built-in tiers, which cannot be bought. */
export function paymentsRoutes(app: Hono<AppEnv>, { clock, identity, limits }: RouteNeeds): void {
  const pricing: Pricing = { pricing_tiers: FALLBACK_TIERS, currency: 'usd', last_updated: isoTime(clock.now()) };
  app.get('/api/payments/prices', async (c) => {
    await limits.take('catalogue', { address: identity.address(c) });
    return cachedJson(c, pricing, { 'Cache-Control': `public, max-age=${PRICING_CACHE_MS / 1000}` });
  });
  onlyMethods(app, '/api/payments/prices', ['GET']);
}

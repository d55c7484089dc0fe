import type { Hono } from 'hono';
import type { Identity } from '../identity/identity.ts';
import type { AppEnv } from '../platform/app-env.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database.ts';
import { NO_STORE } from '../platform/http-cache.ts';
import { onlyMethods } from '../platform/methods.ts';
import type { RateLimits } from '../platform/rate-limits.ts';
import { createTokenGate } from '../platform/token-gate.ts';
import type { Metrics } from './metrics.ts';
import { readQueues } from './queues.store.ts';

interface RouteNeeds {
  config: Pick<Config, 'metricsToken'>;
  metrics: Metrics;
  database: Database;
  clock: Clock;
  identity: Identity;
  limits: RateLimits;
}

/** What the server counts of itself, for who has the token. Where there is none, there is no such address. */
export function metricsRoutes(app: Hono<AppEnv>, needs: RouteNeeds): void {
  const { config, metrics, database, clock, identity, limits } = needs;
  if (config.metricsToken === undefined) return;
  const assertReader = createTokenGate({
    token: config.metricsToken,
    text: 'This is not the token for metrics',
    limit: 'metricsFailure',
    identity,
    limits,
  });
  app.get('/metrics', async (c) => {
    await assertReader(c);
    const text = await metrics.read(() => readQueues(database, clock.now()));
    return c.body(text, 200, { ...NO_STORE, 'Content-Type': metrics.contentType, 'X-Robots-Tag': 'noindex, nofollow' });
  });
  onlyMethods(app, '/metrics', ['GET']);
}

import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { AnalyticsBatchSchema } from '#contract/analytics';
import { FALLBACK_LANGUAGE, languageFor } from '#contract/languages';
import type { Identity } from '../identity/identity.ts';
import type { AppEnv } from '../platform/app-env.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database.ts';
import { cachedJson, NO_STORE } from '../platform/http-cache.ts';
import { onlyMethods } from '../platform/methods.ts';
import type { RateLimits } from '../platform/rate-limits.ts';
import { MAX_ANALYTICS_BODY_BYTES, readBody } from '../platform/validation.ts';
import { createAdFeeds } from './ad-feed.ts';
import type { Analytics } from './analytics.ts';
import { publicConfig } from './config.ts';
import type { Usage } from './usage.ts';

interface RouteNeeds {
  config: Config;
  offersPasswordReset: boolean;
  database: Database;
  clock: Clock;
  log: Logger;
  analytics: Analytics;
  usage: Usage;
  identity: Identity;
  limits: RateLimits;
  /** Hears of every reading of the ads of a network, and whether an answer was kept. */
  onFeedRead: (isKept: boolean) => void;
}

export function usageRoutes(
  app: Hono<AppEnv>,
  { config, offersPasswordReset, database, clock, log, analytics, usage, identity, limits, onFeedRead }: RouteNeeds,
): void {
  const answer = publicConfig(config, { offersPasswordReset });

  app.get('/api/config', async (c) => {
    await limits.take('catalogue', { address: identity.address(c) });
    return cachedJson(c, answer, { 'Cache-Control': 'public, max-age=60' });
  });
  onlyMethods(app, '/api/config', ['GET']);

  const { feedUrl } = config.ads;
  if (feedUrl !== undefined) {
    const feeds = createAdFeeds({ url: feedUrl, productName: config.productName, clock, log, onRead: onFeedRead });
    app.get('/api/ads', async (c) => {
      await limits.take('catalogue', { address: identity.address(c) });
      const language = languageFor(c.req.query('language') ?? '') ?? FALLBACK_LANGUAGE;
      return cachedJson(c, await feeds(language), { 'Cache-Control': 'public, max-age=600' });
    });
    onlyMethods(app, '/api/ads', ['GET']);
  }

  app.get('/api/anonymous/status', async (c) => {
    const device = identity.device(c);
    await limits.take('story', device);
    return c.json(await usage.ofToday(database, device), 200, NO_STORE);
  });
  onlyMethods(app, '/api/anonymous/status', ['GET']);

  app.post('/api/analytics/events', async (c) => {
    await limits.take('analytics', { address: identity.address(c) });
    const batch = await readBody(c, AnalyticsBatchSchema, { maxBytes: MAX_ANALYTICS_BODY_BYTES });
    // A page that asks for it as the product's own does sends nothing then; others may.
    const isRefused = c.req.header('DNT') === '1' || c.req.header('Sec-GPC') === '1';
    return c.json({ accepted: config.analytics && !isRefused ? await analytics.store(batch) : 0 }, 202, NO_STORE);
  });
  onlyMethods(app, '/api/analytics/events', ['POST']);
}

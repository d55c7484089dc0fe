import type { Hono } from 'hono';
import * as v from 'valibot';
import { DEFAULT_FIGURE_DAYS, MAX_FIGURE_DAYS } from '#contract/operator';
import type { Identity } from '../identity/identity.ts';
import type { AppEnv } from '../platform/app-env.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import { NO_STORE } from '../platform/http-cache.ts';
import { onlyMethods } from '../platform/methods.ts';
import type { RateLimits } from '../platform/rate-limits.ts';
import { createTokenGate } from '../platform/token-gate.ts';
import { createOperator } from './operator.ts';

interface RouteNeeds {
  config: Pick<Config, 'operatorToken' | 'analytics'>;
  database: Database;
  clock: Clock;
  /** The page that shows the figures; undefined in a build without it. */
  page: string | undefined;
  identity: Identity;
  limits: RateLimits;
}

const DaysSchema = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(1), v.maxValue(MAX_FIGURE_DAYS)),
  String(DEFAULT_FIGURE_DAYS),
);
/** Nothing links to it, and nobody lists it who found it all the same. */
const PAGE_HEADERS = { ...NO_STORE, 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' };

/** The operator's figures, for who has the token. Where there is none, there are no such addresses. */
export function operatorRoutes(
  app: Hono<AppEnv>,
  { config, database, clock, page, identity, limits }: RouteNeeds,
): void {
  if (config.operatorToken === undefined) return;
  const operator = createOperator({ database, clock, isCounting: config.analytics });
  const assertOperator = createTokenGate({
    token: config.operatorToken,
    text: 'This is not the token of the operator',
    limit: 'operatorFailure',
    identity,
    limits,
  });

  app.get('/api/operator/figures', async (c) => {
    await assertOperator(c);
    const days = v.safeParse(DaysSchema, c.req.query('days'));
    if (!days.success) throw new ApiFailure('validation_failed', { body: { fields: { days: 'invalid' } } });
    return c.json(await operator.figures(days.output), 200, NO_STORE);
  });
  onlyMethods(app, '/api/operator/figures', ['GET']);

  if (page === undefined) return;
  app.get('/operator', (c) => c.html(page, 200, PAGE_HEADERS));
  onlyMethods(app, '/operator', ['GET']);
}

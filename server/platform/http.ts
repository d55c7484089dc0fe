// What every answer goes through, whichever domain gives it.
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import { answerHead } from './answer-head.ts';
import type { AppEnv } from './app-env.ts';
import type { Config } from './config.ts';
import { answerError } from './errors.ts';
import { originCheck } from './origin-check.ts';
import { requestLog, type OnAnswered } from './request-log.ts';
import { requestSpan } from './request-span.ts';
import type { Tracing } from './tracing.ts';
import { inlineScriptHashes, securityHeaders } from './security-headers.ts';

interface HttpNeeds {
  config: Pick<Config, 'publicUrl' | 'corsOrigins'>;
  log: Logger;
  /** The documents of the build, whose inline scripts may run. */
  templates: readonly string[];
  isDraining: () => boolean;
  onAnswered: OnAnswered;
  tracing: Tracing;
  /** Calls that another site sends people, or other servers, to. */
  mayComeFromAnywhere: (path: string) => boolean;
}

/** An application without a route: errors, log, headers, other origins. */
export function createHttp({
  config,
  log,
  templates,
  isDraining,
  onAnswered,
  tracing,
  mayComeFromAnywhere,
}: HttpNeeds): Hono<AppEnv> {
  const { publicUrl, corsOrigins } = config;
  const app = new Hono<AppEnv>({ strict: false });
  app.onError(answerError);
  app.use(requestLog(log, onAnswered));
  if (tracing.isOn) app.use(requestSpan(tracing));
  const security = securityHeaders({
    isHttps: publicUrl.startsWith('https:'),
    scriptHashes: inlineScriptHashes(templates),
  });
  app.use(answerHead({ security, isDraining }));
  if (corsOrigins.length > 0)
    app.use(
      '/api/*',
      cors({
        origin: corsOrigins,
        credentials: true,
        exposeHeaders: ['X-Request-Id', 'Retry-After', 'ETag', 'Location'],
      }),
    );
  app.use('/api/*', originCheck([new URL(publicUrl).origin, ...corsOrigins], mayComeFromAnywhere));
  return app;
}

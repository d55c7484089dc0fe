import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { causedBy } from './log-cause.ts';
import { newRequestId } from './ids.ts';
import type { AppEnv } from './app-env.ts';

/** Hears of every answer: its route's pattern, and the seconds until its head was ready. */
export type OnAnswered = (method: string, route: string, status: number, seconds: number) => void;

const CALLERS_ID = /^[\w-]{8,64}$/;

/**
 * Gives every request an id and writes one line about it. The line holds the route's pattern, never the address itself,
 * its query or a header: they may carry story ids, tokens and what a family asked for. All that the request brings about says
 * its id, too.
 */
export function requestLog(log: Logger, onAnswered: OnAnswered): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const given = c.req.header('X-Request-Id');
    const requestId = given && CALLERS_ID.test(given) ? given : newRequestId();
    c.set('requestId', requestId);
    c.set('log', log);
    const start = performance.now();
    await causedBy({ request_id: requestId }, next);
    const taken = performance.now() - start;
    const { method } = c.req;
    const { status } = c.res;
    const route = routePath(c);
    onAnswered(method, route, status, taken / 1000);
    log.info({ request_id: requestId, method, route, status, ms: Math.round(taken * 10) / 10 }, 'request');
  };
}

import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnv } from './app-env.ts';
import type { Tracing } from './tracing.ts';

/** Follows a request by its method, the pattern of its route and its status. Its id leads to its lines in the log. */
export const requestSpan =
  (tracing: Tracing): MiddlewareHandler<AppEnv> =>
  (c, next) => {
    const { method } = c.req;
    const notes = { 'http.request.method': method, 'tuckaway.request_id': c.get('requestId') };
    // Callers are not believed to be part of a trace of ours: anybody may send the header.
    return tracing.inSpan({ name: method, kind: 'server', notes, isRoot: true }, async (span) => {
      await next();
      const [route, { status }] = [routePath(c), c.res];
      span.rename(`${method} ${route}`);
      span.note({ 'http.route': route, 'http.response.status_code': status });
      if (status >= 500) span.failed(String(status));
    });
  };

import type { MiddlewareHandler } from 'hono';
import { ApiFailure } from './errors.ts';
import type { AppEnv } from './app-env.ts';

/** Refuses calls that change something when a page of another site makes them; callers without Origin are no browsers. */
export function originCheck(allowed: readonly string[]): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const origin = c.req.header('Origin');
    const changes = c.req.method !== 'GET' && c.req.method !== 'HEAD' && c.req.method !== 'OPTIONS';
    if (changes && origin !== undefined && !allowed.includes(origin) && !isOwnHost(origin, c.req.header('Host'))) {
      throw new ApiFailure('origin_not_allowed');
    }
    await next();
  };
}

const isOwnHost = (origin: string, host: string | undefined): boolean =>
  URL.canParse(origin) && new URL(origin).host === host;

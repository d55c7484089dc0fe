import type { MiddlewareHandler } from 'hono';
import { ApiFailure } from './errors.ts';
import type { AppEnv } from './app-env.ts';

const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses calls that change something when a page of another site makes them; callers without Origin are no browsers.
 * Other sites are meant to call what `isOpen`.
 */
export function originCheck(
  allowed: readonly string[],
  isOpen: (path: string) => boolean = () => false,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (READING.includes(c.req.method)) return next();
    const origin = c.req.header('Origin');
    const isForeign = origin !== undefined && !allowed.includes(origin) && !isOwnHost(origin, c.req.header('Host'));
    if (isForeign && !isOpen(c.req.path)) throw new ApiFailure('origin_not_allowed');
    return next();
  };
}

const isOwnHost = (origin: string, host: string | undefined): boolean =>
  URL.canParse(origin) && new URL(origin).host === host;

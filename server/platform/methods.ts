import type { Hono } from 'hono';
import { ApiFailure } from './errors.ts';
import type { AppEnv } from './app-env.ts';

/** Answers every method that a known path was not given with 405 and the list of those it has. Comes after its handlers. */
export function onlyMethods(
  app: Hono<AppEnv>,
  path: string,
  methods: readonly ('GET' | 'POST' | 'PUT' | 'DELETE')[],
): void {
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  app.all(path, () => {
    throw new ApiFailure('method_not_allowed', { headers: { Allow: allow } });
  });
}

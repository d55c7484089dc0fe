import type { Hono } from 'hono';
import { sql } from 'kysely';
import type { AppEnv } from '../platform/app-env.ts';
import type { Database } from '../platform/database.ts';
import { retryAfter } from '../platform/errors.ts';
import { NO_STORE } from '../platform/http-cache.ts';
import { onlyMethods } from '../platform/methods.ts';

interface RouteNeeds {
  database: Database;
  isWorkerAlive: () => boolean;
  isDraining: () => boolean;
}

/** health: the process lives. ready: it may be sent work; false while the database is away or the server is going. */
export function readinessRoutes(app: Hono<AppEnv>, { database, isWorkerAlive, isDraining }: RouteNeeds): void {
  app.get('/api/health', (c) => c.json({ status: 'ok' }, 200, NO_STORE));
  onlyMethods(app, '/api/health', ['GET']);

  app.get('/api/ready', async (c) => {
    // The migrations ran before the server listened, so a database that answers has them.
    const answers = await sql`select count(*) from kysely_migration`.execute(database).then(
      () => true,
      () => false,
    );
    const checks = { database: answers, migrations: answers, worker: isWorkerAlive(), draining: isDraining() };
    if (answers && checks.worker && !checks.draining) return c.json({ status: 'ready', checks }, 200, NO_STORE);
    return c.json(
      { error: 'Service temporarily unavailable', code: 'unavailable', status: 'unavailable', checks },
      503,
      { ...NO_STORE, ...retryAfter(5) },
    );
  });
  onlyMethods(app, '/api/ready', ['GET']);
}

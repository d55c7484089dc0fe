import type { Hono } from 'hono';
import { sql } from 'kysely';
import type { AppEnv } from '../platform/app-env.ts';
import type { Database } from '../platform/database.ts';
import { retryAfter } from '../platform/errors.ts';
import { NO_STORE } from '../platform/http-cache.ts';
import { onlyMethods } from '../platform/methods.ts';

interface RouteNeeds {
  database: Database;
  /** Undefined in a process without workers. */
  isWorkerAlive: (() => boolean) | undefined;
  isDraining: () => boolean;
  /** How long the database may take to answer. */
  patienceMs?: number;
}

const PATIENCE_MS = 2000;

/** health: the process lives. ready: it may be sent work; false while the database is away or the server is going. */
export function readinessRoutes(app: Hono<AppEnv>, needs: RouteNeeds): void {
  const { database, isWorkerAlive, isDraining, patienceMs = PATIENCE_MS } = needs;
  app.get('/api/health', (c) => c.json({ status: 'ok' }, 200, NO_STORE));
  onlyMethods(app, '/api/health', ['GET']);

  let most = 0;
  /** How many migrations the database has had; undefined when it does not answer, or not soon. */
  const countMigrations = async (): Promise<number | undefined> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), patienceMs);
    });
    const counted = sql<{ count: number }>`select count(*) as count from kysely_migration`.execute(database).then(
      ({ rows }) => Number(rows[0]?.count),
      () => undefined,
    );
    return Promise.race([counted, late]).finally(() => clearTimeout(timer));
  };

  app.get('/api/ready', async (c) => {
    const count = await countMigrations();
    // They ran before the server listened. Fewer than there were: an old copy was put in its place.
    most = Math.max(most, count ?? 0);
    const checks = {
      database: count !== undefined,
      migrations: count !== undefined && count >= most,
      ...(isWorkerAlive ? { worker: isWorkerAlive() } : {}),
      draining: isDraining(),
    };
    if (checks.database && checks.migrations && checks.worker !== false && !checks.draining)
      return c.json({ status: 'ready', checks }, 200, NO_STORE);
    return c.json(
      { error: 'Service temporarily unavailable', code: 'unavailable', status: 'unavailable', checks },
      503,
      { ...NO_STORE, ...retryAfter(5) },
    );
  });
  onlyMethods(app, '/api/ready', ['GET']);
}

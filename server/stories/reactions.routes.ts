import type { Context, Hono } from 'hono';
import { ReportRequestSchema } from '#contract/reactions';
import type { Identity, Viewer } from '../identity/identity.ts';
import type { AppEnv } from '../platform/app-env.ts';
import { NO_STORE } from '../platform/http-cache.ts';
import { onlyMethods } from '../platform/methods.ts';
import type { RateLimits } from '../platform/rate-limits.ts';
import { readBody } from '../platform/validation.ts';
import type { Reactions } from './reactions.ts';

interface RouteNeeds {
  reactions: Reactions;
  identity: Identity;
  limits: RateLimits;
}

export function reactionsRoutes(app: Hono<AppEnv>, { reactions, identity, limits }: RouteNeeds): void {
  const reader = async (c: Context<AppEnv>): Promise<Viewer> => {
    const viewer = await identity.viewer(c);
    await limits.take('reaction', viewer);
    return viewer;
  };

  app.put('/api/stories/:id/like', async (c) => {
    const viewer = await reader(c);
    const storyId = c.req.param('id');
    if (viewer.userId === undefined) await limits.attempt('likeFromAddress', `${storyId} ${viewer.address}`);
    return c.json(await reactions.like(storyId, viewer), 200, NO_STORE);
  });
  app.delete('/api/stories/:id/like', async (c) => {
    const viewer = await reader(c);
    return c.json(await reactions.unlike(c.req.param('id'), viewer), 200, NO_STORE);
  });
  onlyMethods(app, '/api/stories/:id/like', ['PUT', 'DELETE']);

  app.post('/api/stories/:id/report', async (c) => {
    const viewer = await reader(c);
    const report = await readBody(c, ReportRequestSchema);
    await limits.take('report', viewer);
    await reactions.report(c.req.param('id'), viewer, report);
    return c.json({ ok: true }, 202, NO_STORE);
  });
  onlyMethods(app, '/api/stories/:id/report', ['POST']);
}

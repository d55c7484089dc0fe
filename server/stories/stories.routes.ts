import type { Context, Hono } from 'hono';
import { MISSING_FIELDS_TEXT } from '#contract/errors';
import { toJsonSchema } from '@valibot/to-json-schema';
import { GenerateRequestSchema, REQUIRED_GENERATE_FIELDS, StoryChangeSchema } from '#contract/story-requests';
import type { Viewer } from '../identity/identity.ts';
import type { AppEnv } from '../platform/app-env.ts';
import { cachedJson, NO_STORE, PRIVATE_REVALIDATED } from '../platform/http-cache.ts';
import { idempotencyKey } from '../platform/idempotency.ts';
import { answerKept } from '../platform/kept-json.ts';
import { onlyMethods } from '../platform/methods.ts';
import { readBody } from '../platform/validation.ts';
import { storyEventsRoutes, type EventNeeds } from './story-events.routes.ts';
import { WrittenStorySchema } from './write-story.ts';

/** A text by hand may be longer than other bodies. */
const TEXT_RULES = { maxBytes: 262_144 };
const GENERATE_RULES = { required: { fields: REQUIRED_GENERATE_FIELDS, text: MISSING_FIELDS_TEXT } };

interface RouteNeeds extends EventNeeds {
  assertServing: () => void;
}

export function storiesRoutes(app: Hono<AppEnv>, needs: RouteNeeds): void {
  const { stories, identity, limits, assertServing } = needs;
  const reader = async (c: Context<AppEnv>): Promise<Viewer> => {
    const viewer = await identity.viewer(c);
    await limits.take('story', viewer);
    return viewer;
  };

  app.get('/api/stories', async (c) => {
    const { owner } = await reader(c);
    const page = await stories.list(owner, {
      limit: c.req.query('limit'),
      lastKey: c.req.query('last_key'),
      includePublic: c.req.query('include_public') === 'true',
      publicOnly: c.req.query('visibility') === 'public',
      language: c.req.query('language'),
    });
    return cachedJson(c, page, PRIVATE_REVALIDATED);
  });
  app.post('/api/stories', async (c) => {
    const viewer = await identity.user(c);
    await limits.take('story', viewer);
    const key = idempotencyKey(c);
    const wanted = await readBody(c, WrittenStorySchema, TEXT_RULES);
    const { storyId, isReplay } = await stories.write(viewer, wanted, key);
    if (isReplay) c.header('Idempotency-Replayed', 'true');
    return c.json(await stories.read(storyId, viewer), 201, locationOf(storyId));
  });
  onlyMethods(app, '/api/stories', ['GET', 'POST']);

  app.post('/api/stories/generate', async (c) => {
    const viewer = await identity.viewer(c);
    assertServing();
    const key = idempotencyKey(c);
    const request = await readBody(c, GenerateRequestSchema, GENERATE_RULES);
    await limits.take('generate', viewer);
    const { status, answer, isReplay } = await stories.generate(viewer, request, key);
    if (isReplay) c.header('Idempotency-Replayed', 'true');
    return c.json(answer, status, locationOf(answer.story_id));
  });
  onlyMethods(app, '/api/stories/generate', ['POST']);

  // What trims or checks by a function has no word in JSON Schema; the limits that have one are all there.
  const schema = {
    ...toJsonSchema(WrittenStorySchema, { typeMode: 'input', errorMode: 'ignore', target: 'draft-2020-12' }),
  };
  app.get('/api/stories/schema', (c) => {
    const answer = cachedJson(c, schema, { 'Cache-Control': 'public, max-age=3600' });
    if (answer.status === 200) answer.headers.set('Content-Type', 'application/schema+json');
    return answer;
  });
  onlyMethods(app, '/api/stories/schema', ['GET']);

  app.get('/api/stories/category/:category', async (c) => {
    await limits.take('catalogue', { address: identity.address(c) });
    const query = {
      limit: c.req.query('limit'),
      lastKey: c.req.query('last_key'),
      language: c.req.query('language'),
    };
    const page = await stories.listByCategory(c.req.param('category'), c.req.query('type'), query);
    return cachedJson(c, page, { 'Cache-Control': 'public, max-age=300' });
  });
  onlyMethods(app, '/api/stories/category/:category', ['GET']);

  app.get('/api/stories/:id', async (c) => {
    const viewer = await reader(c);
    return answerKept(c, await stories.answer(c.req.param('id'), viewer, c.req.method === 'GET' ? viewer : undefined));
  });
  app.put('/api/stories/:id', async (c) => {
    const viewer = await reader(c);
    const change = await readBody(c, StoryChangeSchema, TEXT_RULES);
    return c.json(await stories.change(c.req.param('id'), viewer, change, c.req.header('If-Match')), 200, NO_STORE);
  });
  app.delete('/api/stories/:id', async (c) => {
    const viewer = await reader(c);
    const storyId = c.req.param('id');
    await stories.remove(storyId, viewer);
    return c.json({ deleted: true, story_id: storyId }, 200, NO_STORE);
  });
  onlyMethods(app, '/api/stories/:id', ['GET', 'PUT', 'DELETE']);

  app.get('/api/stories/:id/tellings/:language', async (c) => {
    const viewer = await reader(c);
    const telling = await stories.telling(c.req.param('id'), viewer, c.req.param('language'));
    return cachedJson(c, telling, PRIVATE_REVALIDATED);
  });
  onlyMethods(app, '/api/stories/:id/tellings/:language', ['GET']);

  app.get('/api/stories/:id/status', async (c) =>
    c.json(await stories.status(c.req.param('id'), await reader(c)), 200, NO_STORE),
  );
  onlyMethods(app, '/api/stories/:id/status', ['GET']);

  app.post('/api/stories/:id/retry', async (c) => {
    const viewer = await identity.viewer(c);
    assertServing();
    await limits.take('generate', viewer);
    const answer = await stories.retry(viewer, c.req.param('id'));
    return c.json(answer, 202, locationOf(answer.story_id));
  });
  onlyMethods(app, '/api/stories/:id/retry', ['POST']);
  storyEventsRoutes(app, needs);
}

const locationOf = (storyId: string) => ({ ...NO_STORE, Location: `/api/stories/${storyId}` });

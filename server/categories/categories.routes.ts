import type { Context, Hono } from 'hono';
import { CATEGORIES_STALE_MS, CategoryIncrementSchema, CategorySearchSchema } from '#contract/category-calls';
import type { LanguageCode } from '#contract/languages';
import type { Identity } from '../identity/identity.ts';
import type { AppEnv } from '../platform/app-env.ts';
import { cachedJson, NO_STORE } from '../platform/http-cache.ts';
import { onlyMethods } from '../platform/methods.ts';
import type { RateLimits } from '../platform/rate-limits.ts';
import { requestLanguage } from '../platform/request-language.ts';
import { readBody } from '../platform/validation.ts';
import type { Categories, CategoryQuery } from './categories.ts';

interface RouteNeeds {
  categories: Categories;
  identity: Identity;
  limits: RateLimits;
}

const CACHED = { 'Cache-Control': `public, max-age=${CATEGORIES_STALE_MS / 1000}`, Vary: 'Accept-Language' };

/** Categories are the same for everybody, so a token that comes along is not looked at, except where choices are counted. */
export function categoriesRoutes(app: Hono<AppEnv>, { categories, identity, limits }: RouteNeeds): void {
  /** Counts the call and says in which language it is answered. */
  const asked = async (c: Context<AppEnv>): Promise<LanguageCode> => {
    await limits.take('catalogue', { address: identity.address(c) });
    const language = requestLanguage(c);
    c.header('Content-Language', categories.answeredIn(language));
    return language;
  };
  const queryOf = (c: Context<AppEnv>): Omit<CategoryQuery, 'type'> => ({
    limit: c.req.query('limit'),
    byPopularity: c.req.query('sortByPopularity') === 'true',
  });

  app.get('/api/categories', async (c) => {
    const language = await asked(c);
    const query = { ...queryOf(c), type: c.req.query('type') };
    return cachedJson(c, { categories: await categories.list(query, language) }, CACHED);
  });
  onlyMethods(app, '/api/categories', ['GET']);

  app.get('/api/categories/stats', async (c) => {
    const language = await asked(c);
    return cachedJson(c, { stats: await categories.stats(language) }, CACHED);
  });
  onlyMethods(app, '/api/categories/stats', ['GET']);

  app.post('/api/categories/search', async (c) => {
    const language = await asked(c);
    const { query } = await readBody(c, CategorySearchSchema);
    return c.json({ results: await categories.search(query, language) }, 200, {
      ...NO_STORE,
      Vary: 'Accept-Language',
    });
  });
  onlyMethods(app, '/api/categories/search', ['POST']);

  app.post('/api/categories/increment', async (c) => {
    const viewer = await identity.viewer(c);
    await limits.take('increment', viewer);
    const { category_type, category_value } = await readBody(c, CategoryIncrementSchema);
    return c.json(await categories.choose(category_type, category_value, viewer), 200, NO_STORE);
  });
  onlyMethods(app, '/api/categories/increment', ['POST']);

  app.get('/api/categories/:type', async (c) => {
    const language = await asked(c);
    const query = { ...queryOf(c), type: c.req.param('type') };
    return cachedJson(c, { categories: await categories.list(query, language) }, CACHED);
  });
  onlyMethods(app, '/api/categories/:type', ['GET']);
}

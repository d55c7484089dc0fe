import type { Context, Hono } from 'hono';
import type { Story } from '#contract/stories';
import type { AppEnv } from '../platform/app-env.ts';
import { ApiFailure } from '../platform/errors.ts';
import { answerDocument, answerHtml } from './answer-bytes.ts';
import { isClientRoute, isOAuthCallback, namesFile, storyIdIn, tidyPath } from './client-routes.ts';
import type { Pages } from './pages.ts';
import { cacheRule, type StaticFiles } from './static-files.ts';

const REVALIDATED = { 'Cache-Control': 'no-cache' } as const;
const ROBOTS = [
  'User-agent: *',
  'Disallow: /api/',
  'Disallow: /auth',
  'Disallow: /profile',
  'Disallow: /payment',
  'Allow: /',
  '',
].join('\n');

interface RouteNeeds {
  staticFiles: StaticFiles;
  pages: Pages;
  readStory: (id: string) => Promise<Story | undefined>;
}

/** Everything that is not under /api: files of the build, then pages. Registered last. */
export function pagesRoutes(app: Hono<AppEnv>, { staticFiles, pages, readStory }: RouteNeeds): void {
  const answerFile = (c: Context<AppEnv>, path: string) => {
    const file = staticFiles.files.get(path) ?? staticFiles.earlier?.(path);
    return file && answerDocument(c, file, { headers: cacheRule(path) });
  };
  const locale = (c: Context<AppEnv>, path: string) => {
    // Plain Portuguese is the one of Brazil (DECIDE-70).
    const found = answerFile(c, path.replace(/^\/locales\/pt\//, '/locales/pt-BR/'));
    if (!found) throw new ApiFailure('not_found');
    return found;
  };

  app.get('/api/locales/*', (c) => locale(c, c.req.path.slice('/api'.length)));
  app.all('/api/locales/*', methodNotAllowed);
  app.all('/api/*', () => {
    throw new ApiFailure('not_found');
  });

  app.get('/locales/*', (c) => locale(c, c.req.path));
  app.get('/robots.txt', (c) => c.text(ROBOTS, 200, { 'Cache-Control': 'public, max-age=3600' }));
  app.get('*', async (c) => {
    const path = tidyPath(decoded(c.req.path));
    if (path === '/' || path === '/index.html') return answerDocument(c, pages.home, { headers: REVALIDATED });
    const file = answerFile(c, path);
    if (file) return file;
    if (namesFile(path)) throw new ApiFailure('not_found');
    const storyId = storyIdIn(path);
    if (storyId !== undefined) {
      const { status, html, isIndexed } = pages.story(path, await readStory(storyId));
      return answerHtml(c, html, {
        status,
        headers: { ...REVALIDATED, ...(isIndexed ? {} : { 'X-Robots-Tag': 'noindex' }) },
      });
    }
    const isKnown = isClientRoute(path);
    // The address of the sign-in callback carries a token: it must be kept nowhere and told nobody.
    const headers = isOAuthCallback(path)
      ? { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }
      : REVALIDATED;
    return answerHtml(c, pages.page(path, isKnown), { status: isKnown ? 200 : 404, headers });
  });
  app.all('*', methodNotAllowed);
}

const methodNotAllowed = () => {
  throw new ApiFailure('method_not_allowed', { headers: { Allow: 'GET, HEAD' } });
};

/** A path that cannot be decoded names nothing. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new ApiFailure('not_found');
  }
}

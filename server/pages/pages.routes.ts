import type { Context, Hono } from 'hono';
import { categoryAddress } from '#contract/category-address';
import { canonicalOf, type Site } from '#contract/page-head';
import type { Story } from '#contract/stories';
import type { AppEnv } from '../platform/app-env.ts';
import { ApiFailure } from '../platform/errors.ts';
import { answerDocument, answerHtml, type Document } from './answer-bytes.ts';
import { isOAuthCallback, namesFile, readAddress, storyIdIn } from './client-routes.ts';
import type { Pages } from './pages.ts';
import { cacheRule, type StaticFiles } from './static-files.ts';

const REVALIDATED = { 'Cache-Control': 'no-cache' } as const;
/** Characters that no page has in its address. */
const CONTROL = /\p{Cc}/u;
const ROBOTS = [
  'User-agent: *',
  'Disallow: /api/',
  'Disallow: /auth',
  'Disallow: /profile',
  'Disallow: /payment',
  'Disallow: /children',
  'Allow: /',
];

interface RouteNeeds {
  staticFiles: StaticFiles;
  pages: Pages;
  site: Site;
  sitemap: () => Promise<Document>;
  readStory: (id: string) => Promise<Story | undefined>;
}

/** Everything that is not under /api: files of the build, then pages. Registered last. */
export function pagesRoutes(app: Hono<AppEnv>, needs: RouteNeeds): void {
  const { staticFiles, pages, site, sitemap, readStory } = needs;
  const robots = [...ROBOTS, '', `Sitemap: ${canonicalOf('/sitemap.xml', site)}`, ''].join('\n');
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
  app.get('/robots.txt', (c) => c.text(robots, 200, { 'Cache-Control': 'public, max-age=3600' }));
  app.get('/sitemap.xml', async (c) =>
    answerDocument(c, await sitemap(), { headers: { 'Cache-Control': 'public, max-age=60' } }),
  );
  // Plain Portuguese, again.
  app.get('/pt/*', (c) => {
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(`/pt-BR${pathname.slice('/pt'.length)}${search}`, 301);
  });
  app.get('*', async (c) => {
    const { path, language } = readAddress(decoded(c.req.path));
    if (path === '/') return answerDocument(c, pages.home, { headers: REVALIDATED });
    const file = language === undefined ? answerFile(c, path) : undefined;
    if (file) return file;
    if (namesFile(path)) throw new ApiFailure('not_found');
    if (CONTROL.test(path)) {
      // A head names the path, and these may not stand in it as they are.
      const { html } = pages.page(path.replaceAll(new RegExp(CONTROL, 'gu'), encodeURIComponent));
      return answerHtml(c, html, { status: 404, headers: REVALIDATED });
    }
    const storyId = storyIdIn(path);
    if (storyId !== undefined) {
      const { status, html, isIndexed } = pages.story(path, await readStory(storyId));
      return answerHtml(c, html, {
        status,
        headers: { ...REVALIDATED, ...(isIndexed ? {} : { 'X-Robots-Tag': 'noindex' }) },
      });
    }
    const category = categoryAddress(path);
    const { status, html } = category ? await pages.category(path, category, language) : pages.page(path);
    // The address of the sign-in callback carries a token: it must be kept nowhere and told nobody.
    const headers = isOAuthCallback(path)
      ? { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }
      : REVALIDATED;
    return answerHtml(c, html, { status, headers });
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

import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, never, TEMPLATE, WISH, type TestApp } from '../../tests/helpers/test-app.ts';

let server: TestApp;
afterEach(() => server.close());
const open = async (...options: Parameters<typeof createTestApp>) => (server = await createTestApp(...options));
const make = async (change: object = {}) =>
  (await (await server.ask('/api/stories/generate', { method: 'POST', body: { ...WISH, ...change } })).json()).story_id;

describe('ROUTE-26 pages', () => {
  it.each([
    '/',
    '/index.html',
    '/auth',
    '/auth/oauth/callback?token=x',
    '/login',
    '/register',
    '/pricing',
    '/pricing/',
    '/payment?plan=basic',
    '/profile',
    '/stories',
    '/stories/friendship',
    '/stories/characters/robot',
    '/story',
  ])('%s is a page', async (path) => {
    const { ask } = await open();
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('<div id="root">');
  });

  it.each([
    ['for all who see any', {}, false],
    ['where one paying plan sees any', { ADS_TIERS: 'basic' }, false],
    ['where nobody does', { ADS_ENABLED: 'off' }, true],
    ['where no plan does', { ADS_TIERS: 'premium' }, true],
  ])('ADS-12: a document keeps rooms for ads, or says that there are none: %s', async (_where, env, hasNone) => {
    const { ask } = await open({ env });
    for (const path of ['/', '/stories'])
      expect((await (await ask(path)).text()).includes('data-ads="none"')).toBe(hasNone);
  });

  it.each(['/nope', '/nope/x', '/story/unknown', `/story/${'a'.repeat(22)}`, '/story/a/b', '/storyx'])(
    '%s is no page, and says so with the shell',
    async (path) => {
      const { ask } = await open();
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('<div id="root"></div>');
    },
  );

  it.each([
    '/assets/../secret.js',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/%2e%2e%2fpackage.json',
    '//etc/passwd',
    '/.env',
    '/%zz',
  ])('%s leads nowhere', async (path) => {
    const { ask } = await open();
    expect((await ask(path)).status).toBe(404);
  });

  it('shows a finished story with 200, a running one as the bare shell, a private one as if it were not there', async () => {
    const { ask, database } = await open({ tell: undefined });
    const id = await make();
    const answer = await ask(`/story/${id}`);
    expect([answer.status, answer.headers.get('X-Robots-Tag'), answer.headers.get('Cache-Control')]).toEqual([
      200,
      'noindex',
      'no-cache',
    ]);
    await database.updateTable('stories').set({ visibility: 'public' }).execute();
    expect((await ask(`/story/${id}`)).headers.get('X-Robots-Tag')).toBeNull();
    await database.updateTable('stories').set({ visibility: 'private' }).execute();
    expect((await ask(`/story/${id}`)).status).toBe(404);
    const slow = await createTestApp({ tell: never });
    const running = await slow.ask('/api/stories/generate', { method: 'POST', body: { ...WISH, sync: false } });
    const page = await slow.ask(`/story/${(await running.json()).story_id}`);
    expect([page.status, page.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex']);
    await slow.close();
  });

  it('keeps the address of the sign-in callback from everybody', async () => {
    const { ask } = await open();
    const { headers } = await ask('/auth/oauth/callback?token=x');
    expect([headers.get('Referrer-Policy'), headers.get('Cache-Control')]).toEqual(['no-referrer', 'no-store']);
  });

  it('lets search engines in, but not to the API', async () => {
    const { ask } = await open();
    expect(await (await ask('/robots.txt')).text()).toContain('Disallow: /api/');
  });

  it('allows exactly the inline scripts of the built page', async () => {
    const { ask } = await open();
    const policy = (await ask('/')).headers.get('Content-Security-Policy') ?? '';
    const script = /<script>(.*)<\/script>/.exec(TEMPLATE)?.[1] ?? '';
    expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    for (const part of ["default-src 'self'", "frame-ancestors 'none'", "base-uri 'self'", "form-action 'self'"])
      expect(policy).toContain(part);
    const { headers } = await ask('/');
    const again = await ask('/', { headers: { 'If-None-Match': headers.get('ETag') ?? '' } });
    expect([again.status, again.headers.get('Content-Security-Policy')]).toEqual([304, policy]);
    expect((await ask('/api/config')).headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect((await ask('/')).headers.get('Strict-Transport-Security')).toBeNull();
  });
});

describe('SRV-17 what somebody wrote is only ever text', () => {
  it('is inert in the page and in the answer', async () => {
    const payload = '</script><img src=x onerror=alert(1)><!--';
    const { ask } = await open({
      tell: async () => ({ title: payload, paragraphs: [{ text: `${payload} $& $1` }], plan: {}, told: [] }),
    });
    const id = await make();
    const page = await (await ask(`/story/${id}`)).text();
    expect(page).not.toContain('<img src=x');
    expect(page.match(/<\/script>/g)?.length).toBe(page.match(/<script/g)?.length);
    const answer = await ask(`/api/stories/${id}`);
    expect([answer.headers.get('Content-Type'), answer.headers.get('X-Content-Type-Options')]).toEqual([
      'application/json',
      'nosniff',
    ]);
    expect((await answer.json()).title).toBe(payload);
  });
});

describe('files of the build', () => {
  const get = async (path: string, accept?: string, more: Record<string, string> = {}) =>
    server.ask(path, { headers: { ...(accept === undefined ? {} : { 'Accept-Encoding': accept }), ...more } });

  it.each([
    [undefined, null],
    ['', null],
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0.1', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['*;q=0', null],
    ['identity, br;q=0.5', null],
    ['deflate', null],
    ['BR', 'br'],
    ['br;q=x', null],
  ])('answers Accept-Encoding %j with %j', async (accept, encoding) => {
    await open();
    const answer = await get('/assets/main-abc123.js', accept);
    expect([answer.status, answer.headers.get('Content-Encoding'), answer.headers.get('Vary')]).toEqual([
      200,
      encoding,
      'Accept-Encoding',
    ]);
    expect(await answer.text()).toBe({ br: 'BR', gzip: 'GZIP' }[encoding ?? ''] ?? 'console.log("hello")');
  });

  it('has an ETag of its own for each encoding', async () => {
    await open();
    const [plain = '', br = ''] = await Promise.all(
      ['identity', 'br'].map(async (accept) => (await get('/assets/main-abc123.js', accept)).headers.get('ETag') ?? ''),
    );
    expect(plain).not.toBe(br);
    expect((await get('/assets/main-abc123.js', 'br', { 'If-None-Match': br })).status).toBe(304);
    expect((await get('/assets/main-abc123.js', 'br', { 'If-None-Match': plain })).status).toBe(200);
  });

  it.each([
    ['/assets/main-abc123.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    ['/sw.js', 'no-cache', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'no-cache', 'application/manifest+json'],
    ['/locales/en/common.json', 'public, max-age=300', 'application/json'],
    ['/', 'no-cache', 'text/html; charset=utf-8'],
  ])('%s is kept as %s', async (path, cache, type) => {
    const { ask } = await open();
    const { headers } = await ask(path);
    expect([headers.get('Cache-Control'), headers.get('Content-Type')]).toEqual([cache, type]);
  });

  it('sends the pages compressed as well', async () => {
    await open();
    for (const path of ['/', '/pricing']) {
      const plain = await (await get(path, 'identity')).text();
      expect(brotliDecompressSync(await (await get(path, 'br')).arrayBuffer()).toString()).toBe(plain);
      expect(gunzipSync(await (await get(path, 'gzip')).arrayBuffer()).toString()).toBe(plain);
    }
  });

  it('answers the translations under both addresses, plain Portuguese as the one of Brazil', async () => {
    const { ask } = await open();
    for (const base of ['', '/api']) {
      expect(await (await ask(`${base}/locales/en/common.json`)).json()).toEqual({ hello: 'Hello' });
      expect(await (await ask(`${base}/locales/pt/common.json`)).json()).toEqual({ hello: 'Oi' });
      expect((await ask(`${base}/locales/xx/common.json`)).status).toBe(404);
    }
  });

  it('answers HEAD without a body', async () => {
    const { ask } = await open();
    const answer = await ask('/assets/main-abc123.js', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, WISH, type TestApp } from '../../tests/helpers/test-app.ts';

let server: TestApp;
afterEach(() => server.close());
const open = async (...options: Parameters<typeof createTestApp>) => (server = await createTestApp(...options));
/** The call that makes a visitor known: it makes a story. */
const meet = ({ app }: Pick<TestApp, 'app'>, headers: Record<string, string> = {}) =>
  app.request('/api/stories/generate', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(WISH),
  });
const cookieOf = (answer: Response) => answer.headers.get('Set-Cookie');

describe('PROD-3 an anonymous visitor', () => {
  it('gets a signed cookie when he asks about himself or makes something, none for reading, and keeps it', async () => {
    const { app } = await open();
    expect(cookieOf(await app.request('/api/stories'))).toBeNull();
    expect(cookieOf(await meet({ app }))).toContain('anon_id=');
    const cookie = cookieOf(await app.request('/api/anonymous/status')) ?? '';
    expect(cookie).toMatch(/^anon_id=[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/api; HttpOnly; SameSite=Lax$/);
    const Cookie = cookie.split(';')[0] ?? '';
    expect(cookieOf(await app.request('/api/stories', { headers: { Cookie } }))).toBeNull();
  });

  it('gets a cookie for https only where the site is on https or in production', async () => {
    const secure = async (env: Record<string, string>) => {
      const { app, close } = await createTestApp({ env });
      const cookie = cookieOf(await meet({ app }));
      await close();
      return cookie?.includes('Secure');
    };
    expect(await secure({ PUBLIC_URL: 'https://tuckaway.example' })).toBe(true);
    expect(await secure({ NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) })).toBe(true);
    server = await createTestApp();
  });

  it.each(['anon_id=x', 'anon_id=', 'anon_id=a.b.c', `anon_id=${'a'.repeat(22)}.${'b'.repeat(43)}`])(
    'gets a new cookie for %j',
    async (Cookie) => {
      const { app } = await open();
      expect(cookieOf(await meet({ app }, { Cookie }))).toContain('anon_id=');
    },
  );

  it('cannot take the signature of one id for another', async () => {
    const { app } = await open();
    const [id = '', signature = ''] =
      (cookieOf(await meet({ app })) ?? '').replace('anon_id=', '').split(';')[0]?.split('.') ?? [];
    const other = `${id.slice(0, -1)}${id.endsWith('A') ? 'Q' : 'A'}`;
    expect(cookieOf(await meet({ app }, { Cookie: `anon_id=${other}.${signature}` }))).not.toBeNull();
  });

  it('is the same with the anonymous bearer and without any', async () => {
    const { ask } = await open();
    const ways: Record<string, string>[] = [
      {},
      { Authorization: 'Bearer anonymous' },
      { Authorization: 'bearer  anonymous' },
    ];
    for (const headers of ways) {
      expect((await ask('/api/stories', { headers })).status).toBe(200);
    }
  });

  it('gives no cookie and asks for no token where nobody needs to be known', async () => {
    const { app } = await open();
    for (const path of [
      '/api/config',
      '/api/health',
      '/api/ready',
      '/api/payments/prices',
      '/locales/en/common.json',
      '/',
    ]) {
      const answer = await app.request(path, { headers: { Authorization: 'Bearer not-a-token' } });
      expect([path, answer.status, cookieOf(answer)]).toEqual([path, 200, null]);
    }
  });

  it('is counted without his address being kept', async () => {
    const { ask, database } = await open();
    await ask('/api/stories/generate', { method: 'POST', body: WISH, address: '203.0.113.77' });
    const rows = await database.selectFrom('daily_usage').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('203.0.113.77');
  });
});

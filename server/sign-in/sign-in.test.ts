// Signing in with another provider, all the way through the sandbox issuer, over real connections.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { freePort } from '../../tests/helpers/free-port.ts';
import {
  begin,
  BO,
  comeBack,
  fillIn,
  finish,
  register,
  signIn,
  startSite,
  type Site,
} from '../../tests/helpers/sign-in-site.ts';
import { createTestApp, WISH } from '../../tests/helpers/test-app.ts';

const UNCONFIRMED = 'Your provider did not confirm your email address.';

let site: Site;
let closed: number;
const console_ = {
  info: vi.spyOn(console, 'info'),
  warn: vi.spyOn(console, 'warn'),
  error: vi.spyOn(console, 'error'),
};
beforeAll(async () => {
  closed = await freePort();
  site = await startSite({
    OAUTH_DOWN_CLIENT_ID: 'us',
    OAUTH_DOWN_CLIENT_SECRET: 'secret',
    OAUTH_DOWN_ISSUER: `http://localhost:${closed}`,
    CORS_ORIGINS: 'https://app.example',
  });
});
afterAll(() => site.stop());
const post = (path: string, body?: string, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
  site.browser().ask(path, { method: 'POST', headers: body === undefined ? {} : headers, ...(body ? { body } : {}) });

describe('API-4, OAUTH-13: beginning', () => {
  it.each([undefined, '{}'])(
    'answers where to go for the body %j, and leaves one cookie for ten minutes',
    async (body) => {
      const answer = await post('/api/auth/oauth/sandbox', body);
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
      const told: { authorization_url: string; provider: string } = JSON.parse(answer.text);
      const url = new URL(told.authorization_url);
      expect([told.provider, url.origin + url.pathname]).toEqual(['sandbox', `${site.url}/sandbox/sign-in/auth`]);
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        response_type: 'code',
        scope: 'openid email profile',
        code_challenge_method: 'S256',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        state: expect.stringMatching(/^[\w-]{43}$/),
        nonce: expect.stringMatching(/^[\w-]{43}$/),
        redirect_uri: `${site.url}/api/auth/oauth/sandbox/callback`,
      });
      expect(answer.headers.getSetCookie()).toEqual([
        expect.stringMatching(
          /^sign_in_[\w-]{12}=[\w-]+\.[\w-]{43}; Max-Age=600; Path=\/api\/auth\/oauth; HttpOnly; SameSite=Lax$/,
        ),
      ]);
    },
  );

  it('takes a page of ours to end on', async () => {
    const browser = site.browser();
    const callback = await fillIn(
      browser,
      await begin(browser, 'sandbox', { redirect_uri: 'https://app.example/back?from=here#top' }),
      { action: 'sign-in', confirmed: 'on', ...BO },
    );
    const { page, told } = await finish(browser, callback);
    expect(page.origin + page.pathname).toBe('https://app.example/back');
    expect(told).toMatchObject({ from: 'here', success: 'true' });
  });

  it.each(['https://evil.example/', '//evil.example', '/auth', 'not an address', 'http://localhost@evil.example/'])(
    'refuses to end on %j',
    async (redirect_uri) => {
      const answer = await post('/api/auth/oauth/sandbox', JSON.stringify({ redirect_uri }));
      expect([answer.status, JSON.parse(answer.text)]).toMatchObject([
        400,
        { code: 'invalid_redirect_uri', error: 'This redirect address is not allowed' },
      ]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );

  it.each(['nobody', 'constructor', '__proto__', 'Sandbox'])('knows no provider %j', async (name) => {
    for (const answer of [
      await post(`/api/auth/oauth/${name}`),
      await site.browser().ask(`/api/auth/oauth/${name}/callback?code=a&state=b`),
    ])
      expect([answer.status, JSON.parse(answer.text)]).toMatchObject([
        404,
        { code: 'provider_not_found', error: 'Unknown sign-in provider' },
      ]);
  });

  it('says that a provider is away', async () => {
    const answer = await post('/api/auth/oauth/down');
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([
      502,
      { code: 'provider_failed', error: 'Sign-in provider is not available' },
    ]);
  });

  it('is for POST alone, and for pages of ours', async () => {
    expect((await site.browser().ask('/api/auth/oauth/sandbox')).status).toBe(405);
    expect(
      (
        await post('/api/auth/oauth/sandbox', '{}', {
          'Content-Type': 'application/json',
          Origin: 'https://evil.example',
        })
      ).status,
    ).toBe(403);
  });

  it('SRV-15: is limited by address', async () => {
    const { ask, close } = await createTestApp({
      env: {
        RATE_LIMIT_SCALE: '1',
        OAUTH_DOWN_CLIENT_ID: 'us',
        OAUTH_DOWN_CLIENT_SECRET: 'secret',
        OAUTH_DOWN_ISSUER: `http://localhost:${closed}`,
      },
    });
    const statuses: number[] = [];
    for (let time = 0; time < 21; time++) statuses.push((await ask('/api/auth/oauth/down', { method: 'POST' })).status);
    await close();
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 502), 429]);
  });
});

describe('PROD-7, OAUTH-13: coming back', () => {
  it('is limited by address, and a refusal is kept by nobody', async () => {
    const { ask, close } = await createTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    const comeBackWith = (address: string) => ask('/api/auth/oauth/sandbox/callback?code=a&state=b', { address });
    const statuses: number[] = [];
    for (let time = 0; time < 40; time++) statuses.push((await comeBackWith('192.0.2.1')).status);
    expect(new Set(statuses)).toEqual(new Set([302]));
    const refused = await comeBackWith('192.0.2.1');
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'rate_limited' }]);
    expect([refused.headers.get('Cache-Control'), refused.headers.get('Referrer-Policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    expect((await comeBackWith('192.0.2.2')).status).toBe(302);
    await close();
  });

  it('finds the attempt in a cookie that goes over https alone, where the site does', async () => {
    const own = await startSite({ PUBLIC_URL: 'https://tuckaway.example', OAUTH_SANDBOX: 'on', ALLOW_SANDBOX: 'true' });
    const answer = await own.browser().ask('/api/auth/oauth/sandbox', { method: 'POST' });
    await own.stop();
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^sign_in_.*; Secure(?:;|$)/)]);
  });

  it('opens an account the first time and the same one after that, whatever name he gives', async () => {
    const browser = site.browser();
    const { answer, page, told } = await finish(
      browser,
      await comeBack(browser, { email: 'new@example.com', name: 'New' }),
    );
    expect([answer.status, page.origin + page.pathname]).toEqual([302, `${site.url}/auth/oauth/callback`]);
    expect(Object.keys(told)).toEqual(['success', 'token', 'user', 'new_user']);
    expect(told).toMatchObject({ success: 'true', new_user: 'true' });
    const user: unknown = JSON.parse(told['user'] ?? '');
    expect(user).toMatchObject({ email: 'new@example.com', name: 'New', subscription_status: 'free' });
    const validated = await browser.ask('/api/auth/validate', {
      headers: { Authorization: `Bearer ${told['token']}` },
    });
    expect(JSON.parse(validated.text)).toEqual({ valid: true, user });
    const again = await signIn(site.browser(), { email: 'new@example.com', name: 'Other' });
    expect(again).toMatchObject({ isNew: 'false', user });
  });

  it('OAUTH-14: tells the token to nobody else: no cache, no referrer, no log', async () => {
    const browser = site.browser();
    const callback = await comeBack(browser, { email: 'quiet@example.com' });
    const { answer, told } = await finish(browser, callback);
    expect([answer.headers.get('Cache-Control'), answer.headers.get('Referrer-Policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    const log = site.lines.join('\n');
    expect(log).toContain('/api/auth/oauth/:provider/callback');
    for (const secret of [
      callback.searchParams.get('code'),
      callback.searchParams.get('state'),
      told['token'],
      'quiet@',
    ])
      expect(log).not.toContain(secret);
    const page = await browser.ask(answer.location);
    expect([page.headers.get('Cache-Control'), page.headers.get('Referrer-Policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
  });

  it('takes the cookie of the attempt away', async () => {
    const browser = site.browser();
    const callback = await comeBack(browser);
    expect([...browser.jar.keys()].filter((key) => key.startsWith('sign_in_'))).toHaveLength(1);
    await finish(browser, callback);
    expect([...browser.jar.keys()].filter((key) => key.startsWith('sign_in_'))).toEqual([]);
  });

  it('brings what the device made before', async () => {
    const browser = site.browser();
    const made = await browser.ask('/api/stories/generate', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(WISH),
    });
    const { story_id } = v.parse(v.object({ story_id: v.string() }), JSON.parse(made.text));
    const { token } = await signIn(browser, { email: 'maker@example.com' });
    const mine = await browser.ask('/api/stories', { headers: { Authorization: `Bearer ${token}` } });
    expect(JSON.parse(mine.text)).toMatchObject({ stories: [{ story_id, is_owner: true }] });
    expect(JSON.parse((await browser.ask('/api/stories')).text)).toMatchObject({ stories: [] });
  });

  it('joins the account of its confirmed email', async () => {
    const { user } = await register(site.browser(), 'both@example.com');
    const joined = await signIn(site.browser(), { email: 'Both@Example.com' });
    expect(joined.isNew).toBe('false');
    expect(joined.user).toMatchObject({ id: user.id, email: 'both@example.com' });
  });

  it('ends what somebody began who had only typed that email: his password and his sessions', async () => {
    const { token, user } = await register(site.browser(), 'victim@example.com');
    const owner = await signIn(site.browser(), { email: 'victim@example.com' });
    expect(owner.user).toMatchObject({ id: user.id });
    const login = await post(
      '/api/auth/login',
      JSON.stringify({ email: 'victim@example.com', password: 'sleep tight' }),
    );
    expect(login.status).toBe(401);
    const before = await site.browser().ask('/api/stories', { headers: { Authorization: `Bearer ${token}` } });
    expect(before.status).toBe(401);
    const now = await site.browser().ask('/api/stories', { headers: { Authorization: `Bearer ${owner.token}` } });
    expect(now.status).toBe(200);
  });

  it('leaves the new password of who proved that email by a letter', async () => {
    const { user } = await register(site.browser(), 'proven@example.com');
    await post('/api/auth/password/forgot', JSON.stringify({ email: 'proven@example.com' }));
    const token = await site.tokenOfLetter('proven@example.com');
    const reset = await post('/api/auth/password/reset', JSON.stringify({ token, password: 'the new one' }));
    expect(reset.status).toBe(200);
    expect((await signIn(site.browser(), { email: 'proven@example.com' })).user).toMatchObject({ id: user.id });
    const credentials = { email: 'proven@example.com', password: 'the new one' };
    expect((await post('/api/auth/login', JSON.stringify(credentials))).status).toBe(200);
  });

  it('opens nothing with an email that is not confirmed', async () => {
    await register(site.browser(), 'taken@example.com');
    const [users, identities] = [await site.count('users'), await site.count('external_identities')];
    for (const [email, error] of [
      ['taken@example.com', 'An account with this email already exists. Please sign in with your password.'],
      ['free@example.com', UNCONFIRMED],
    ]) {
      const browser = site.browser();
      const { told } = await finish(browser, await comeBack(browser, { email: email ?? '', confirmed: '' }));
      expect(told).toEqual({ error });
    }
    expect([await site.count('users'), await site.count('external_identities')]).toEqual([users, identities]);
  });

  it('makes one account of two that come at once', async () => {
    const browsers = [site.browser(), site.browser()];
    const callbacks = await Promise.all(browsers.map((browser) => comeBack(browser, { email: 'twice@example.com' })));
    const users = await site.count('users');
    const ends = await Promise.all(
      browsers.map(async (browser, at) => (await finish(browser, callbacks[at] ?? new URL(site.url))).told),
    );
    expect(ends.filter((told) => told['new_user'] === 'true')).toHaveLength(1);
    expect(ends.filter((told) => told['new_user'] === 'false')).toHaveLength(1);
    expect(new Set(ends.map((told) => JSON.parse(told['user'] ?? '{}').id)).size).toBe(1);
    expect(await site.count('users')).toBe(users + 1);
  });

  it('says that it was cancelled', async () => {
    const browser = site.browser();
    const callback = await fillIn(browser, await begin(browser), { action: 'cancel' });
    const { page, told } = await finish(browser, callback);
    expect([page.pathname, told]).toEqual(['/auth/oauth/callback', { error: 'Sign-in was cancelled' }]);
  });
});

it('nothing of all this is written to the console', () => {
  for (const written of Object.values(console_)) expect(written.mock.calls).toEqual([]);
});

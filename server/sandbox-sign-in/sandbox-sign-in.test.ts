// The issuer that comes with the product: its one page, and where it is not to be found.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, signIn, startSite, type Site } from '../../tests/helpers/sign-in-site.ts';
import { createTestApp } from '../../tests/helpers/test-app.ts';

const SECRET = { NODE_ENV: 'production', JWT_SECRET: 's'.repeat(40) };

describe('PROD-7 which providers a deployment has', () => {
  const providersWith = async (env: Record<string, string>) => {
    const { ask, close } = await createTestApp({ env });
    const config: { oauth_providers: string[] } = await (await ask('/api/config')).json();
    const started = (await ask('/api/auth/oauth/sandbox', { method: 'POST' })).status;
    const page = (await ask('/sandbox/sign-in/auth')).status;
    await close();
    return { providers: config.oauth_providers, started, page };
  };
  const GOOGLE = { OAUTH_GOOGLE_CLIENT_ID: 'us', OAUTH_GOOGLE_CLIENT_SECRET: 'secret' };

  it('those that were named, then the sandbox', async () =>
    expect((await providersWith({ ...GOOGLE, PORT: '1' })).providers).toEqual(['google', 'sandbox']));
  it('no sandbox in production, neither its page nor its name', async () =>
    expect(await providersWith({ ...SECRET, ...GOOGLE })).toEqual({ providers: ['google'], started: 404, page: 404 }));
  it('no sandbox where it is switched off', async () =>
    expect(await providersWith({ OAUTH_SANDBOX: 'off' })).toEqual({ providers: [], started: 404, page: 404 }));
  it('the sandbox in production only when that was said twice', async () =>
    expect((await providersWith({ ...SECRET, ALLOW_SANDBOX: 'true', OAUTH_SANDBOX: 'on' })).providers).toEqual([
      'sandbox',
    ]));
});

describe('the sandbox sign-in page', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({
      OAUTH_SANDBOX: 'on',
      ALLOW_SANDBOX: 'true',
      PUBLIC_URL: 'https://Tuckaway.example:443',
      CORS_ORIGINS: 'https://app.example',
    });
  });
  afterAll(() => site.stop());
  const open = async () => {
    const browser = site.browser();
    const address = await begin(browser);
    expect(address.origin).toBe('https://tuckaway.example');
    return { browser, page: (await browser.ask(address.href)).location };
  };

  it('works where the public address is spelled oddly and does not lead back to this machine', async () => {
    expect(await signIn(site.browser())).toMatchObject({ isNew: 'true', user: { email: 'bo@example.com' } });
  });

  it('says what it is, asks for an email, runs no script and is kept nowhere', async () => {
    const { browser, page } = await open();
    const { status, text, headers } = await browser.ask(page);
    expect(status).toBe(200);
    expect(text).toContain('Sandbox sign-in: for trying out, no real account');
    for (const part of ['name="email"', 'name="name"', 'name="confirmed" value="on" checked', 'formnovalidate>Cancel'])
      expect(text).toContain(part);
    expect(text).not.toContain('<script');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self' http://localhost:* https://app.example; frame-ancestors 'none'; base-uri 'none'",
    );
  });

  it('keeps its cookies to its own paths, for https alone where the site is', async () => {
    const { browser } = await open();
    const paths = [...browser.jar.keys()].map((key) => key.split(' ')[1] ?? '');
    expect(paths.every((path) => path.startsWith('/sandbox/sign-in') || path === '/api/auth/oauth')).toBe(true);
    const answer = await browser.ask((await begin(browser)).href);
    for (const line of answer.headers.getSetCookie()) expect(line).toMatch(/; secure/);
  });

  it('asks again for an email that is none, with what was typed as text', async () => {
    const { browser, page } = await open();
    const body = new URLSearchParams({ action: 'sign-in', email: '"><script>x', name: '<b>Bo' });
    const { status, text } = await browser.ask(page, { method: 'POST', body });
    expect(status).toBe(400);
    expect(text).toContain('Please enter a valid email');
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;x"');
    expect(text).not.toMatch(/<script|<b>|confirmed" value="on" checked/);
  });

  it('shows the form again for a body that is none', async () => {
    const { browser, page } = await open();
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const { status, text } = await browser.ask(page, { method: 'POST', headers, body: 'nothing of the kind' });
    expect(status).toBe(400);
    expect(text).toContain('name="email"');
  });

  it('is over for who did not begin here', async () => {
    const { page } = await open();
    for (const answer of [
      await site.browser().ask(page),
      await site.browser().ask(page, { method: 'POST', body: new URLSearchParams({ action: 'cancel' }) }),
      await site.browser().ask('/sandbox/sign-in/auth?client_id=nobody'),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('This sign-in has expired');
      expect(answer.text).toContain('href="https://Tuckaway.example:443/auth"');
    }
  });

  it('sends nobody anywhere but back to us', async () => {
    const browser = site.browser();
    const address = await begin(browser);
    address.searchParams.set('redirect_uri', 'https://evil.example/');
    const answer = await browser.ask(address.href);
    expect([answer.status, answer.location]).toEqual([400, '']);
  });
});

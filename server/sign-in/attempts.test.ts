// A sign-in under way: whose it is, how long it lasts, and that it ends once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, BO, comeBack, fillIn, finish, startSite, type Site } from '../../tests/helpers/sign-in-site.ts';

const EXPIRED = 'This sign-in attempt has expired. Please try again.';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

describe('DECIDE-52: an attempt', () => {
  const refused = async (change: (browser: ReturnType<Site['browser']>, callback: URL) => void | Promise<void>) => {
    const browser = site.browser();
    const callback = await comeBack(browser);
    await change(browser, callback);
    const { answer, page, told } = await finish(browser, callback);
    expect([answer.status, page.pathname, told]).toEqual([302, '/auth/oauth/callback', { error: EXPIRED }]);
    expect([answer.headers.get('Cache-Control'), answer.headers.get('Referrer-Policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
  };
  const cookieOf = ({ jar }: ReturnType<Site['browser']>) => {
    const [found] = [...jar].filter(([key]) => key.startsWith('sign_in_'));
    if (!found) throw new Error('no attempt');
    return found;
  };

  it('belongs to the browser that began it', () => refused(({ jar }) => jar.clear()));
  it('has a state', () => refused((_, { searchParams }) => searchParams.delete('state')));
  it('has its own state', () => refused((_, { searchParams }) => searchParams.set('state', 'x'.repeat(43))));
  it('has the whole of its state', () =>
    refused((_, { searchParams }) => searchParams.set('state', `${searchParams.get('state')?.slice(0, 20)}`)));
  it('is over after ten minutes', () => refused(() => site.later(601_000)));
  it('is signed', () =>
    refused((browser) => {
      const [key, kept] = cookieOf(browser);
      const [text = '', signature = ''] = kept.value.split('.');
      const forged = JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>;
      const sealed = Buffer.from(JSON.stringify({ ...forged, redirect: 'https://evil.example/' })).toString(
        'base64url',
      );
      browser.jar.set(key, { ...kept, value: `${sealed}.${signature}` });
    }));
  it('ends once, also for who kept its cookie', () =>
    refused(async (browser, callback) => {
      const [key, kept] = cookieOf(browser);
      expect((await finish(browser, callback)).told).toMatchObject({ success: 'true' });
      browser.jar.set(key, kept);
    }));
  it('is not cancelled by who has no part in it', () =>
    refused(({ jar }, { searchParams }) => {
      jar.clear();
      searchParams.set('error', 'access_denied');
    }));

  it('stands beside those of other tabs, four in all', async () => {
    const browser = site.browser();
    const addresses: URL[] = [];
    for (let tab = 0; tab < 7; tab++) {
      addresses.push(await begin(browser));
      site.later(1);
    }
    expect([...browser.jar.keys()].filter((key) => key.startsWith('sign_in_'))).toHaveLength(4);
    for (const address of addresses.slice(-2)) {
      const callback = await fillIn(browser, address, { action: 'sign-in', confirmed: 'on', ...BO });
      expect((await finish(browser, callback)).told).toMatchObject({ success: 'true' });
    }
  });

  it('comes back by a form as well, from whatever site, and is asked for anew with the same words', async () => {
    const browser = site.browser();
    const callback = await comeBack(browser);
    const form = await site.browser().ask(callback.pathname, {
      method: 'POST',
      headers: { Origin: 'https://issuer.example' },
      body: callback.searchParams,
    });
    expect([form.status, form.location]).toEqual([303, callback.href]);
    expect([form.headers.get('Cache-Control'), form.headers.get('Referrer-Policy')]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    expect((await finish(browser, new URL(form.location))).told).toMatchObject({ success: 'true' });
    const long = await browser.ask(callback.pathname, {
      method: 'POST',
      body: new URLSearchParams({ state: 'a'.repeat(9000) }),
    });
    expect(long.status).toBe(413);
  });
});

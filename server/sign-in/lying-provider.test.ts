// What a sign-in provider may say that is not so, and what comes of it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../tests/helpers/free-port.ts';
import { startIssuer, type Says } from '../../tests/helpers/lying-issuer.ts';
import { begin, finish, register, startSite, type Site } from '../../tests/helpers/sign-in-site.ts';

const AWAY = 'Sign-in provider is not available';
const UNCONFIRMED = 'Your provider did not confirm your email address.';
const CLIENT = { id: 'us', secret: 'a-secret-between-us-and-the-issuer' };
const EMAIL = { email: 'ida@example.com', email_verified: true };

let site: Site;
let issuer: Awaited<ReturnType<typeof startIssuer>>;
beforeAll(async () => {
  const port = await freePort();
  site = await startSite({
    OAUTH_LIAR_CLIENT_ID: CLIENT.id,
    OAUTH_LIAR_CLIENT_SECRET: CLIENT.secret,
    OAUTH_LIAR_ISSUER: `http://localhost:${port}`,
  });
  issuer = await startIssuer(CLIENT);
  // Nobody is there yet: the next attempt must look again.
  await expect(begin(site.browser(), 'liar')).rejects.toThrow('502');
  await issuer.listen(port);
});
afterAll(async () => {
  await site.stop();
  await issuer.stop();
});

/** A sign-in during which the issuer says this. */
async function whenItSays(says: Says) {
  const browser = site.browser();
  const { searchParams } = await begin(browser, 'liar');
  Object.assign(issuer.now, { says, nonce: searchParams.get('nonce') });
  const callback = new URL('/api/auth/oauth/liar/callback?code=code-of-the-liar', site.url);
  callback.searchParams.set('state', searchParams.get('state') ?? '');
  return (await finish(browser, callback)).told;
}

describe('DECIDE-52: a provider that was away and tells the truth', () => {
  it('signs people in, and is asked with the proof of PKCE and our secret', async () => {
    expect(await whenItSays({ claims: { ...EMAIL, name: 'Ida' } })).toMatchObject({
      success: 'true',
      new_user: 'true',
    });
    expect(issuer.now.form.get('code')).toBe('code-of-the-liar');
    expect(issuer.now.form.get('code_verifier')).toMatch(/^[\w-]{43}$/);
    expect(issuer.now.form.has('client_secret')).toBe(false);
    expect(decodeURIComponent(Buffer.from(issuer.now.authorization.slice('Basic '.length), 'base64').toString())).toBe(
      `${CLIENT.id}:${CLIENT.secret}`,
    );
  });

  it('finds the account of a person again whose email there has changed or is confirmed no more', async () => {
    const changes = [{ email: 'other@example.com' }, { email_verified: false }, { email: undefined }];
    for (const change of changes) {
      const told = await whenItSays({ claims: { ...EMAIL, ...change } });
      expect(told).toMatchObject({ success: 'true', new_user: 'false' });
      expect(JSON.parse(told['user'] ?? '')).toMatchObject({ email: 'ida@example.com', name: 'Ida' });
    }
  });

  it('may say who it is in its userinfo', async () => {
    const told = await whenItSays({
      claims: { sub: 'person-2' },
      userinfo: { sub: 'person-2', email: 'two@example.com', email_verified: true, name: 'T' },
    });
    expect(JSON.parse(told['user'] ?? '')).toMatchObject({ email: 'two@example.com', name: null });
  });
});

describe('DECIDE-52: a provider that lies opens nothing', () => {
  const hour = Math.floor(Date.now() / 1000) - 3600;
  it.each<[string, Says]>([
    ['with the nonce of another attempt', { claims: { ...EMAIL, nonce: 'another' } }],
    ['without a nonce', { claims: { ...EMAIL, nonce: undefined } }],
    ['for another audience', { claims: { ...EMAIL, aud: 'them' } }],
    ['in the name of another issuer', { claims: { ...EMAIL, iss: 'https://accounts.google.com' } }],
    ['with a token that is over', { claims: { ...EMAIL, iat: hour, exp: hour + 60 } }],
    ['without a subject', { claims: { ...EMAIL, sub: undefined } }],
    ['with a signature of another key', { claims: EMAIL, signs: 'another key' }],
    ['with no signature', { claims: EMAIL, signs: 'nobody' }],
    ['with a signature of our own secret', { claims: EMAIL, signs: 'the client secret' }],
    ['with the userinfo of somebody else', { claims: { sub: 'person-9' }, userinfo: { ...EMAIL, sub: 'person-8' } }],
    ['and is out of order', { isBroken: true }],
    ['and knows us no more', { refuses: 'invalid_client' }],
  ])('%s', async (_how, says) => {
    const [users, identities] = [await site.count('users'), await site.count('external_identities')];
    expect(await whenItSays(says)).toEqual({ error: AWAY });
    expect([await site.count('users'), await site.count('external_identities')]).toEqual([users, identities]);
  });

  it.each([
    { email_verified: 'true' },
    { email_verified: 1 },
    { email_verified: undefined },
    { email: 'no email' },
    { email: undefined },
  ])('nor one that says %o of an email', async (change) =>
    expect(
      await whenItSays({
        claims: { ...EMAIL, email: 'new@example.com', sub: 'person-3', ...change },
        userinfo: { sub: 'person-3' },
      }),
    ).toEqual({
      error: UNCONFIRMED,
    }),
  );

  it('nor does one take an account by the word "true"', async () => {
    await register(site.browser(), 'kept@example.com');
    const claims = { sub: 'person-4', email: 'KEPT@example.com', email_verified: 'true' };
    expect(await whenItSays({ claims })).toEqual({
      error: 'An account with this email already exists. Please sign in with your password.',
    });
  });

  it('nor does its answer for another attempt', async () => {
    const browser = site.browser();
    await begin(browser, 'liar');
    const { searchParams } = await begin(browser, 'sandbox');
    const callback = new URL('/api/auth/oauth/liar/callback?code=a', site.url);
    callback.searchParams.set('state', searchParams.get('state') ?? '');
    expect((await finish(browser, callback)).told).toEqual({
      error: 'This sign-in attempt has expired. Please try again.',
    });
  });

  it('and the log says why, without the code', () => {
    const log = site.lines.join('\n');
    expect(log).toContain('sign-in failed');
    expect(log).not.toMatch(/code-of-the-liar|a-secret-between|ida@example/);
  });
});

// Whatever is wrong with a call about accounts: a clear 4xx, nothing left behind, and the server still serves.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNA_WISH, bearer, login, register } from '../../tests/helpers/accounts.ts';
import { createTestApp, rowCounts, type TestApp } from '../../tests/helpers/test-app.ts';

let server: TestApp;
let before: Record<string, number>;
beforeAll(async () => {
  server = await createTestApp({ isWorking: false });
  before = await rowCounts(server.database);
});
afterAll(() => server.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.ask(path, { method: 'POST', body, headers });
const REGISTER = '/api/auth/register';
const LOGIN = '/api/auth/login';
const wrong = (change: object) => ({ ...ANNA_WISH, ...change });

const wrongs: [what: string, path: string, body: unknown, fields: Record<string, string>][] = [
  ['no email', REGISTER, wrong({ email: undefined }), { email: 'emailInvalid' }],
  ['an email that is null', REGISTER, wrong({ email: null }), { email: 'emailInvalid' }],
  ['an email without a domain', REGISTER, wrong({ email: 'a@' }), { email: 'emailInvalid' }],
  [
    'an email with a line break',
    REGISTER,
    wrong({ email: 'a@example.com\r\nBcc: b@example.com' }),
    { email: 'emailInvalid' },
  ],
  [
    'an email of 255 characters',
    REGISTER,
    wrong({ email: `${'a'.repeat(243)}@example.com` }),
    { email: 'emailInvalid' },
  ],
  ['an email without a dot', REGISTER, wrong({ email: 'anna@gmail' }), { email: 'emailInvalid' }],
  ['an email that is an object', REGISTER, wrong({ email: { $ne: null } }), { email: 'emailInvalid' }],
  ['an email that is a list', REGISTER, wrong({ email: ['a@example.com'] }), { email: 'emailInvalid' }],
  ['no password', REGISTER, wrong({ password: undefined }), { password: 'passwordTooShort' }],
  ['nothing at all', REGISTER, {}, { email: 'emailInvalid', password: 'passwordTooShort' }],
  ['nothing to log in with', LOGIN, {}, { email: 'emailInvalid', password: 'passwordRequired' }],
  ['VAL-16: a password of five', REGISTER, wrong({ password: '12345' }), { password: 'passwordTooShort' }],
  ['a password of 129', REGISTER, wrong({ password: 'x'.repeat(129) }), { password: 'passwordTooShort' }],
  ['a password that is a number', REGISTER, wrong({ password: 123456 }), { password: 'passwordTooShort' }],
  ['VAL-16: a name of one', REGISTER, wrong({ name: 'A' }), { name: 'nameRequired' }],
  ['a name of 81', REGISTER, wrong({ name: 'A'.repeat(81) }), { name: 'nameRequired' }],
  ['a name with a zero byte', REGISTER, wrong({ name: 'An\u0000na' }), { name: 'nameRequired' }],
  ['a name with a line break', REGISTER, wrong({ name: 'An\nna' }), { name: 'nameRequired' }],
  ['no email to log in with', LOGIN, wrong({ email: '' }), { email: 'emailInvalid' }],
  ['VAL-16: a short password to log in with', LOGIN, wrong({ password: '12345' }), { password: 'passwordRequired' }],
  ['no email to send a letter to', '/api/auth/password/forgot', {}, { email: 'emailInvalid' }],
  ['no password for a letter', '/api/auth/password/reset', { token: 'a' }, { password: 'passwordTooShort' }],
  ['no token of a letter', '/api/auth/password/reset', { password: '123456' }, { token: 'required' }],
];

describe('LIM-9: refused, with nothing left behind', () => {
  it.each(wrongs)('%s', async (_what, path, body, fields) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual(expect.objectContaining({ code: 'validation_failed', fields }));
    expect(await rowCounts(server.database)).toEqual(before);
  });

  it.each([REGISTER, LOGIN, '/api/auth/password/forgot', '/api/auth/password/reset'])('10 MB for %s', async (path) => {
    const answer = await post(path, JSON.stringify(wrong({ name: 'x'.repeat(10_000_000) })));
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'too_large' }]);
    expect(await rowCounts(server.database)).toEqual(before);
  });

  it.each([REGISTER, LOGIN, '/api/auth/password/forgot'])(
    'VAL-16: an email that is made to be looked through for long, for %s',
    async (path) => {
      const began = process.cpuUsage();
      const answer = await post(path, wrong({ email: `${'@.'.repeat(2500)}\nx` }));
      expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { email: 'emailInvalid' } }]);
      expect(process.cpuUsage(began).user).toBeLessThan(1_000_000);
    },
  );

  it.each([REGISTER, LOGIN])('another type of body for %s', async (path) => {
    const answer = await server.ask(path, {
      method: 'POST',
      body: 'email=a@example.com&password=123456',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(415);
  });

  it.each([REGISTER, LOGIN, '/api/auth/logout', '/api/auth/password/reset'])(
    'another site that calls %s',
    async (path) => {
      const answer = await post(path, ANNA_WISH, { Origin: 'https://evil.example' });
      expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'origin_not_allowed' }]);
      expect(await rowCounts(server.database)).toEqual(before);
    },
  );

  it.each([
    ['GET', REGISTER, 'POST'],
    ['DELETE', LOGIN, 'POST'],
    ['POST', '/api/auth/validate', 'GET, HEAD'],
    ['GET', '/api/auth/logout', 'POST'],
    ['GET', '/api/account', 'DELETE'],
    ['POST', '/api/account/export', 'GET, HEAD'],
  ])('%s %s', async (method, path, allow) => {
    const answer = await server.ask(path, { method });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, allow]);
  });

  const BAD_HEADERS = [
    'Bearer abc',
    'Bearer a.b.c',
    'Bearer',
    'Basic YTpi',
    `Bearer ${'x'.repeat(7000)}`,
    'Bearer anonymous x',
  ];
  it.each(BAD_HEADERS)('a call that needs to know who asks, with %s', async (Authorization) => {
    for (const path of ['/api/stories', '/api/account/export']) {
      const answer = await server.ask(path, { headers: { Authorization } });
      expect([answer.status, await answer.json()]).toMatchObject([
        401,
        { code: 'token_invalid', error: 'Your session has expired. Please log in again.' },
      ]);
    }
  });

  it.each(BAD_HEADERS)('not a call that needs to know nothing, with %s', async (Authorization) => {
    for (const path of ['/api/config', '/api/payments/prices', '/api/health', '/api/anonymous/status'])
      expect((await server.ask(path, { headers: { Authorization } })).status).toBe(200);
    const validated = await server.ask('/api/auth/validate', { headers: { Authorization } });
    expect([validated.status, await validated.json()]).toEqual([200, { valid: false, user: null }]);
    expect((await server.ask('/api/auth/logout', { method: 'POST', headers: { Authorization } })).status).toBe(200);
  });
});

describe('what is only unusual', () => {
  const ODD = ["Robert'); DROP TABLE users;--", '<img src=x onerror=alert(1)>', '%s%n{{7*7}}${7*7}', 'नाम নাম 名字 имя'];
  it.each(ODD)('is kept as it is: %s', async (name) => {
    const own = await createTestApp({ isWorking: false });
    const email = "o'neil+odd@example.com";
    const { token, user } = await register(own.ask, { email, password: name.padEnd(6), name });
    expect(user).toMatchObject({ name, email });
    expect((await login(own.ask, { email, password: name.padEnd(6) })).status).toBe(200);
    const validated = await own.ask('/api/auth/validate', { headers: bearer(token) });
    expect(await validated.json()).toMatchObject({ user: { name } });
    await own.close();
  });

  it('gives nobody a plan: fields that we do not know change nothing', async () => {
    const own = await createTestApp({ isWorking: false });
    const more = { subscription_status: 'premium', role: 'admin', is_admin: true, id: 'me', token_version: 9 };
    const { user } = await register(own.ask, { ...ANNA_WISH, ...more });
    expect(user.subscription_status).toBe('free');
    expect(user.id).not.toBe('me');
    await own.close();
  });
});

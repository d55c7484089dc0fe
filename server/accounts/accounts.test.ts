// Accounts: opening one, coming back, going away.
import { afterEach, describe, expect, it } from 'vitest';
import { ANNA_WISH as ANNA, bearer, login, register, sessionIn } from '../../tests/helpers/accounts.ts';
import { createTestApp, WISH, type AskFor, type TestApp } from '../../tests/helpers/test-app.ts';
import * as v from 'valibot';

let server: TestApp;
afterEach(() => server.close());
const open = async (...options: Parameters<typeof createTestApp>) => (server = await createTestApp(...options));
describe('an account', () => {
  it('API-1, SESS-13: is opened with email, password and name, and answers a token and the whole user', async () => {
    const { ask } = await open();
    const answer = await ask('/api/auth/register', { method: 'POST', body: ANNA });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const body: unknown = await answer.json();
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      user: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'Anna',
        email: 'anna@example.com',
        subscription_status: 'free',
        subscription_type: null,
        subscription_expires_at: null,
        created_at: '2026-11-20T20:00:00.000Z',
        updated_at: '2026-11-20T20:00:00.000Z',
      },
    });
  });

  it.each([undefined, null, '', '   '])('needs no name: %j', async (name) => {
    const { ask } = await open();
    expect((await register(ask, { ...ANNA, name })).user.name).toBeNull();
  });

  it('is the only one of its email, in whatever case', async () => {
    const { ask } = await open();
    await register(ask);
    const again = await ask('/api/auth/register', { method: 'POST', body: { ...ANNA, email: ' ANNA@Example.com ' } });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'email_taken' });
  });

  it('opens once when it is asked for many times in one moment', async () => {
    const { visitor } = await open();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => visitor()('/api/auth/register', { method: 'POST', body: ANNA })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ]);
  });

  it('API-2: opens again with email and password', async () => {
    const { ask, visitor } = await open();
    const { user } = await register(ask);
    const answer = await login(visitor(), { ...ANNA, email: 'Anna@example.com' });
    expect(answer.status).toBe(200);
    expect((await sessionIn(answer)).user).toEqual(user);
  });

  it('SRV-1: keeps an argon2id hash and never the password', async () => {
    const { ask, database, lines } = await open();
    await register(ask);
    const row = await database.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(ANNA.password);
    expect(lines.join('')).not.toMatch(/sleep tight|anna@example/);
  });

  it('takes a password however its letters are composed', async () => {
    const { ask, visitor } = await open();
    await register(ask, { ...ANNA, password: 'caf\u00e9 noir' });
    expect((await login(visitor(), { ...ANNA, password: 'cafe\u0301 noir' })).status).toBe(200);
  });

  it('owns what this device made before, from the moment it is opened', async () => {
    const { ask } = await open();
    const made = await ask('/api/stories/generate', { method: 'POST', body: WISH });
    const { story_id } = v.parse(v.object({ story_id: v.string() }), await made.json());
    const { token } = await register(ask);
    const mine = await ask('/api/stories', { headers: bearer(token) });
    expect(await mine.json()).toMatchObject({ stories: [{ story_id, is_owner: true }] });
    expect(await (await ask('/api/stories')).json()).toMatchObject({ stories: [] });
  });
});

describe('API-3 a token', () => {
  const validate = async (ask: AskFor, token?: string) => {
    const answer = await ask('/api/auth/validate', token === undefined ? {} : { headers: bearer(token) });
    expect(answer.status).toBe(200);
    return answer.json();
  };

  it('is good until its time is over, and is renewed when half of it is', async () => {
    const { ask, later } = await open({ env: { JWT_TTL_SECONDS: '1000' } });
    const { token, user } = await register(ask);
    later(499_000);
    expect(await validate(ask, token)).toEqual({ valid: true, user });
    later(2000);
    const renewed = await validate(ask, token);
    expect(renewed).toEqual({ valid: true, user, token: expect.any(String) });
    later(500_000);
    expect(await validate(ask, token)).toEqual({ valid: false, user: null });
    expect(await validate(ask, v.parse(v.object({ token: v.string() }), renewed).token)).toMatchObject({ valid: true });
  });

  it('DECIDE-57: is none when it is missing or anonymous', async () => {
    const { ask } = await open();
    expect(await validate(ask)).toEqual({ valid: false, user: null });
    expect(await validate(ask, 'anonymous')).toEqual({ valid: false, user: null });
  });

  it('is good no more after signing out with it, and others are', async () => {
    const { ask } = await open();
    const { token } = await register(ask);
    const other = (await sessionIn(await login(ask))).token;
    const out = await ask('/api/auth/logout', { method: 'POST', headers: bearer(token) });
    expect([out.status, await out.json()]).toEqual([200, { ok: true }]);
    expect(await validate(ask, token)).toEqual({ valid: false, user: null });
    expect((await ask('/api/stories', { headers: bearer(token) })).status).toBe(401);
    expect(await validate(ask, other)).toMatchObject({ valid: true });
  });

  it.each(['the first', 'the renewed'])(
    'and the one that renewed it end with %s, for as long as either lives',
    async (which) => {
      const { ask, later, sweeper } = await open({ env: { JWT_TTL_SECONDS: '1000' } });
      const first = (await register(ask)).token;
      later(600_000);
      const renewed = v.parse(v.object({ token: v.string() }), await validate(ask, first)).token;
      await ask('/api/auth/logout', { method: 'POST', headers: bearer(which === 'the first' ? first : renewed) });
      expect(await validate(ask, first)).toMatchObject({ valid: false });
      expect(await validate(ask, renewed)).toMatchObject({ valid: false });
      later(500_000);
      await sweeper.sweep();
      expect(await validate(ask, renewed)).toMatchObject({ valid: false });
    },
  );
});

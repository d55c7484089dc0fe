// Guesses at passwords: what they are answered, what they cost, and how many there may be.
import { afterEach, describe, expect, it } from 'vitest';
import { ANNA_WISH, login, register } from '../../tests/helpers/accounts.ts';
import { createTestApp, type TestApp } from '../../tests/helpers/test-app.ts';

let server: TestApp;
afterEach(() => server.close());
const open = async (...options: Parameters<typeof createTestApp>) => (server = await createTestApp(...options));

describe('SRV-2 signing in', () => {
  it('answers the same for an unknown email, a wrong password and an account without one', async () => {
    const { ask, database } = await open();
    await register(ask);
    await register(ask, { ...ANNA_WISH, email: 'ben@example.com' });
    await database.updateTable('users').set({ password_hash: null }).where('email', '=', 'ben@example.com').execute();
    const wrongs = [
      { ...ANNA_WISH, email: 'nobody@example.com' },
      { ...ANNA_WISH, password: 'not it at all' },
      { ...ANNA_WISH, email: 'ben@example.com' },
    ];
    for (const wrong of wrongs) {
      const answer = await login(ask, wrong);
      const { request_id: _id, ...body } = (await answer.json()) as Record<string, unknown>;
      expect([answer.status, body]).toEqual([401, { error: 'Invalid email or password', code: 'bad_credentials' }]);
    }
  });

  it('makes as many hashes for each of them, so that the time tells nothing', async () => {
    const { createPasswords } = await import('./passwords.ts');
    const { isRight, hash } = createPasswords();
    const real = await hash('sleep tight');
    await isRight('warm up', null);
    const spent = async (passwordHash: string | null) => {
      const before = process.cpuUsage();
      for (let count = 0; count < 10; count++) await isRight('not it at all', passwordHash);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const rounds = [];
    for (let round = 0; round < 5; round++) rounds.push((await spent(real)) / (await spent(null)));
    const median = rounds.toSorted((a, b) => a - b)[2] ?? 0;
    expect(median).toBeGreaterThan(0.5);
    expect(median).toBeLessThan(2);
  });

  it('SRV-15: is refused after ten failures for one email from one address, and good ones do not count', async () => {
    const { ask } = await open({ env: { RATE_LIMIT_SCALE: '1' } });
    await register(ask);
    for (let count = 0; count < 12; count++) expect((await login(ask)).status).toBe(200);
    const wrong = () => login(ask, { ...ANNA_WISH, password: 'not it at all' });
    for (let count = 0; count < 10; count++) expect((await wrong()).status).toBe(401);
    const refused = await login(ask);
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'rate_limited' }]);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const others = await login(ask, { ...ANNA_WISH, email: 'nobody@example.com' });
    expect(others.status).toBe(401);
  });

  it('holds nothing against a family that the server had no time for', async () => {
    const { ask } = await open({ env: { RATE_LIMIT_SCALE: '1' } });
    await register(ask);
    const others = Array.from({ length: 22 }, (_, at) => login(ask, { ...ANNA_WISH, email: `other${at}@example.com` }));
    const hers = await Promise.all(Array.from({ length: 10 }, () => login(ask)));
    expect(hers.map(({ status }) => status)).toContain(503);
    await Promise.all(others);
    for (let count = 0; count < 10; count++)
      expect((await login(ask, { ...ANNA_WISH, password: 'not it at all' })).status).toBe(401);
    expect((await login(ask)).status).toBe(429);
  });

  it('counts guesses that come at once', async () => {
    const { ask } = await open({ env: { RATE_LIMIT_SCALE: '1' } });
    const wrong = () => login(ask, { ...ANNA_WISH, password: 'not it at all' });
    const statuses = (await Promise.all(Array.from({ length: 15 }, wrong))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it('SRV-15: is tried fifty times in a quarter of an hour from one address, for whatever emails', async () => {
    const { ask } = await open({ env: { RATE_LIMIT_SCALE: '1' } });
    const statuses = [];
    for (let count = 0; count < 51; count++)
      statuses.push((await login(ask, { ...ANNA_WISH, email: `anna${count}@example.com` })).status);
    expect(statuses).toEqual([...Array.from({ length: 50 }, () => 401), 429]);
  });

  it('opens five accounts an hour from one address', async () => {
    const { ask } = await open({ env: { RATE_LIMIT_SCALE: '1' } });
    const statuses = [];
    for (let count = 0; count < 6; count++) {
      const body = { ...ANNA_WISH, email: `anna${count}@example.com` };
      statuses.push((await ask('/api/auth/register', { method: 'POST', body })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

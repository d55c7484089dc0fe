// A forgotten password, an export, the end of an account.
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { ANNA_WISH, bearer, login, register, sessionIn } from '../../tests/helpers/accounts.ts';
import { PICTURE_PLACES } from '../../tests/helpers/picture-stores.ts';
import { createTestApp, rowCounts, WISH, type AskFor, type TestApp } from '../../tests/helpers/test-app.ts';

let server: TestApp;
afterEach(() => server.close());
const open = async (...options: Parameters<typeof createTestApp>) => (server = await createTestApp(...options));
const forgot = (ask: AskFor, email = ANNA_WISH.email) =>
  ask('/api/auth/password/forgot', { method: 'POST', body: { email } });
const reset = (ask: AskFor, token: string, password = 'a new one') =>
  ask('/api/auth/password/reset', { method: 'POST', body: { token, password } });
const lettersOf = async (count: number) => {
  await expect.poll(() => server.letters.length).toBe(count);
  return server.letters;
};
const tokenIn = (text = '') => /\/auth\?mode=reset#(?<token>[\w-]{43})$/m.exec(text)?.groups?.['token'] ?? '';
async function tokenOf(ask: AskFor) {
  const before = server.letters.length;
  await forgot(ask);
  return tokenIn((await lettersOf(before + 1)).at(-1)?.text);
}
const MadeSchema = v.object({ story_id: v.string() });
const make = async (ask: AskFor, token: string | null, change: object = {}) => {
  const body = { ...WISH, ...change };
  const made = await ask('/api/stories/generate', {
    method: 'POST',
    body,
    headers: token === null ? {} : bearer(token),
  });
  return v.parse(MadeSchema, await made.json());
};
const remove = (ask: AskFor, token: string, body: object) =>
  ask('/api/account', { method: 'DELETE', headers: bearer(token), body });

describe('a forgotten password', () => {
  it('is offered where letters can be sent', async () => {
    const { ask } = await open();
    expect(await (await ask('/api/config')).json()).toMatchObject({ password_reset: true });
  });

  it('is not offered in production without a mail transport', async () => {
    const { ask } = await open({ env: { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) } });
    expect(await (await ask('/api/config')).json()).toMatchObject({ password_reset: false });
    expect((await forgot(ask)).status).toBe(503);
  });

  it('brings a letter to who has an account, and the same answer to who has none', async () => {
    const { ask, lines } = await open();
    await register(ask);
    const [known, unknown] = [await forgot(ask, 'ANNA@example.com'), await forgot(ask, 'nobody@example.com')];
    expect([known.status, await known.json()]).toEqual([202, { ok: true }]);
    expect([unknown.status, await unknown.json()]).toEqual([202, { ok: true }]);
    const [letter, ...others] = await lettersOf(1);
    expect(others).toEqual([]);
    expect(letter?.to).toBe('anna@example.com');
    expect(tokenIn(letter?.text)).not.toBe('');
    expect(lines.join('')).not.toContain(tokenIn(letter?.text));
  });

  it('ends with a new password: once, and every session of before is over', async () => {
    const { ask, database } = await open();
    const before = await register(ask);
    const token = await tokenOf(ask);
    expect(JSON.stringify(await database.selectFrom('password_resets').selectAll().execute())).not.toContain(token);
    const answer = await reset(ask, token);
    expect(answer.status).toBe(200);
    const after = await sessionIn(answer);
    expect(after.user.email).toBe('anna@example.com');
    expect((await ask('/api/stories', { headers: bearer(after.token) })).status).toBe(200);
    expect((await ask('/api/stories', { headers: bearer(before.token) })).status).toBe(401);
    expect((await login(ask)).status).toBe(401);
    expect((await login(ask, { ...ANNA_WISH, password: 'a new one' })).status).toBe(200);
    const again = await reset(ask, token);
    expect([again.status, await again.json()]).toMatchObject([400, { code: 'reset_invalid' }]);
  });

  it('voids the other letters of the same family, and proves its email', async () => {
    const { ask, database } = await open();
    const { user } = await register(ask);
    const [first, second] = [await tokenOf(ask), await tokenOf(ask)];
    expect((await reset(ask, second)).status).toBe(200);
    expect((await reset(ask, first)).status).toBe(400);
    const row = await database.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirst();
    expect(row?.email_confirmed_at).toBe(Date.parse('2026-11-20T20:00:00.000Z'));
  });

  it('brings what the device made before', async () => {
    const { ask, visitor } = await open();
    await register(visitor());
    const token = await tokenOf(ask);
    const made = await make(ask, 'anonymous');
    const session = await sessionIn(await reset(ask, token));
    const mine = await (await ask('/api/stories', { headers: bearer(session.token) })).json();
    expect(mine).toMatchObject({ stories: [{ story_id: made.story_id, is_owner: true }] });
  });

  it('is tried twenty times an hour from one address', async () => {
    const { ask } = await open({ env: { RATE_LIMIT_SCALE: '1' } });
    const statuses = [];
    for (let count = 0; count < 21; count++) statuses.push((await reset(ask, 'no token')).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
  });

  it('is forgotten when its time is over, and so is who signed out', async () => {
    const { ask, database, later, sweeper } = await open({ env: { JWT_TTL_SECONDS: '7200' } });
    const { token } = await register(ask);
    await tokenOf(ask);
    await ask('/api/auth/logout', { method: 'POST', headers: bearer(token) });
    const kept = async () => {
      await sweeper.sweep();
      const { password_resets, revoked_tokens } = await rowCounts(database);
      return { password_resets, revoked_tokens };
    };
    expect(await kept()).toEqual({ password_resets: 1, revoked_tokens: 1 });
    later(3_600_001);
    expect(await kept()).toEqual({ password_resets: 0, revoked_tokens: 1 });
    later(3_600_001);
    expect(await kept()).toEqual({ password_resets: 0, revoked_tokens: 0 });
  });

  it('takes one of two answers to the same letter that come at once', async () => {
    const { ask } = await open();
    await register(ask);
    const token = await tokenOf(ask);
    const answers = await Promise.all([reset(ask, token, 'the first'), reset(ask, token, 'the second')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('is too late after an hour, and a short password uses nothing up', async () => {
    const { ask, later } = await open();
    await register(ask);
    const token = await tokenOf(ask);
    expect((await reset(ask, token, 'short')).status).toBe(400);
    later(3_599_999);
    const other = await tokenOf(ask);
    later(1);
    expect((await reset(ask, token)).status).toBe(400);
    expect((await reset(ask, other)).status).toBe(200);
  });

  it('is asked for three times an hour for one email, ten times from one address', async () => {
    const { ask } = await open({ env: { RATE_LIMIT_SCALE: '1' } });
    const statuses = [];
    for (let count = 0; count < 4; count++) statuses.push((await forgot(ask)).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
    for (let count = 0; count < 6; count++) await forgot(ask, `other${count}@example.com`);
    const refused = await forgot(ask, 'last@example.com');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('answers the same when the letter does not go', async () => {
    const refusal = Object.assign(new Error('550 <anna@example.com> unknown'), {
      code: 'EENVELOPE',
      responseCode: 550,
      command: 'RCPT TO',
      response: '550 <anna@example.com> unknown',
      rejected: ['anna@example.com'],
    });
    const { ask, lines } = await open({ sendLetter: async () => Promise.reject(refusal) });
    await register(ask);
    expect((await forgot(ask)).status).toBe(202);
    await expect.poll(() => lines.join('')).toContain('a letter could not be sent');
    expect(lines.join('')).toContain('"code":"EENVELOPE","responseCode":550,"command":"RCPT TO"');
    expect(lines.join('')).not.toContain('anna@');
  });
});

describe('an export', () => {
  it('holds the user and all stories with their parameters, and nothing secret', async () => {
    const { ask, visitor } = await open();
    const { token, user } = await register(ask);
    await make(ask, token);
    const other = visitor();
    await make(other, (await register(other, { ...ANNA_WISH, email: 'ben@example.com' })).token);
    const answer = await ask('/api/account/export', { headers: bearer(token) });
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="tuckaway-account.json"');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      user,
      email_confirmed_at: null,
      external_identities: [],
      stories: [
        { title: 'Mia and the Lamp', parameters: { protagonist_name: 'Mia' }, content: { paragraphs: [] } },
      ].map((story) => ({ ...story, content: { paragraphs: expect.arrayContaining(['Mia lit the lamp.']) } })),
    });
    expect(text).not.toMatch(/argon2|password|token/);
  });

  it('says since when the email is confirmed, and by whom the family signs in', async () => {
    const { ask, database } = await open();
    const { token, user } = await register(ask);
    await database.updateTable('users').set({ email_confirmed_at: 1000 }).execute();
    await database
      .insertInto('external_identities')
      .values({ issuer: 'https://accounts.google.com', subject: 'known-there-as', user_id: user.id, created_at: 2000 })
      .execute();
    const exported = await (await ask('/api/account/export', { headers: bearer(token) })).json();
    expect(exported).toMatchObject({ email_confirmed_at: '1970-01-01T00:00:01.000Z' });
    expect(exported).toHaveProperty('external_identities', [
      { issuer: 'https://accounts.google.com', subject: 'known-there-as', created_at: '1970-01-01T00:00:02.000Z' },
    ]);
  });

  it('is for who is signed in, three times a day', async () => {
    const { ask } = await open({ env: { RATE_LIMIT_SCALE: '1' } });
    expect((await ask('/api/account/export')).status).toBe(401);
    const { token } = await register(ask);
    const statuses = [];
    for (let count = 0; count < 4; count++)
      statuses.push((await ask('/api/account/export', { headers: bearer(token) })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('the end of an account', () => {
  it('leaves nothing of it behind', async () => {
    const { ask, database, visitor } = await open();
    const empty = await rowCounts(database);
    const { token } = await register(ask);
    await make(ask, token);
    await forgot(ask);
    await lettersOf(1);
    const answer = await remove(ask, token, { password: ANNA_WISH.password });
    expect([answer.status, await answer.json()]).toEqual([200, { deleted: true }]);
    expect(await rowCounts(database)).toEqual(empty);
    expect((await ask('/api/stories', { headers: bearer(token) })).status).toBe(401);
    expect((await login(visitor())).status).toBe(401);
  });

  it('takes what it read with it, and nothing of others', async () => {
    const { ask, database, visitor } = await open();
    const [{ token, user }, other] = [
      await register(ask),
      await register(visitor(), { ...ANNA_WISH, email: 'ben@example.com' }),
    ];
    const owners = [`user:${user.id}`, `user:${other.user.id}`, `other-user:${user.id}`];
    const { story_id } = await make(ask, other.token);
    await database
      .insertInto('story_views')
      .values(owners.map((viewer) => ({ story_id, viewer, day: '2026-11-20' })))
      .execute();
    await database
      .insertInto('daily_usage')
      .values([...owners, `written:user:${user.id}`].map((subject) => ({ subject, day: '2026-11-19', used: 1 })))
      .execute();
    expect((await remove(ask, token, { password: ANNA_WISH.password })).status).toBe(200);
    const views = await database.selectFrom('story_views').select('viewer').orderBy('viewer').execute();
    expect(views.map(({ viewer }) => viewer)).toEqual(owners.slice(1).toSorted());
    const counted = await database
      .selectFrom('daily_usage')
      .select('subject')
      .where('day', '=', '2026-11-19')
      .execute();
    expect(counted.map(({ subject }) => subject).toSorted()).toEqual(owners.slice(1).toSorted());
  });

  it('is tried ten times an hour', async () => {
    const { ask } = await open({ env: { RATE_LIMIT_SCALE: '1' } });
    const { token } = await register(ask);
    const statuses = [];
    for (let count = 0; count < 11; count++)
      statuses.push((await remove(ask, token, { password: 'not it at all' })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
  });

  it('needs the password, and changes nothing without it', async () => {
    const { ask, database } = await open();
    const { token } = await register(ask);
    const before = await rowCounts(database);
    const wrong = await remove(ask, token, { password: 'not it at all' });
    expect([wrong.status, await wrong.json()]).toMatchObject([403, { code: 'password_wrong' }]);
    const confirmed = await remove(ask, token, { confirm: 'DELETE' });
    expect([confirmed.status, await confirmed.json()]).toMatchObject([400, { fields: { password: 'required' } }]);
    const empty = await remove(ask, token, {});
    expect([empty.status, await empty.json()]).toMatchObject([400, { fields: { password: 'required' } }]);
    expect((await ask('/api/account', { method: 'DELETE', body: { password: 'sleep tight' } })).status).toBe(401);
    expect(await rowCounts(database)).toEqual(before);
  });

  it('needs a word from who has no password', async () => {
    const { ask, database } = await open();
    const { token } = await register(ask);
    await database.updateTable('users').set({ password_hash: null }).execute();
    for (const given of [{}, { password: 'anything' }]) {
      const answer = await remove(ask, token, given);
      expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { confirm: 'required' } }]);
    }
    expect((await remove(ask, token, { confirm: 'delete' })).status).toBe(400);
    expect((await remove(ask, token, { confirm: 'DELETE' })).status).toBe(200);
  });
});

describe.each(PICTURE_PLACES)('a family whose pictures are kept %s', (_, openPlace) => {
  const place = openPlace();
  const ReadSchema = v.object({ images: v.array(v.object({ url: v.string() })) });
  const ExportSchema = v.object({ stories: v.array(v.object({ images: v.array(v.object({ id: v.string() })) })) });

  it('has them all in its export, and takes them with it', async () => {
    const files = place.files();
    const { ask } = await open({ env: { SHOWCASE: 'on' }, pictureFiles: files });
    const { token } = await register(ask);
    const { story_id: id } = await make(ask, token, { include_images: true });
    const { story_id: others } = await make(server.visitor(), null, { include_images: true });
    for (const story of [id, others])
      await expect.poll(async () => (await (await ask(`/api/stories/${story}/status`)).json()).status).toBe('complete');
    expect((await files.stories()).toSorted()).toEqual([id, others].toSorted());
    const { images } = v.parse(ReadSchema, await (await ask(`/api/stories/${id}`, { headers: bearer(token) })).json());
    const told = v.parse(ExportSchema, await (await ask('/api/account/export', { headers: bearer(token) })).json());
    expect(told.stories.map((story) => story.images.length)).toEqual([images.length]);
    const urls = images.map(({ url }) => url);
    expect(urls.length).toBeGreaterThan(0);
    for (const url of urls) expect(await (await ask(url)).text()).toBe('large');
    expect((await remove(ask, token, { password: ANNA_WISH.password })).status).toBe(200);
    expect(await files.stories()).toEqual([others]);
    for (const url of urls) expect((await ask(url)).status).toBe(404);
  });
});

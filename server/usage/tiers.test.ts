// What each plan may do, and that nobody gets more by anything he sends.
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { SubscriptionSchema } from '#contract/payments';
import type { Tier } from '#contract/tiers';
import { GenerateAnswerSchema } from '#contract/stories';
import { createTestApp, never, rowCounts, WISH, type AskFor, type TestApp } from '../../tests/helpers/test-app.ts';

let server: TestApp;
afterEach(() => server.close());
const open = async (...options: Parameters<typeof createTestApp>) => (server = await createTestApp(...options));
const generate = (ask: AskFor, change: object = {}, headers: Record<string, string> = {}) =>
  ask('/api/stories/generate', { method: 'POST', body: { ...WISH, ...change }, headers });
const parse = async (answer: Response) => v.parse(GenerateAnswerSchema, await answer.json());
const subscription = async (ask: AskFor) =>
  v.parse(SubscriptionSchema, await (await ask('/api/payments/subscription')).json());
/** How many of so many calls, one after the other, were taken. */
const accepted = async (ask: AskFor, calls: number) => {
  const statuses = [];
  for (let at = 0; at < calls; at++) statuses.push((await generate(ask)).status);
  return statuses.filter((status) => status === 201).length;
};

describe('stories a day', () => {
  it.each([
    ['ROLE-11', 'free', 5],
    ['ROLE-12', 'basic', 20],
  ] as const)('%s a %s family has %j', async (_row, tier, limit) => {
    const { ask } = await (await open()).signedIn(tier);
    expect(await accepted(ask, limit)).toBe(limit);
    const refused = await generate(ask);
    expect([refused.status, refused.headers.get('Retry-After'), await refused.json()]).toMatchObject([
      429,
      '14400',
      { code: 'daily_limit_reached', daily_limit: limit, current_usage: limit, reset_at: '2026-11-21T00:00:00.000Z' },
    ]);
    expect(await rowCounts(server.database)).toMatchObject({ stories: limit });
  });

  it('ROLE-13 a premium family has no limit: 25 stories, and -1', async () => {
    const { ask } = await (await open()).signedIn('premium');
    expect(await accepted(ask, 25)).toBe(25);
    expect(await parse(await generate(ask))).toMatchObject({ current_usage: 26, daily_limit: -1 });
  });

  it.each([...(['free', 'basic', 'premium'] as const)])(
    'ROLE-11 ROLE-12 ROLE-13 DECIDE-1 a %s family has no limit while everything is open',
    async (tier) => {
      const { ask } = await (await open({ env: { SHOWCASE: 'on' } })).signedIn(tier);
      expect(await accepted(ask, 21)).toBe(21);
      expect(await parse(await generate(ask))).toMatchObject({ daily_limit: -1 });
    },
  );

  it('ROLE-2 the status of a device is there without an account, and for the device with one', async () => {
    const { ask, device } = await (await open({ env: { ANON_DAILY_LIMIT: '3' } })).signedIn();
    await generate(ask);
    const expected = { current_usage: 0, daily_limit: 3, reset_at: '2026-11-21T00:00:00.000Z' };
    expect(await (await device('/api/anonymous/status')).json()).toEqual(expected);
    expect(await (await ask('/api/anonymous/status')).json()).toEqual(expected);
    const plain = await device('/api/anonymous/status', { headers: { Authorization: 'Bearer anonymous' } });
    expect(plain.status).toBe(200);
  });

  it('ROLE-3 API-14 a visitor has as many as the server says', async () => {
    const { ask } = await open({ env: { ANON_DAILY_LIMIT: '3' } });
    expect(await accepted(ask, 4)).toBe(3);
    expect(await (await ask('/api/anonymous/status')).json()).toMatchObject({ current_usage: 3, daily_limit: 3 });
  });

  it.each([true, false])('SRV-3 the last place goes to one of fifty calls at once; signed in: %j', async (isUser) => {
    const { visitor, signedIn, database } = await open();
    const ask = isUser ? (await signedIn()).ask : visitor();
    expect(await accepted(ask, 4)).toBe(4);
    const answers = await Promise.all(Array.from({ length: 50 }, () => generate(ask)));
    expect(answers.filter(({ status }) => status === 201 || status === 202)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(49);
    expect(await rowCounts(database)).toMatchObject({ stories: 5 });
  });

  it('SRV-4 a story that fails gives its place back', async () => {
    const { signedIn, sweeper, later } = await open({ isWorking: false });
    const { ask } = await signedIn();
    await generate(ask, { sync: false });
    expect(await subscription(ask)).toMatchObject({ current_usage: 1, daily_limit: 5 });
    later(600_000);
    await sweeper.sweep();
    expect(await subscription(ask)).toMatchObject({ current_usage: 0 });
  });

  it('begin anew with the UTC day', async () => {
    const { signedIn, later } = await open();
    const { ask } = await signedIn();
    expect(await accepted(ask, 6)).toBe(5);
    later(4 * 3_600_000 - 1);
    expect((await generate(ask)).status).toBe(429);
    later(1);
    expect(await subscription(ask)).toMatchObject({ current_usage: 0, reset_at: '2026-11-22T00:00:00.000Z' });
    expect(await accepted(ask, 6)).toBe(5);
  });

  it('follow a change of plan at once, and what was used stays used', async () => {
    const { signedIn, setTier, clock, later } = await open();
    const { ask, userId } = await signedIn();
    expect(await accepted(ask, 6)).toBe(5);
    await setTier(userId, 'basic', clock.now() + 1000);
    expect(await parse(await generate(ask))).toMatchObject({ current_usage: 6, daily_limit: 20 });
    later(1000);
    expect((await generate(ask)).status).toBe(429);
    expect(await subscription(ask)).toMatchObject({ subscription_tier: 'free', current_usage: 6, daily_limit: 5 });
  });
});

describe('pictures and stories at once', () => {
  it.each([
    ['off', 'free', false],
    ['off', 'basic', false],
    ['off', 'premium', true],
    ['on', 'free', true],
    ['on', 'basic', true],
    ['on', 'premium', true],
  ] as const)('ROLE-14 DECIDE-1 pictures with SHOWCASE %s for %s: %j', async (showcase, tier, allowed) => {
    const { ask } = await (await open({ env: { SHOWCASE: showcase } })).signedIn(tier);
    const answer = await generate(ask, { include_images: true });
    expect(answer.status).toBe(201);
    expect((await parse(answer)).include_images).toBe(allowed);
    expect((await rowCounts(server.database))['pictures'] !== 0).toBe(allowed);
  });

  it.each([
    ['off', 'free', 1],
    ['off', 'basic', 2],
    ['off', 'premium', 3],
    ['on', 'free', 2],
    ['on', 'basic', 2],
    ['on', 'premium', 3],
  ] as const)('at once with SHOWCASE %s for %s: %j', async (showcase, tier, atOnce) => {
    const env = { SHOWCASE: showcase, RATE_LIMIT_SCALE: '1' };
    const { ask } = await (await open({ env, tell: never })).signedIn(tier);
    const statuses = [];
    for (let at = 0; at < 4; at++) statuses.push((await generate(ask, { sync: false })).status);
    expect(statuses).toEqual([0, 1, 2, 3].map((at) => (at < atOnce ? 202 : 429)));
  });
});

describe('SRV-14 ROLE-16 nobody becomes more than he is', () => {
  const MORE = {
    role: 'admin',
    is_admin: true,
    isAdmin: true,
    tier: 'premium',
    subscription_status: 'premium',
    subscription_tier: 'premium',
    subscription_expires_at: '2099-01-01T00:00:00.000Z',
    token_version: 9,
    id: 'x',
    owner: 'user:x',
    user_id: 'x',
    is_seed: true,
    is_owner: true,
    view_count: 99,
    like_count: 99,
    status: 'failed',
    retries: 9,
    daily_limit: -1,
    created_at: '2000-01-01T00:00:00.000Z',
    __proto__: { subscription_status: 'premium' },
    constructor: { prototype: { tier: 'premium' } },
  };
  const asJson = JSON.stringify({ ...MORE, x: 1 }).replace('"x":1', '"__proto__":{"tier":"premium"}');
  const withMore = (body: object) => `${JSON.stringify(body).slice(0, -1)},${asJson.slice(1)}`;
  const JSON_TYPE = { 'Content-Type': 'application/json' };
  const rows = () =>
    Promise.all([
      server.database.selectFrom('users').selectAll().execute(),
      server.database
        .selectFrom('stories')
        .select(['owner', 'is_seed', 'view_count', 'like_count', 'retries', 'status', 'created_at'])
        .execute(),
    ]);

  it('by a field in the body of register, login, generate, POST and PUT', async () => {
    const { visitor, signedIn } = await open();
    const account = { email: 'anna@example.com', password: 'sleep tight' };
    const body = withMore(account);
    const registered = await visitor()('/api/auth/register', { method: 'POST', body, headers: JSON_TYPE });
    expect([registered.status, await registered.json()]).toMatchObject([
      201,
      { user: { subscription_status: 'free' } },
    ]);
    await visitor()('/api/auth/login', { method: 'POST', body, headers: JSON_TYPE });
    const { ask, userId } = await signedIn();
    const made = await ask('/api/stories/generate', { method: 'POST', body: withMore(WISH), headers: JSON_TYPE });
    const { story_id, daily_limit } = await parse(made);
    expect(daily_limit).toBe(5);
    const told = { title: 'The Lamp', content: 'Mia lit the lamp.' };
    expect((await ask('/api/stories', { method: 'POST', body: withMore(told), headers: JSON_TYPE })).status).toBe(201);
    const put = await ask(`/api/stories/${story_id}`, { method: 'PUT', body: withMore(told), headers: JSON_TYPE });
    expect(put.status).toBe(200);
    const [users, stories] = await rows();
    expect(users.map((user) => [user.subscription_status, user.subscription_expires_at, user.token_version])).toEqual([
      ['free', null, 0],
      ['free', null, 0],
    ]);
    const own = {
      owner: `user:${userId}`,
      is_seed: 0,
      view_count: 0,
      like_count: 0,
      retries: 0,
      status: 'complete',
      created_at: server.clock.now(),
    };
    expect(stories).toEqual([own, own]);
  });

  it('by a token that says so, signed or not', async () => {
    const { signedIn } = await open();
    const { ask, token, userId } = await signedIn();
    const [head = '', claims = '', signature = ''] = token.split('.');
    const said: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const coded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const changed = coded({ ...Object(said), subscription_status: 'premium', subscription_expires_at: null });
    const none = coded({ alg: 'none', typ: 'JWT' });
    for (const forged of [
      `${head}.${changed}.${signature}`,
      `${none}.${changed}.`,
      `${none}.${changed}.${signature}`,
    ]) {
      const answer = await generate(ask, {}, { Authorization: `Bearer ${forged}` });
      expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'token_invalid' }]);
    }
    // One that was signed while there was a plan says so still, and counts no more.
    await server.setTier(userId, 'premium');
    const login = await ask('/api/auth/login', {
      method: 'POST',
      body: { email: 'family-1@example.com', password: 'sleep tight' },
    });
    const { token: paid } = v.parse(v.object({ token: v.string() }), await login.json());
    await server.setTier(userId, 'free');
    const answer = await generate(ask, { include_images: true }, { Authorization: `Bearer ${paid}` });
    expect(await parse(answer)).toMatchObject({ daily_limit: 5, include_images: false });
  });

  it('by opening a page, asking with a query, or calling for payment', async () => {
    const { signedIn } = await open();
    const { ask } = await signedIn();
    const before = (await rows())[0];
    const tier: Tier = 'free';
    for (const path of [
      '/profile?checkout=success',
      '/api/payments/subscription?refresh=true&subscription_tier=premium',
      '/api/auth/validate?subscription_status=premium',
    ])
      expect((await ask(path)).status).toBe(200);
    const headers = { 'X-Subscription-Tier': 'premium', Cookie: 'subscription_status=premium' };
    expect((await generate(ask, {}, headers)).status).toBe(201);
    await ask('/api/payments/checkout', { method: 'POST', body: { priceId: 'premium' } });
    await ask('/api/payments/portal', { method: 'POST' });
    expect(await subscription(ask)).toMatchObject({ subscription_tier: tier, subscribed: false });
    expect((await rows())[0]).toEqual(before);
  });

  it.each(['/api/admin', '/api/users', '/api/admin/users', '/admin', '/api/account/role'])(
    'ROLE-16 there is no %s',
    async (path) => {
      const { ask } = await (await open()).signedIn('premium');
      for (const method of ['GET', 'POST'])
        expect([404, 405]).toContain((await ask(path, { method, ...(method === 'POST' ? { body: {} } : {}) })).status);
    },
  );
});

describe('SRV-15 limits of calls', () => {
  const calls: [string, number, (ask: AskFor) => Promise<Response>][] = [
    ['generate', 6, (ask) => generate(ask)],
    ['a story', 120, (ask) => ask('/api/stories/x')],
    ['a story’s status', 120, (ask) => ask('/api/stories/x/status')],
    ['POST of a story', 120, (ask) => ask('/api/stories', { method: 'POST', body: {} })],
    ['PUT of a story', 120, (ask) => ask('/api/stories/x', { method: 'PUT', body: { title: 'New' } })],
    ['the subscription', 60, (ask) => ask('/api/payments/subscription')],
    ['checkout', 10, (ask) => ask('/api/payments/checkout', { method: 'POST', body: { priceId: 'basic' } })],
    ['the portal', 10, (ask) => ask('/api/payments/portal', { method: 'POST' })],
  ];
  const untilRefused = async (call: () => Promise<Response>) => {
    for (let count = 0; count < 500; count++) {
      const answer = await call();
      if (answer.status === 429) return { count, answer };
    }
    throw new Error('never refused');
  };

  it.each(calls)('%s: %j, then 429 with Retry-After', async (_what, limit, call) => {
    const { signedIn } = await open({ env: { RATE_LIMIT_SCALE: '1' } });
    const [family, others] = [await signedIn('premium'), await signedIn('premium')];
    const { count, answer } = await untilRefused(() => call(family.ask));
    expect(count).toBe(limit);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ code: 'rate_limited' });
    expect((await call(others.ask)).status).not.toBe(429);
  });

  it.each(calls)('%s: scaled to half and to none', async (_what, limit, call) => {
    const { signedIn } = await open({ env: { RATE_LIMIT_SCALE: '0.5' } });
    const { ask } = await signedIn('premium');
    expect((await untilRefused(() => call(ask))).count).toBe(limit / 2);
    const endless = await createTestApp();
    const family = await endless.signedIn('premium');
    for (let at = 0; at <= limit; at++) expect((await call(family.ask)).status).not.toBe(429);
    await endless.close();
  });
});

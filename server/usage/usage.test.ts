import { Hono } from 'hono';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { API_ERRORS } from '#contract/api-errors';
import { STORY_FAILED } from '#contract/errors';
import { AnonymousStatusSchema, ConfigSchema } from '#contract/usage';
import { createTestApp, rowCounts, WISH, type TestApp } from '../../tests/helpers/test-app.ts';
import type { AppEnv } from '../platform/app-env.ts';
import { readinessRoutes } from './readiness.routes.ts';

let server: TestApp;
afterEach(() => server.close());
const open = async (...options: Parameters<typeof createTestApp>) => (server = await createTestApp(...options));

describe('GET /api/anonymous/status', () => {
  it('API-14 counts the stories of the day, 0 of 1 and then 1 of 1', async () => {
    const { ask } = await open({ env: { ANON_DAILY_LIMIT: '1' } });
    const status = async () => v.parse(AnonymousStatusSchema, await (await ask('/api/anonymous/status')).json());
    expect(await status()).toEqual({ current_usage: 0, daily_limit: 1, reset_at: '2026-11-21T00:00:00.000Z' });
    await ask('/api/stories/generate', { method: 'POST', body: WISH });
    expect(await status()).toMatchObject({ current_usage: 1, daily_limit: 1 });
  });

  it('has no limit while everything is open, refuses no token and is not to be kept', async () => {
    const { ask } = await open({ env: { SHOWCASE: 'on' } });
    const answer = await ask('/api/anonymous/status', { headers: { Authorization: 'Bearer whatever' } });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ daily_limit: -1 });
  });

  it('lets nobody tell a story where the limit is none', async () => {
    const { ask } = await open({ env: { ANON_DAILY_LIMIT: '0' } });
    expect((await ask('/api/stories/generate', { method: 'POST', body: WISH })).status).toBe(429);
  });
});

describe('GET /api/config', () => {
  it('says what this deployment is, for a minute', async () => {
    const { ask } = await open({
      env: { ANON_DAILY_LIMIT: '3', ADS_TIERS: 'free', PUBLIC_URL: 'https://tuckaway.example/' },
    });
    const answer = await ask('/api/config');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(answer.headers.get('Strict-Transport-Security')).toContain('max-age');
    const config = v.parse(ConfigSchema, await answer.json());
    expect(config).toMatchObject({
      product_name: 'Tuckaway',
      public_url: 'https://tuckaway.example',
      showcase: false,
      anonymous_daily_limit: 3,
      payments: 'off',
    });
    expect(config.ads.tiers).toEqual(['free']);
    expect((await ask('/api/config', { headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' } })).status).toBe(
      304,
    );
  });
});

describe('POST /api/analytics/events', () => {
  const client_id = 'client-0123456789';
  const send = (events: object[], path = '/api/analytics/events') =>
    server.ask(path, { method: 'POST', body: { client_id, events } });

  it('API-28 takes a batch and keeps only the props that the contract lists', async () => {
    const { database } = await open();
    const answer = await send([
      { id: 'e1', name: 'page_view', ts: 1_700_000_000_000.5, props: { path: '/pricing', name: 'Mia', __proto__: 1 } },
      { id: 'e2', name: 'story_generate_failed', ts: 1e300, props: { message: 'Not found', code: { deep: true } } },
    ]);
    expect([answer.status, await answer.json()]).toEqual([202, { accepted: 2 }]);
    const rows = await database.selectFrom('analytics_events').select(['name', 'props']).orderBy('event_id').execute();
    expect(rows).toEqual([
      { name: 'page_view', props: '{"path":"/pricing"}' },
      { name: 'story_generate_failed', props: JSON.stringify({ message: 'Not found' }) },
    ]);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  it.each([
    ['page_view', 'path', ['/', 'not-found', '/story/$storyId', '/{-$language}/stories/$slug', '/auth/oauth/callback']],
    ['story_generate_started', 'theme', ['science']],
    ['story_generate_started', 'language', ['pt-BR']],
    ['story_shared', 'method', ['copied']],
    ['category_clicked', 'category', ['settings/desert']],
    ['ad_impression', 'slot', ['sidebar']],
    ['story_generate_failed', 'message', ['No answer', 'HTTP error! status: 503', 'TypeError', STORY_FAILED]],
    ['client_error', 'message', ['a screen failed', 'TypeError in a promise', 'TypeError story-CuhfDhv.js:1:20931']],
  ] as const)('ANL-4 of the event %s the field %s says one of ours', async (name, field, ours) => {
    const { database } = await open();
    const strange = ['Mia', 'Once upon a time', '/story/AbCdEfGhIjKlMnOpQrStUv', 'mia@home.example', 7];
    const said = [...ours, ...strange].map((value, at) => ({ id: `e${at}`, name, ts: 1, props: { [field]: value } }));
    await send(said);
    const rows = await database.selectFrom('analytics_events').select('props').orderBy('event_id').execute();
    const kept = rows.map(({ props }) => (JSON.parse(props) as Record<string, string>)[field]);
    expect(kept).toEqual([...ours, ...strange.map(() => undefined)]);
  });

  it('ANL-2 GEN-20 a failed story is counted by one text, whatever language its reason was shown in', async () => {
    const { database } = await open();
    const said = ['Der Dienst ist vorübergehend nicht zu erreichen', 'Mia could not sleep'];
    await send(
      said.map((message) => ({ name: 'story_generate_failed', ts: 1, props: { message, code: 'unavailable' } })),
    );
    const rows = await database.selectFrom('analytics_events').select('props').execute();
    const counted = { message: API_ERRORS.unavailable[1], code: 'unavailable' };
    expect(rows.map(({ props }) => JSON.parse(props))).toEqual([counted, counted]);
  });

  it('drops what comes again within ten minutes', async () => {
    const { later } = await open();
    const event = { id: 'e1', name: 'install_shown', ts: 1 };
    const accepted = async (events: object[]) => (await (await send(events)).json()).accepted;
    expect(await accepted([event, event, { ...event, id: 'e2' }])).toBe(2);
    expect(await accepted([event])).toBe(0);
    later(600_001);
    expect(await accepted([event])).toBe(1);
  });

  it('believes a device about the hour within the week before its events come', async () => {
    const { database, clock } = await open();
    const now = clock.now();
    const week = 7 * 86_400_000;
    const said = [now - 1000.5, now + 1, now - week, now - week - 1, 0, 1e300, -1e300];
    await send(said.map((ts, at) => ({ id: `e${at}`, name: 'install_shown', ts })));
    const rows = await database.selectFrom('analytics_events').select('happened_at').orderBy('event_id').execute();
    expect(rows.map(({ happened_at }) => happened_at - now)).toEqual([-1001, 0, -week, -week, -week, 0, -week]);
  });

  it('forgets an event ninety days after it came', async () => {
    const { database, later, sweeper } = await open();
    const kept = async () => {
      await sweeper.sweep();
      return (await rowCounts(database))['analytics_events'];
    };
    await send([{ name: 'install_shown', ts: 1 }]);
    later(90 * 86_400_000);
    await send([{ name: 'install_shown', ts: 1 }]);
    expect(await kept()).toBe(2);
    later(1);
    expect(await kept()).toBe(1);
  });

  it.each(['DNT', 'Sec-GPC'])('DECIDE-85: keeps nothing of a browser that says %s', async (header) => {
    const { ask, database } = await open();
    const body = { client_id, events: [{ name: 'install_shown', ts: 1 }] };
    const answer = await ask('/api/analytics/events', { method: 'POST', body, headers: { [header]: '1' } });
    expect([answer.status, await answer.json()]).toEqual([202, { accepted: 0 }]);
    expect(await rowCounts(database)).toMatchObject({ analytics_events: 0 });
  });

  it('keeps nothing where it is switched off', async () => {
    const { database } = await open({ env: { ANALYTICS: 'off' } });
    expect((await send([{ name: 'install_shown', ts: 1 }])).status).toBe(202);
    expect(await rowCounts(database)).toMatchObject({ analytics_events: 0 });
  });
});

describe('SRV-18 health and readiness', () => {
  it('is ready while the worker looks and the database answers', async () => {
    const { ask } = await open();
    expect(await (await ask('/api/health')).json()).toEqual({ status: 'ok' });
    const answer = await ask('/api/ready');
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status: 'ready', checks: { database: true, migrations: true, worker: true, draining: false } },
    ]);
  });

  it('is not ready while the server goes, and takes no story any more', async () => {
    const { ask, beginDraining } = await open();
    beginDraining();
    const answer = await ask('/api/ready');
    expect([answer.status, answer.headers.get('Retry-After'), answer.headers.get('Connection')]).toEqual([
      503,
      '5',
      'close',
    ]);
    const refused = await ask('/api/stories/generate', { method: 'POST', body: WISH });
    expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'unavailable' }]);
    expect((await ask('/api/health')).status).toBe(200);
  });

  it('is not ready while a worker has stopped looking, whichever it is', async () => {
    const { ask, worker, pictureWorker } = await open();
    const said = async () => {
      const answer = await ask('/api/ready');
      return [answer.status, await answer.json()];
    };
    await pictureWorker.drain();
    expect(await said()).toMatchObject([503, { checks: { database: true, worker: false, draining: false } }]);
    pictureWorker.start();
    expect(await said()).toMatchObject([200, { checks: { worker: true } }]);
    await worker.drain();
    expect(await said()).toMatchObject([503, { checks: { worker: false } }]);
  });

  it('is not ready on an old copy of its database, which lacks what came later', async () => {
    const { ask, database } = await open();
    expect((await ask('/api/ready')).status).toBe(200);
    await sql`delete from kysely_migration where name like '0011%'`.execute(database);
    const answer = await ask('/api/ready');
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { checks: { database: true, migrations: false } },
    ]);
  });

  it('is not ready while its database keeps silent, and says so soon', async () => {
    const { database } = await open();
    const app = new Hono<AppEnv>();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    // As many as a pool has.
    const held = Promise.all(Array.from({ length: 10 }, () => database.connection().execute(() => released)));
    readinessRoutes(app, { database, isWorkerAlive: undefined, isDraining: () => false, patienceMs: 20 });
    const answer = await app.request('/api/ready');
    expect([answer.status, await answer.json()]).toMatchObject([503, { checks: { database: false } }]);
    release();
    await held;
    expect((await app.request('/api/ready')).status).toBe(200);
  });

  it('is not ready without its database, but alive', async () => {
    const { ask, database, worker } = await open();
    await worker.drain();
    await database.destroy();
    const answer = await ask('/api/ready');
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { error: 'Service temporarily unavailable', checks: { database: false } },
    ]);
    expect((await ask('/api/health')).status).toBe(200);
    server = await createTestApp();
  });
});

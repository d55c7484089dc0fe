import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GenerateAnswerSchema } from '#contract/stories';
import { createPaintedApp, createProviderApp, makeStory, taleFor } from '../../tests/helpers/provider-app.ts';
import { createStrictProvider, type StrictProvider } from '../../tests/helpers/strict-provider.ts';
import { createTestApp, never, quickTell, WISH, type TestApp } from '../../tests/helpers/test-app.ts';

const TOKEN = 'a-token-of-the-watcher-01';
const CHILD = 'Zwinderlotte';
const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

let provider: StrictProvider;
let servers: TestApp[] = [];
beforeAll(async () => {
  provider = await createStrictProvider(await taleFor());
});
afterAll(() => provider.close());
beforeEach(() => provider.reset());
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
});

const kept = (server: TestApp) => {
  servers.push(server);
  return server;
};
const open = async ({ env, ...options }: Parameters<typeof createTestApp>[0] = {}) =>
  kept(await createTestApp({ ...options, env: { METRICS_TOKEN: TOKEN, ...env } }));
const read = async ({ ask }: Pick<TestApp, 'ask'>): Promise<string> =>
  (await ask('/metrics', { ...bearer(TOKEN), address: '192.0.2.9' })).text();
/** The value of one series; undefined where there is none. */
const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`tuckaway_${series} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
};
const wish = async ({ ask }: TestApp, change: object = {}) => {
  const body = { ...WISH, protagonist_name: CHILD, sync: false, ...change };
  const answer = await ask('/api/stories/generate', { method: 'POST', body });
  return v.parse(GenerateAnswerSchema, await answer.json()).story_id;
};

describe('who may read the counters', () => {
  it('nobody, where no token is set: there is no such address', async () => {
    const server = await open({ env: { METRICS_TOKEN: '' } });
    expect((await server.ask('/metrics', bearer(TOKEN))).status).toBe(404);
  });

  it('who has the token, and nobody else', async () => {
    const server = await open({ env: { RATE_LIMIT_SCALE: '1' } });
    const status = async (ask?: object) => (await server.ask('/metrics', ask)).status;
    expect([await status(), await status(bearer(`${TOKEN}x`)), await status({ method: 'POST' })]).toEqual([
      401, 401, 405,
    ]);
    for (let at = 0; at < 8; at++) await status(bearer('wrong'));
    expect([await status(bearer(TOKEN)), await status({ ...bearer(TOKEN), address: '192.0.2.2' })]).toEqual([429, 200]);
    const answer = await server.ask('/metrics', { ...bearer(TOKEN), address: '192.0.2.2' });
    expect(answer.headers.get('Content-Type')).toContain('text/plain');
    expect([answer.headers.get('Cache-Control'), answer.headers.get('X-Robots-Tag')]).toEqual([
      'no-store',
      'noindex, nofollow',
    ]);
    expect(valueOf(await answer.text(), 'rate_limited_total{limit="metricsFailure"}')).toBe(1);
  });

  it('each server counts for itself', async () => {
    const [one, other] = [await open(), await open()];
    await one.ask('/api/health');
    const series = 'http_request_duration_seconds_count{method="GET",route="/api/health",status="2xx"}';
    expect([valueOf(await read(one), series), valueOf(await read(other), series)]).toEqual([1, undefined]);
  });
});

describe('what the counters say', () => {
  it('names requests by pattern, method and class, and nobody by anything', async () => {
    const server = await open();
    const id = await wish(server);
    const { ask, userId } = await server.signedIn();
    await ask(`/api/stories/${id}?who=${CHILD}`);
    await ask(`/story/${id}`);
    await ask(`/${CHILD}/nothing`);
    await ask('/api/stories/nonsense', { method: 'PATCH' });
    const text = await read(server);
    const count = (route: string, status: string, method = 'GET') =>
      valueOf(text, `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`);
    expect([count('/api/stories/:id', '2xx'), count('/api/stories/generate', '2xx', 'POST')]).toEqual([1, 1]);
    expect(count('/api/stories/:id', '4xx', 'other')).toBe(1);
    for (const secret of [id, userId, CHILD, 'example.com', '198.51.100', 'nonsense'])
      expect(text).not.toContain(secret);
  });

  it('says how many stories and pictures wait, and for how long the oldest has', async () => {
    const server = await open({ isWorking: false, env: { SHOWCASE: 'on' } });
    const family = await server.signedIn('premium');
    await wish(server);
    server.later(5000);
    await wish({ ...server, ask: family.ask });
    server.later(2000);
    let text = await read(server);
    expect(valueOf(text, 'queue_jobs{queue="stories",state="waiting"}')).toBe(2);
    expect(valueOf(text, 'queue_oldest_waiting_seconds{queue="stories"}')).toBe(7);
    server.worker.start();
    await wish({ ...server, ask: family.ask }, { include_images: true });
    await expect
      .poll(async () => valueOf(await read(server), 'queue_jobs{queue="pictures",state="waiting"}'))
      .toBeGreaterThan(1);
    server.later(3000);
    text = await read(server);
    expect(valueOf(text, 'queue_oldest_waiting_seconds{queue="pictures"}')).toBe(3);
    expect(valueOf(text, 'queue_oldest_waiting_seconds{queue="stories"}')).toBe(0);
    server.pictureWorker.start();
    await expect
      .poll(async () => valueOf(await read(server), 'pictures_ended_total{outcome="painted"}'))
      .toBeGreaterThan(1);
    expect(valueOf(await read(server), 'picture_seconds_count{painter="builtin"}')).toBeGreaterThan(1);
  });

  it('counts stories told, failed and late, and the attempts between', async () => {
    const tell: typeof quickTell = async (request, ...rest) => {
      if (request.theme === 'mystery') throw new Error('this one never');
      return request.theme === 'bedtime' ? never() : quickTell(request, ...rest);
    };
    const server = await open({ tell });
    for (const theme of ['friendship', 'mystery', 'bedtime']) await wish(server, { theme });
    const count = async (outcome: string) =>
      valueOf(await read(server), `stories_ended_total{outcome="${outcome}",teller="builtin"}`);
    await expect.poll(() => count('failed')).toBe(1);
    server.later(600_000);
    await server.sweeper.sweep();
    expect([await count('told'), await count('late')]).toEqual([1, 1]);
    const text = await read(server);
    expect(valueOf(text, 'job_stumbles_total{queue="stories"}')).toBe(3);
    expect(valueOf(text, 'story_seconds_count{teller="builtin"}')).toBe(1);
  });

  it('counts what a provider of stories takes, says and costs, and when it is left alone', async () => {
    const env = { METRICS_TOKEN: TOKEN, STORY_PRICE: '1/10', PROVIDER_FALLBACK: 'builtin' };
    const circuit = { failures: 3, restMs: 60_000 };
    const server = kept(await createProviderApp({ url: provider.url, env, quick: { circuit } }));
    expect((await makeStory(server.ask)).last.status).toBe('complete');
    const well = await read(server);
    expect(valueOf(well, 'stories_ended_total{outcome="told",teller="openai"}')).toBe(1);
    expect(valueOf(well, 'provider_call_seconds_count{provider="openai",call="text",outcome="ok"}')).toBe(2);
    expect(
      valueOf(well, 'provider_call_seconds_count{provider="openai",call="moderation",outcome="ok"}'),
    ).toBeGreaterThan(2);
    const [day] = await server.database.selectFrom('provider_spending').select('micro_usd').execute();
    const cost = valueOf(well, 'provider_cost_usd_total{provider="openai",call="text"}') ?? 0;
    expect(Math.abs(cost * 1e6 - (day?.micro_usd ?? 0))).toBeLessThan(10);
    expect(valueOf(well, 'provider_tokens_total{provider="openai",direction="written"}')).toBeGreaterThan(100);
    expect(valueOf(well, 'provider_circuit_state{provider="openai",call="text"}')).toBe(0);
    provider.plays.push('broken', 'broken', 'broken');
    expect((await makeStory(server.ask)).last.status).toBe('complete');
    const ill = await read(server);
    expect(valueOf(ill, 'provider_circuit_state{provider="openai",call="text"}')).toBe(2);
    expect(valueOf(ill, 'provider_fallbacks_total{call="text"}')).toBe(1);
    expect(valueOf(ill, 'stories_ended_total{outcome="told",teller="builtin"}')).toBe(1);
    expect(valueOf(ill, 'provider_call_seconds_count{provider="openai",call="text",outcome="broken"}')).toBe(3);
    server.later(60_000);
    expect(valueOf(await read(server), 'provider_circuit_state{provider="openai",call="text"}')).toBe(1);
  });

  it('counts what a provider of pictures takes and costs', async () => {
    const env = { METRICS_TOKEN: TOKEN, IMAGE_PRICE: '0.05' };
    const server = kept(await createPaintedApp({ url: provider.url, env }));
    await makeStory(server.ask, { include_images: true });
    const text = await read(server);
    const painted = valueOf(text, 'picture_seconds_count{painter="openai"}') ?? 0;
    expect(painted).toBeGreaterThan(1);
    expect(valueOf(text, 'provider_cost_usd_total{provider="openai",call="picture"}')).toBeCloseTo(painted * 0.05);
    expect(valueOf(text, 'provider_call_seconds_count{provider="openai",call="picture",outcome="ok"}')).toBe(painted);
  });

  it('counts what was kept and what had to be made', async () => {
    const server = await open();
    for (const path of ['/sitemap.xml', '/sitemap.xml', '/api/categories/stats']) await server.ask(path);
    for (let at = 0; at < 3; at++) await server.ask('/api/payments/prices');
    const text = await read(server);
    const count = (cache: string, result: string) =>
      valueOf(text, `cache_reads_total{cache="${cache}",result="${result}"}`);
    expect([count('sitemap', 'miss'), count('sitemap', 'hit'), count('public_stories', 'miss')]).toEqual([1, 1, 1]);
    expect([count('prices', 'miss'), count('prices', 'hit')]).toEqual([1, 2]);
  });

  it('counts the streams that are open', async () => {
    const server = await open({ tell: never });
    const stream = await server.ask(`/api/stories/${await wish(server)}/events`);
    expect(valueOf(await read(server), 'event_streams')).toBe(1);
    await stream.body?.cancel();
    await expect.poll(async () => valueOf(await read(server), 'event_streams')).toBe(0);
  });

  it('has all that the alerts look at', async () => {
    const alerts = readFileSync(join(import.meta.dirname, '../../docs/alerts.yaml'), 'utf8');
    const names = new Set([...alerts.matchAll(/tuckaway_\w+/g)].map(([name]) => name.replace(/_(bucket|count)$/, '')));
    const text = await read(await open());
    expect(names.size).toBeGreaterThan(4);
    for (const name of names) expect(text).toContain(`# TYPE ${name} `);
  });

  it('is silent about queues that cannot be asked, and says the rest', async () => {
    const server = await open({ isWorking: false });
    await read(server);
    await server.database.destroy();
    const text = await read(server);
    expect(text).not.toContain('tuckaway_queue_jobs{');
    expect(text).toContain('tuckaway_http_request_duration_seconds_count{');
    servers = [];
  });
});

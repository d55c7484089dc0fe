// What is followed of requests and jobs, as a collector of somebody else's would have it.
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GenerateAnswerSchema } from '#contract/stories';
import { readConfig } from '../../server/platform/config.ts';
import { createLog } from '../../server/platform/log.ts';
import { startServer, type RunningServer } from '../../server/start-server.ts';
import { taleFor } from '../helpers/provider-app.ts';
import { temporaryHome, type Home } from '../helpers/server-process.ts';
import { createStrictProvider, KEY, type StrictProvider } from '../helpers/strict-provider.ts';
import { quickTell, WISH } from '../helpers/test-app.ts';
import { startCollector, type CollectedSpan } from '../helpers/trace-collector.ts';

const CHILD = 'Zwinderlotte';
const FAMILY = { email: 'quokka.brunhilde@example.com', password: 'sleep tight 7153' };
const AGENT = 'Rarebrowser/7153';
const KINDS = { server: 2, client: 3, consumer: 5 };
const FAILED = 2;

const loaded = vi.hoisted(() => ({ times: 0 }));
vi.mock('../../server/platform/otlp-tracing.ts', async (original) => {
  loaded.times += 1;
  return original();
});

let home: Home;
let provider: StrictProvider;
let server: RunningServer | undefined;
let lines: string[] = [];
beforeAll(async () => {
  provider = await createStrictProvider(await taleFor());
});
afterAll(() => provider.close());
beforeEach(async () => {
  provider.reset();
  lines = [];
  home = await temporaryHome();
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  await home.remove();
});

const start = async (env: Record<string, string>, tell = quickTell) => {
  const config = readConfig({ PORT: '0', ...home.environment, SEED_STORIES: 'off', ...env });
  server = await startServer(config, {
    tell,
    log: createLog('debug', { write: (line: string) => void lines.push(line) }),
  });
  return server;
};
const stop = async () => {
  await server?.stop();
  server = undefined;
};
const post = (path: string, body: object) =>
  fetch(`${server?.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': AGENT, 'X-Request-Id': 'a-request-of-the-test' },
    body: JSON.stringify(body),
  });
const wish = async () => {
  const answer = await post('/api/stories/generate', { ...WISH, protagonist_name: CHILD, sync: false });
  const { story_id: id } = v.parse(GenerateAnswerSchema, await answer.json());
  const status = async () => (await (await fetch(`${server?.url}/api/stories/${id}/status`)).json()).status;
  await expect.poll(status).toMatch(/complete|failed/);
  return id;
};
const named = (spans: readonly CollectedSpan[], name: string) => spans.filter((span) => span.name === name);
const below = (spans: readonly CollectedSpan[], parent: CollectedSpan | undefined) =>
  spans.filter((span) => span.parentSpanId === parent?.spanId);

describe('a server that nobody asks for traces', () => {
  it('loads nothing that makes them', async () => {
    await start({});
    expect((await fetch(`${server?.url}/api/health`)).status).toBe(200);
    expect(loaded.times).toBe(0);
  });
});

describe('a server with a collector', { timeout: 30_000 }, () => {
  it('follows requests, jobs, calls to providers and queries, and says nobody’s name', async () => {
    const collector = await startCollector();
    await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      STORY_PROVIDER: 'openai',
      STORY_MODEL: 'gpt-test',
      STORY_API_KEY: KEY,
      STORY_BASE_URL: provider.url,
    });
    await post('/api/auth/register', FAMILY);
    const id = await wish();
    await fetch(`${server?.url}/story/${id}?for=${CHILD}`);
    await stop();
    await collector.close();

    expect(collector.refused).toEqual([]);
    expect(new Set(collector.paths)).toEqual(new Set(['POST /v1/traces application/json']));
    expect(collector.resources()[0]).toMatchObject({ 'service.name': 'tuckaway', 'tuckaway.role': 'all' });
    const spans = collector.spans();

    const [asked] = named(spans, 'POST /api/stories/generate');
    for (const root of [...named(spans, 'POST /api/stories/generate'), ...named(spans, 'job stories')])
      expect(root.parentSpanId).toBeUndefined();
    expect(asked).toMatchObject({
      kind: KINDS.server,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/stories/generate',
        'http.response.status_code': 202,
        'tuckaway.request_id': 'a-request-of-the-test',
      },
    });
    expect(below(spans, asked).map(({ name, kind }) => `${kind} ${name}`)).toContain('3 insert stories');
    // It woke the worker, and what that does then is not of its doing.
    expect(spans.filter(({ traceId }) => traceId === asked?.traceId).map(({ name }) => name)).not.toContain(
      'update story_jobs',
    );

    const [job] = named(spans, 'job stories');
    expect(job).toMatchObject({
      kind: KINDS.consumer,
      attributes: { 'tuckaway.story': id.slice(0, 8) },
    });
    expect(job?.traceId).not.toBe(asked?.traceId);
    const within = spans.filter(({ traceId }) => traceId === job?.traceId);
    expect(named(within, 'provider text')).toHaveLength(2);
    for (const call of named(within, 'provider text')) {
      expect(call).toMatchObject({
        kind: KINDS.client,
        parentSpanId: job?.spanId,
        attributes: { 'gen_ai.provider.name': 'openai', 'tuckaway.outcome': 'ok' },
      });
      // Money is set aside before the call, and what it came to is written down behind it.
      expect(below(spans, call).map(({ name }) => name)).toContain('update stories');
    }
    expect(named(within, 'provider moderation').length).toBeGreaterThan(1);
    expect(named(spans, 'GET /*')).toHaveLength(1);
    for (const span of spans)
      expect(Number(span.endTimeUnixNano)).toBeGreaterThanOrEqual(Number(span.startTimeUnixNano));

    const sent = collector.bodies.join('');
    for (const secret of [id, CHILD, FAMILY.email, FAMILY.password, AGENT, KEY, '127.0.0.1', '::1', 'for='])
      expect(sent, secret).not.toContain(secret);
    // A provider is told of no trace.
    expect(JSON.stringify(provider.requests)).not.toContain('traceparent');
  });

  it('says what failed, and not in the words of who it was about', async () => {
    const collector = await startCollector();
    await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, async ({ name }) => {
      throw new RangeError(`${name} cannot be told of`);
    });
    void post('/api/stories/generate', { ...WISH, protagonist_name: CHILD, sync: false });
    await expect.poll(() => lines.join('')).toContain('a story could not be told');
    await stop();
    await collector.close();
    expect(named(collector.spans(), 'job stories')[0]).toMatchObject({
      status: { code: FAILED },
      attributes: { 'error.type': 'RangeError' },
    });
    expect(collector.bodies.join('')).not.toContain(CHILD);
  });

  it('follows no query that belongs to nobody, and no more than its share', async () => {
    const collector = await startCollector();
    await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0' });
    await wish();
    await stop();
    await collector.close();
    expect(collector.spans()).toEqual([]);
    const other = await startCollector();
    await start({ OTEL_EXPORTER_OTLP_ENDPOINT: other.url });
    await expect.poll(async () => (await fetch(`${server?.url}/api/ready`)).status).toBe(200);
    await stop();
    await other.close();
    // The worker looks into its queues all the time.
    expect(named(other.spans(), 'update story_jobs')).toEqual([]);
    expect(named(other.spans(), 'GET /api/ready')).not.toEqual([]);
  });

  it('tells stories as before where the collector is away, and says so', async () => {
    const collector = await startCollector({ status: 400 });
    await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    await wish();
    await stop();
    await collector.close();
    expect(lines.join('')).toContain('traces could not be handed over');
    expect(lines.join('')).not.toContain(CHILD);
  });
});
